"""EasyDeL's causal language-model loss: its default, and each of its chunked variants."""

from easydel.infra import loss_utils as easydel
from heads import behind_product, mean, of_operands


def variant(**options):
    config = easydel.LossConfig(**{"break_on_nan": False, "chunk_block_size": None, **options})

    def loss(x, b):
        return easydel.fixed_cross_entropy(x[None], b["ids"][None], attention_mask=b["mask"][None], config=config).loss

    return loss


def losses(sizes):
    part = sizes.columns // 4
    variants = {"default": {"chunk_block_size": easydel.LossConfig().chunk_block_size}, "whole": {},
                "chunks of columns": {"chunk_vocab_size": part}, "chunks of rows": {"chunk_token_size": sizes.rows // 4},
                "blocks of logits": {"chunk_block_size": part},
                "blocks, smoothed, z-loss": {"chunk_block_size": part, "label_smoothing": 0.1, "z_loss": 1e-4}}
    for name, options in variants.items():
        yield behind_product(name, variant(**options), sizes)
    soft = lambda x, b: mean(easydel.cross_entropy_with_logits(
        x, easydel.onehot(b["ids"], sizes.columns, 0.9, 0.1 / (sizes.columns - 1)), 1e-4)[0], b)
    yield behind_product("soft targets, z-loss", soft, sizes)
    config = easydel.LossConfig(break_on_nan=False, chunk_block_size=None, shift_tokens=False)

    def chunked_head(p, b):
        return easydel.causal_lm_loss_chunked_lm_head(
            p["hidden"][None], b["ids"][None], lambda x: x @ p["head"], vocab_size=sizes.columns,
            attention_mask=b["mask"][None], config=config, token_chunk_size=sizes.rows // 4).loss

    yield of_operands("chunked head", chunked_head, sizes)
