"""Message text: Discord's dialect, rendered so that it can do no harm."""

import pytest

from bot.playground.people.markdown import render, with_html

NAMES = {7: "김하늘", 8: "<b>Eve</b>"}
CHANNELS = {42: "tables"}


def html(content: str) -> str:
    return render(content, names=NAMES, channels=CHANNELS)


def line(inner: str) -> str:
    return f'<div class="line">{inner}</div>'


@pytest.mark.parametrize(
    ("content", "inner"),
    [
        pytest.param("**a**", "<strong>a</strong>", id="bold"),
        pytest.param("*a* _b_", "<em>a</em> <em>b</em>", id="italic"),
        pytest.param("__a__", "<u>a</u>", id="underline"),
        pytest.param("~~a~~", "<s>a</s>", id="strike"),
        pytest.param("***a***", "<strong><em>a</em></strong>", id="bold and italic"),
        pytest.param("*a **b** c*", "<em>a <strong>b</strong> c</em>", id="bold within italic"),
        pytest.param("__**a** b__", "<u><strong>a</strong> b</u>", id="bold within underline"),
        pytest.param("**'카드'**를", "<strong>'카드'</strong>를", id="bold before a particle"),
        pytest.param("snake_case_name", "snake_case_name", id="underscores within a word"),
        pytest.param("2 * 3 * 4", "2 * 3 * 4", id="stars between spaces"),
        pytest.param("**open", "**open", id="unclosed mark"),
        pytest.param(r"\*a\*", "*a*", id="escaped marks"),
        pytest.param("`**a** <b>`", "<code>**a** &lt;b&gt;</code>", id="inline code"),
        pytest.param("``a`b``", "<code>a`b</code>", id="inline code with a backtick"),
        pytest.param("a\nb", "a<br>b", id="line break"),
        pytest.param("a\n\n\nb", "a<br><br><br>b", id="empty lines"),
        pytest.param("+ 2 M€\n1) x", "+ 2 M€<br>1) x", id="no list marks of Discord"),
        pytest.param("#hash\n#### deep", "#hash<br>#### deep", id="no headings of Discord"),
        pytest.param("a\n---\n    b", "a<br>---<br>    b", id="no rules, no indented code"),
    ],
)
def test_inline_text_is_rendered(content: str, inner: str) -> None:
    assert html(content) == line(inner)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        pytest.param("# a **b**", "<h1>a <strong>b</strong></h1>", id="heading"),
        pytest.param("### a", "<h3>a</h3>", id="third heading"),
        pytest.param("-# a", '<div class="subtext">a</div>', id="subtext"),
        pytest.param("a\n## b", f"{line('a')}\n<h2>b</h2>", id="heading after text"),
        pytest.param(
            "> a\n> b\nc",
            f"<blockquote>\n{line('a<br>b')}\n</blockquote>\n{line('c')}",
            id="quote ends with its marks",
        ),
        pytest.param(
            ">>> a\nb", f"<blockquote>\n{line('a<br>b')}\n</blockquote>", id="quote of all the rest"
        ),
        pytest.param(
            "> > a", f"<blockquote>\n{line('&gt; a')}\n</blockquote>", id="quotes do not nest"
        ),
        pytest.param(
            "> ## a\n> b",
            f"<blockquote>\n<h2>a</h2>\n{line('b')}\n</blockquote>",
            id="heading in a quote",
        ),
        pytest.param(
            "```py\nx = '<b>'\n\n**y**\n```",
            "<pre><code class=\"language-py\">x = '&lt;b&gt;'\n\n**y**\n</code></pre>",
            id="code block with a language",
        ),
        pytest.param("```a b```", "<pre><code>a b\n</code></pre>", id="code block on one line"),
        pytest.param(
            "```\na\nb```\nc",
            f"<pre><code>a\nb\n</code></pre>\n{line('c')}",
            id="code block closed behind its text",
        ),
        pytest.param("```\na", line("```<br>a"), id="unclosed code block"),
        pytest.param(
            "a\n\n- b",
            f"{line('a')}\n{line('<br>')}\n<ul>\n<li>\n{line('b')}\n</li>\n</ul>",
            id="empty line before a list",
        ),
        pytest.param(
            "2. a\n3. b",
            f'<ol start="2">\n<li>\n{line("a")}\n</li>\n<li>\n{line("b")}\n</li>\n</ol>',
            id="numbered list",
        ),
        pytest.param(
            "* a\n  * b\nc",
            f"<ul>\n<li>\n{line('a')}\n<ul>\n<li>\n{line('b')}\n</li>\n</ul>\n</li>\n</ul>\n"
            f"{line('c')}",
            id="nested list, then text",
        ),
    ],
)
def test_blocks_are_rendered(content: str, expected: str) -> None:
    assert html(content) == expected


