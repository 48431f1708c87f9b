"""Operators' means: the guide names all exit codes, metrics and lines of the log; `deploy/` holds together."""

import ast
import json
import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import yaml
from prometheus_client import generate_latest

from bot.alive import check
from bot.config import read_config
from bot.exits import Exit
from bot.metrics import Metrics
from bot.store.copying.figures import Figures

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "run-the-bot" / "operating.md").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
SECRET = "secret"
_LOUD = ("error", "exception", "warning", "critical")
_VALUE = re.compile(r"%[.\d]*[a-z]")
_ELSEWHERE = ("Table %d %s.",)
"""Messages that are all values: their texts stand elsewhere."""

TRIED_AGAIN = {Exit.BUG, Exit.NO_DISCORD, Exit.CUT_OFF, Exit.NO_DATABASE}
"""A later start may succeed with nothing changed."""


def _loud() -> Iterator[tuple[Path, str]]:
    """Messages at WARNING or above that the bot may write, and where."""
    for file in (ROOT / "bot").rglob("*.py"):
        if "playground" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            is_log = ast.unparse(node.func).startswith(("_log.", "_LOG."))
            if is_log and ast.unparse(node.func).endswith(_LOUD):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    yield file, str(first.value)
            elif ast.unparse(node.func) == "TableTasks":
                for each in ast.walk(node):
                    if isinstance(each, ast.Constant) and "%d" in str(each.value):
                        yield file, str(each.value)


def test_the_guide_explains_every_warning_and_error() -> None:
    found = {message for _, message in _loud()} - set(_ELSEWHERE)
    assert len(found) > 25
    missing = []
    for message in found:
        parts = [part.strip(" :;,.()'").split()[:3] for part in _VALUE.split(message)]
        longest = max(range(len(parts)), key=lambda at: len(parts[at]))
        said = " ".join(parts[longest]).rstrip(";:,.")
        if said not in GUIDE:
            missing.append(message)
    assert not missing


def test_the_guide_explains_every_exit_code_and_whether_the_bot_is_started_again() -> None:
    rows = re.findall(r"^\| (\d+) \| (yes|no|—) \|", GUIDE, re.M)
    told = {int(code): again == "yes" for code, again in rows}
    assert told == {int(each): (each in TRIED_AGAIN) for each in Exit}
    assert len(rows) == len(told)


def test_no_exit_code_is_written_as_a_number() -> None:
    code = (ROOT / "bot" / "__main__.py").read_text("utf-8")
    assert not re.findall(r"\breturn \d|\bcode=\d|exit\(\d", code)


def test_systemd_restarts_the_bot_after_exactly_the_exits_that_a_later_start_may_cure() -> None:
    unit = (DEPLOY / "turnpost.service").read_text("utf-8")
    assert re.findall(r"^Restart=(.*)", unit, re.M) == ["on-failure"]
    (prevents,) = re.findall(r"^RestartPreventExitStatus=(.*)", unit, re.M)
    kept_down = {int(each) for each in prevents.split()}
    assert kept_down == {each for each in Exit if each and each not in TRIED_AGAIN}


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_a_container_is_restarted_after_every_exit_that_a_later_start_may_cure(name: str) -> None:
    """Its engine knows no codes: it starts the bot again after all of them, or all but 0, as often as it takes."""
    composed = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    assert composed["services"]["bot"]["restart"] in ("unless-stopped", "always", "on-failure")
    assert Exit.STOPPED not in TRIED_AGAIN


def test_only_the_bot_reads_files_of_the_service_and_the_container() -> None:
    unit = (DEPLOY / "turnpost.service").read_text("utf-8").splitlines()
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(unit)
    assert "chmod 700 /data /data/copies" in (DEPLOY / "Containerfile").read_text("utf-8")


def test_the_guide_and_the_dashboard_name_every_metric_and_no_other() -> None:
    ours = {family.name for family in Metrics().registry.collect() if "turnpost" in family.name}
    bases = {name: name.removesuffix("_total") for name in re.findall(r"turnpost_\w+", GUIDE)}
    assert set(bases.values()) == ours
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(each["expr"] for panel in board["panels"] for each in panel["targets"])
    named = {
        re.sub(r"_(total|bucket|sum|count)$", "", name)
        for name in re.findall(r"turnpost_\w+", asked)
    }
    assert named <= ours
    assert ours - named == {"turnpost_tables"} - named


