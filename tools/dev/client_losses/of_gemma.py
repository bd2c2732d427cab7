"""Gemma's fine-tuning losses, as its recipes have them, behind its transformers with tied heads: Kauldron's cross-entropy, of LoRA
parameters too, and Gemma's own preference losses."""

import jax
import jax.numpy as jnp
from gemma import gm, peft
from heads import Loss, batch
from kauldron import kd

CROSS_ENTROPY = kd.losses.SoftmaxCrossEntropyWithIntLabels(logits="preds.logits", labels="batch.target", mask="batch.loss_mask")
PREFERENCE = {"tokens": "batch.target", "sequence_mask": "batch.loss_mask", "policy_logits": "preds.policy.logits",
              "anchor_logits": "preds.anchor.logits"}
SEQUENCES = 4


def transformer(sizes, soft_cap):
    """One block, with Gemma 3's normalisations or, where the logits have a soft-cap, Gemma 2's."""
    config = gm.nn.config.TransformerConfig(
        num_embed=sizes.columns, embed_dim=sizes.width, hidden_dim=sizes.width, num_heads=2, head_dim=8, num_kv_heads=1,
        final_logit_softcap=soft_cap, use_post_attn_norm=True, use_post_ffw_norm=True,
        attention_types=(gm.nn.config.AttentionType.GLOBAL,), use_qk_norm=soft_cap is None)
    return gm.nn.Transformer(config=config, dtype=jnp.float32, tokens="batch.input")


def losses(sizes):
    given, length = batch(sizes), sizes.rows // SEQUENCES
    target, mask = given["ids"].reshape(SEQUENCES, length), given["mask"].reshape(SEQUENCES, length) > 0
    rows = {"input": jnp.roll(target, 1, axis=-1), "target": target[..., None], "loss_mask": mask[..., None]}
    # The second of two sequences is the rejected one.
    pairs = {name: x.reshape(SEQUENCES // 2, 2, length) for name, x in rows.items()}

    def of_model(name, model, loss, data, trained, frozen):
        """By the trained parameters; `model` has the frozen ones as well."""
        def function(p, b):
            preds = model.apply({"params": peft.merge_params(b["frozen"], p)}, b["input"])
            return kd.losses.compute_losses({"loss": loss}, kd.train.Context(step=0, batch=b, preds=preds))[0]

        return Loss(name, function, trained, data | {"frozen": frozen})

    def initial(model, seed=2):
        return model.init(jax.random.key(seed), rows["input"])["params"]

    plain, capped = transformer(sizes, None), transformer(sizes, 30.0)
    yield of_model("cross-entropy", plain, CROSS_ENTROPY, rows, initial(plain), {})
    yield of_model("cross-entropy, soft-cap", capped, CROSS_ENTROPY, rows, initial(capped), {})
    adapted = gm.nn.LoRA(rank=4, model=capped, dtype=jnp.float32)
    frozen, trained = peft.split_params(initial(adapted))
    yield of_model("cross-entropy, soft-cap, LoRA", adapted, CROSS_ENTROPY, rows, trained, frozen)

    def of_policy(name, model, loss, data):
        policy, anchor = {"policy": initial(model)}, {"anchor": initial(model, seed=3)}
        return of_model(name, gm.nn.AnchoredPolicy(policy=model), loss, data, policy, anchor)

    yield of_policy("DPO", plain, gm.losses.DpoLoss(**PREFERENCE), pairs)
    yield of_policy("DPO, soft-cap, smoothed", capped, gm.losses.DpoLoss(**PREFERENCE, label_smoothing=0.1), pairs)
    yield of_policy("NPO", plain, gm.losses.NpoLoss(**PREFERENCE), rows)