def test_a_spoiler_can_be_opened_by_keyboard() -> None:
    spoiler = '<span class="spoiler" data-spoiler="" role="button" tabindex="0">a</span>'
    assert html("||a||") == line(spoiler)


@pytest.mark.parametrize(
    ("content", "href", "text"),
    [
        pytest.param(
            "https://a.example/b", "https://a.example/b", "https://a.example/b", id="bare"
        ),
        pytest.param("<https://a.example>", "https://a.example", "https://a.example", id="framed"),
        pytest.param(
            "[a *b*](https://a.example)", "https://a.example", "a <em>b</em>", id="masked"
        ),
        pytest.param(
            "[x](<https://a.example/y_(z)>)", "https://a.example/y_(z)", "x", id="masked and framed"
        ),
    ],
)
def test_links_are_rendered(content: str, href: str, text: str) -> None:
    link = f'<a href="{href}" target="_blank" rel="noopener noreferrer">{text}</a>'
    assert html(content) == line(link)


def test_a_bare_link_excludes_a_full_stop() -> None:
    assert html("See https://a.example/b_c_d.").endswith("https://a.example/b_c_d</a>.</div>")


@pytest.mark.parametrize("content", ["[x](javascript:alert(1))", "[x](/play/world)", "xhttp://a.b"])
def test_text_that_only_looks_like_a_link_stays_text(content: str) -> None:
    assert "<a " not in html(content)


@pytest.mark.parametrize(
    ("content", "text", "attribute"),
    [
        pytest.param("<@7>", ">@김하늘<", 'data-mention="7"', id="member"),
        pytest.param("<@!7>", ">@김하늘<", 'data-mention="7"', id="member, old spelling"),
        pytest.param("<@8>", ">@&lt;b&gt;Eve&lt;/b&gt;<", 'data-mention="8"', id="hostile name"),
        pytest.param("<@9>", ">@unknown-user<", 'data-mention="9"', id="unknown member"),
        pytest.param("<#42>", ">#tables<", 'data-jump-channel="42"', id="channel"),
        pytest.param("@everyone", ">@everyone<", 'data-mention="everyone"', id="everyone"),
        pytest.param(
            "</table open:5>", ">/table open<", 'data-command-mention="table open"', id="command"
        ),
        pytest.param("<:ruby:5>", ">:ruby:<", 'class="emoji"', id="emoji of a server"),
        pytest.param(
            "<t:1700000000:R>", ">2023-11-14 22:13 UTC<", 'data-unix="1700000000"', id="timestamp"
        ),
        pytest.param("<t:1700000000>", ">2023-11-14 22:13 UTC<", 'data-style="f"', id="plain time"),
    ],
)
def test_mentions_are_rendered(content: str, text: str, attribute: str) -> None:
    shown = html(content)
    assert text in shown
    assert attribute in shown


def test_a_time_beyond_the_calendar_stays_text() -> None:
    assert html("<t:999999999999:R>") == line("&lt;t:999999999999:R&gt;")


@pytest.mark.parametrize(
    "content",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "**<i>**",
        '[x](https://a.example "\\"><script>")',
        "```<script>\n<script>\n```",
        "`<script>`",
        "&lt;b&gt; <b>",
    ],
)
def test_html_written_by_members_is_escaped(content: str) -> None:
    shown = html(content)
    assert "<script" not in shown
    assert "<img" not in shown
    assert "<i>" not in shown
    assert "<b>" not in shown


def test_entities_stay_text() -> None:
    assert html("&amp;") == line("&amp;amp;")


@pytest.mark.parametrize("mark", ["*", "_", "~~", "||", "`", "[", "> ", "- ", "```\n", "<", "\\"])
def test_a_full_message_of_marks_is_rendered(mark: str) -> None:
    assert html((mark * 4000)[:4000])


def test_every_text_in_a_message_is_rendered() -> None:
    message = with_html(
        {
            "content": "*a*",
            "embeds": [{"title": "*t*", "description": "*b*", "fields": [{"value": "*c*"}]}],
            "components": [
                {"type": 17, "components": [{"type": 10, "content": "*d*"}]},
                {"type": 1, "components": [{"type": 3, "options": [{"value": "*e*"}]}]},
            ],
        },
        names={},
        channels={},
    )
    assert message["content"] == "*a*"
    assert message["content_html"] == line("<em>a</em>")
    embed = message["embeds"][0]
    assert embed["description_html"] == line("<em>b</em>")
    assert embed["fields"][0]["value_html"] == line("<em>c</em>")
    container, row = message["components"]
    assert container["components"][0]["content_html"] == line("<em>d</em>")
    assert row["components"][0] == {"type": 3, "options": [{"value": "*e*"}]}
