"""Everyday training losses, as a product of the choices that trainers make.

A program is a loss over the logits of a language-model head and its gradients with respect to the head and the hidden
states. One value of each axis (`program.AXES`) names it, joined by slashes: `tied/bf16/einsum/completion/temp/take/grpo/scan`.
Each value is one function, which names the library that it comes from where it is not common to all.

    head.py     types and layout of the weights, and the product
    tokens.py   from logits to a log-probability per token: shift, scale, pick
    losses.py   from log-probabilities to the loss
    around.py   loops, branches and rematerialization around the loss
    program.py  the axes, the draw of a sample, and the lowering
    check.py    what a fused program must not hold, and its numbers
"""
