"""Benchmarks and checks of the fused loss: what tools/bench, tools/gradcheck and tools/train-ab are made of.

    launch.py            finds the checkout's Python and starts again with it; errors for the user
    settings.py          one measured point: shape, precision, loss; presets; command-line options
    inputs.py            arrays for a point, drawn on the host so that no device peak is spoilt
    losses.py            the losses at the LM head's and at the logits' level, from testdata/losses/policy.py
    implementations.py   baseline, jax-chunked, portable, mosaic, hook: a lowered program made ready to run
    torch_rivals.py      liger, cce, torch-compile: the same losses by PyTorch, where it and the packages are installed
    measure.py           times and memory of one implementation, or of several that take turns
    aot.py               what the compiler says: memory statistics, estimated cycles (never measurements)
    record.py            the JSON that every command writes, and the machine's description
    tables.py, plots.py, tracking.py    terminal, PNG/SVG, Weights & Biases
    reference.py         the losses in NumPy and float64
    bench.py, gradcheck.py              the commands
    train/               the training A/B: text and tokens, model, loop, command

Modules that import JAX are imported by the commands only after launch.py has done its part.
"""
