"""Cross-entropies of named arrays, as penzai's notebooks write them, behind its transformers: with tied heads, soft-caps and heads
of their own."""

import dataclasses

import jax
import jax.numpy as jnp
import optax
from heads import Loss, batch
from penzai import pz
from penzai.models.transformer.variants import llamalike_common as penzai

BATCH = 4


def configuration(sizes):
    return penzai.LlamalikeTransformerConfig(
        num_kv_heads=1, query_head_multiplier=2, embedding_dim=sizes.width, projection_dim=8, mlp_hidden_dim=sizes.width,
        num_decoder_blocks=1, vocab_size=sizes.columns, mlp_variant="geglu_approx", tie_embedder_and_logits=True)


def log_softmax(logits):
    return pz.nx.nmap(jax.nn.log_softmax)(logits.untag("vocabulary")).tag("vocabulary")


def mean(losses):
    return losses.untag("batch", "seq").unwrap().mean()


def next_token(model, tokens):
    """The last token is cut off before the model, and token 0 does not count."""
    labels = tokens[{"seq": pz.slice[1:]}]
    picked = log_softmax(model(tokens[{"seq": pz.slice[:-1]}]))[{"vocabulary": labels}]
    return -mean(pz.nx.nmap(jnp.where)(labels == 0, 0.0, picked))


def sliced(model, tokens):
    """The last row is cut off behind the softmax."""
    kept = log_softmax(model(tokens))[{"seq": pz.slice[:-1]}]
    return -mean(kept[{"vocabulary": tokens[{"seq": pz.slice[1:]}]}])


def of_optax(model, tokens):
    """Optax's loss, mapped over the named axes."""
    loss = pz.nx.nmap(optax.losses.softmax_cross_entropy_with_integer_labels)
    return mean(loss(model(tokens[{"seq": pz.slice[:-1]}]).untag("vocabulary"), tokens[{"seq": pz.slice[1:]}]))


def losses(sizes):
    tokens = batch(sizes)["ids"].reshape(BATCH, sizes.rows // BATCH)

    def of_model(name, loss, **options):
        config = dataclasses.replace(configuration(sizes), **options)
        model, parameters = pz.unbind_params(penzai.build_llamalike_transformer(config, jax.random.key(2)), freeze=True)
        named = lambda p, b: loss(pz.bind_variables(model, p), pz.nx.wrap(b).tag("batch", "seq"))
        return Loss(name, named, parameters, tokens)

    yield of_model("next token, tied head", next_token)
    yield of_model("next token, tied head, soft-cap", next_token, final_logit_softcap=30.0)
    yield of_model("next token, head of its own", next_token, tie_embedder_and_logits=False)
    yield of_model("rows cut off behind the softmax", sliced)
    yield of_model("Optax's integer labels", of_optax)
    yield of_model("Optax's integer labels, soft-cap", of_optax, final_logit_softcap=30.0)
