"""Levanter's cross-entropies of named arrays: of logits, and its own fused one, whose XLA form goes over blocks of columns."""

import functools

import haliax as hax
from heads import of_operands
from levanter.models import loss as levanter


def losses(sizes):
    Row, Width, Column = hax.make_axes(row=sizes.rows, width=sizes.width, column=sizes.columns)

    def named(p, b):
        ids, mask = hax.named(b["ids"], Row), hax.named(b["mask"], Row)
        return hax.named(p["hidden"], (Row, Width)), hax.named(p["head"], (Width, Column)), ids, mask

    def of_logits(p, b, penalty):
        hidden, head, ids, mask = named(p, b)
        logits, hot = hax.dot(hidden, head, axis=Width), hax.nn.one_hot(ids, Column)
        return levanter.cross_entropy_and_logsumexp_penalty(
            Column, logits, hot, weight=mask, logsumexp_weight=penalty).scalar()

    def blocks(p, b, **options):
        hidden, head, ids, mask = named(p, b)
        return levanter.fused_cross_entropy_loss_and_logsumexp_penalty(
            hidden, head, Width, Column, ids, weight=mask, implementation="xla", **options).scalar()

    block = functools.partial(blocks, block_size=sizes.columns // 4)
    yield of_operands("cross-entropy", functools.partial(of_logits, penalty=0.0), sizes)
    yield of_operands("cross-entropy, log-normaliser", functools.partial(of_logits, penalty=1e-4), sizes)
    yield of_operands("blocks of columns", block, sizes)
    yield of_operands("blocks, log-normaliser", functools.partial(block, logsumexp_weight=1e-4), sizes)
    yield of_operands("blocks, soft-cap", functools.partial(block, logit_soft_cap=30.0), sizes)
