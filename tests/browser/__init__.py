"""The playground's page in a real browser, with the shipped bot behind it. Without Chromium these tests are skipped."""
