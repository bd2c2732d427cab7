"""What grpo_opt's remarks say, as YAML documents of a `remarks_file`."""

import re


def fused(text: str) -> list[int]:
    """Of each chain that was fused, how many values of the logits' shape are gone."""
    return [int(n) for n in re.findall(r"fused a loss .*?; (\d+) values? of the logits' shape", text)]


def missed(text: str) -> list[str]:
    """The reasons why losses were not fused, once each; without remarks about what is no loss, such as attention."""
    documents = re.finditer(r'^--- !Missed\n(?:.*\n)*?  - String: +"(.*)"\n(?:.*\n)*?\.\.\.', text, re.MULTILINE)
    return list(dict.fromkeys(found[1] for found in documents if not re.search(r'^  - Significance: +"other"', found[0], re.MULTILINE)))
