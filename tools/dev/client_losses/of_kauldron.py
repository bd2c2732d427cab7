"""Kauldron's losses, which take logits, labels and mask out of a training step's context, with logits that a product gives."""

import jax
import optax
from heads import of_operands, weights
from kauldron import kd

LOGITS = {"logits": "preds.logits", "mask": "batch.mask"}
INTEGERS = kd.losses.SoftmaxCrossEntropyWithIntLabels(**LOGITS, labels="batch.labels")
# By name, the losses that a training step adds up.
LOSSES = {
    "integer labels": {"loss": INTEGERS},
    "integer labels, scheduled weight, mean of all rows": {
        "loss": kd.losses.SoftmaxCrossEntropyWithIntLabels(
            **LOGITS, labels="batch.labels", weight=optax.linear_schedule(0.0, 1.0, 10), normalize_by="values")},
    "smoothed labels": {"loss": kd.losses.SoftmaxCrossEntropy(**LOGITS, labels="batch.smoothed")},
    "sigmoid": {"loss": kd.losses.SigmoidBinaryCrossEntropy(**LOGITS, labels="batch.hot")},
    "integer labels, sigmoid": {
        "labels": INTEGERS, "sigmoid": kd.losses.SigmoidBinaryCrossEntropy(**LOGITS, labels="batch.hot", weight=0.1)},
    "integer labels, L2 to a reference head's logits": {
        "labels": INTEGERS,
        "reference": kd.losses.L2(preds="preds.logits", targets="batch.targets", mask="batch.mask", weight=0.1)},
}


def losses(sizes):
    for name, parts in LOSSES.items():
        def loss(p, b, parts=parts):
            hot = jax.nn.one_hot(b["ids"], sizes.columns)
            batch = {"labels": b["ids"][:, None], "hot": hot, "smoothed": optax.losses.smooth_labels(hot, 0.1),
                     "mask": b["mask"][:, None], "targets": jax.lax.stop_gradient(p["hidden"]) @ b["reference"]}
            preds = {"logits": p["hidden"] @ p["head"]}
            return kd.losses.compute_losses(parts, kd.train.Context(step=7, batch=batch, preds=preds))[0]

        yield of_operands(name, loss, sizes, reference=weights(sizes, seed=7))
