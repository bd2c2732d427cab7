"""The training A/B: GRPO on a small transformer, with the compile hook off and on.

    text.py      sentences about numbers, a byte-pair tokenizer trained on them, the rule that rewards
    model.py     the transformer, sampling with a key-value cache, AdamW
    loop.py      one run: a warm start by cross-entropy, then GRPO; what the child processes execute
    command.py   the command: both runs, table, plot, JSON
"""