def test_every_alert_asks_for_metrics_that_exist_and_names_a_remedy() -> None:
    ours = {family.name for family in Metrics().registry.collect() if "turnpost" in family.name}
    scraped = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    (file,) = scraped["rule_files"]
    (group,) = yaml.safe_load((DEPLOY / file).read_text("utf-8"))["groups"]
    names = [rule["alert"] for rule in group["rules"]]
    assert len(names) == len(set(names)) > 8
    for rule in group["rules"]:
        asked = re.findall(r"turnpost_\w+", rule["expr"])
        bases = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in asked}
        assert bases <= ours, rule["alert"]
        assert asked or 'job="turnpost"' in rule["expr"]
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["todo"]
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_prometheus_takes_the_rules_of_alerts() -> None:
    checker = shutil.which("promtool")
    if checker is None:
        pytest.skip("there is no promtool here")
    for argv in (("rules", "alerts.yml"), ("config", "prometheus.yml")):
        done = subprocess.run(
            [checker, "check", *argv], cwd=DEPLOY, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_error_can_be_seen_to_grow_from_nothing() -> None:
    """A series that begins with its first event has no rate, and a dashboard would show no data instead of 0."""
    metrics = Metrics()
    metrics.found(Figures(None, 0, None, {}, None), [])
    said = generate_latest(metrics.registry).decode()
    for line in (
        'turnpost_log_lines_total{level="ERROR"} 0.0',
        'turnpost_posts_given_up_total{kind="board"} 0.0',
        'turnpost_refusals_total{code="internal"} 0.0',
        'turnpost_requests_total{method="POST",status="429"} 0.0',
        'turnpost_tables{status="playing"} 0.0',
    ):
        assert line in said, line


def test_memory_and_processor_time_are_shown_for_the_bot_alone() -> None:
    """Prometheus and everything else that it watches have metrics of these names too."""
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [each["expr"] for panel in board["panels"] for each in panel["targets"]]
    of_processes = [each for each in asked if "process_" in each]
    assert len(of_processes) == 2
    assert all("on (job, instance) turnpost_servers" in each for each in of_processes)


def test_the_dashboard_lays_nothing_over_anything() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells


def test_each_step_of_the_container_can_be_done(tmp_path: Path) -> None:
    for line in CONTAINER.splitlines():
        if line.startswith("COPY "):
            *sources, _ = line.removeprefix("COPY ").split()
            assert all((ROOT / source).exists() for source in sources), line
    first, *rest = [
        line
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert first == "*"
    copied = {line.removeprefix("!") for line in rest if line.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = project["tool"]["setuptools"]["packages"]["find"]["include"]
    shipped = {
        source.partition("/")[0]
        for sources in project["tool"]["setuptools"]["data-files"].values()
        for source in sources
    }
    needed = {each.rstrip("*") for each in packages} | shipped - {".dockerignore"}
    assert copied >= needed | {"pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"}
    (command,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.M)
    assert json.loads(command) == ["turnpost", "bot"]
    (health,) = re.findall(r"CMD (\[.*--within.*\])$", CONTAINER, re.M)
    program, command, *argv = json.loads(health)
    assert (program, command) == ("turnpost", "health")
    (alive,) = re.findall(r"^ENV ALIVE_FILE=(\S+)$", CONTAINER, re.M)
    file = tmp_path / Path(alive).name
    assert check(argv, {"ALIVE_FILE": str(file)}) == 1
    file.touch()
    assert check(argv, {"ALIVE_FILE": str(file)}) == 0
    for moment in (time.time() + 121, time.time() - 121):
        assert check(argv, {"ALIVE_FILE": str(file)}, partial(float, moment)) == 1


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_the_composed_services_have_settings_that_the_bot_takes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    bot = composed["services"]["bot"]
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    mounted = {each.partition(":")[0] for each in bot.get("volumes", ())}
    for other in composed["services"].values():
        mounted |= {each.partition(":")[0] for each in other.get("volumes", ())}
    assert mounted == set(composed["volumes"])
    env = {
        key: value.replace("/data", str(tmp_path)).replace("${POSTGRES_PASSWORD}", SECRET)
        for key, value in bot["environment"].items()
    }
    (tmp_path / "copies").mkdir()
    config = read_config({"DISCORD_TOKEN": SECRET, **env})
    assert config.database.database in ("turnpost", f"{tmp_path}/turnpost.sqlite3")


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "turnpost.service").read_text("utf-8")
    for section in ("[Unit]", "[Service]", "[Install]"):
        assert text.count(section) == 1
    checker = shutil.which("systemd-analyze")
    if checker is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "turnpost.service"
    # The program is checked too, so one that is here stands for it.
    unit.write_text(text.replace("/opt/turnpost/bin/turnpost", "/bin/true"))
    done = subprocess.run([checker, "verify", unit], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_image_is_built_and_starts() -> None:
    builder = shutil.which("podman") or shutil.which("docker")
    if builder is None or subprocess.run([builder, "info"], capture_output=True).returncode:
        pytest.skip("no containers can be built here")
    (base,) = re.findall(r"^FROM (\S+)$", CONTAINER, re.M)
    if subprocess.run([builder, "pull", "-q", base], capture_output=True, timeout=600).returncode:
        pytest.skip(f"{base} cannot be fetched here")
    build = [builder, "build", "-q", "-f", "deploy/Containerfile", "."]
    image = subprocess.run(build, cwd=ROOT, check=True, capture_output=True, text=True, timeout=900)
    run = [builder, "run", "--rm", image.stdout.strip(), "turnpost", "bot"]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "DISCORD_TOKEN is missing" in done.stderr
