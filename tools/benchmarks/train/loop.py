"""One training run: a warm start by cross-entropy, then GRPO. The hook is on or off for the whole process."""

import random
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np
from losses import policy

from benchmarks import measure
from benchmarks.launch import Failure, progress
from benchmarks.train import mesh, model, text


class Turns:
    """Waits for the command's word before every step: the two runs take turns, so that the load of the machine,
    which changes over minutes, meets both alike."""

    def __init__(self):
        self.waited = 0.0

    def take(self) -> None:
        """Says that this run is ready and blocks until it is its turn."""
        started = time.perf_counter()
        print("ready", flush=True)
        if not sys.stdin.readline():
            raise Failure("the command that started this run is gone")
        self.waited += time.perf_counter() - started


class Run:
    """The state of a run; `options` are the command's."""

    def __init__(self, options):
        self.options = options
        self.turns = Turns()
        self.rng = random.Random(options.seed)
        words = options.completion // 2
        self.words = words // 2
        corpus = [text.document(self.rng, words) for _ in range(4000)]
        self.tokenizer = text.Tokenizer([prompt + rest for prompt, rest in corpus], options.vocab)
        self.prompts = [(self.tokenizer.encode(prompt), task) for prompt, task in text.prompts()]
        self.prompt_length = max(len(ids) for ids, _ in self.prompts)
        self.corpus = [(self.tokenizer.encode(prompt), self.tokenizer.encode(rest)) for prompt, rest in corpus]
        self.shape = model.Shape(options.vocab, options.width, options.layers, options.heads,
                                 self.prompt_length + options.completion)
        self.layout = mesh.Layout(mesh.parse(options.mesh) if options.mesh else {})
        self.parameters = self.layout.parameters(model.initial(jax.random.key(options.seed), self.shape))
        self.sample = jax.jit(lambda p, prompts, key: model.sample(p, self.shape, prompts, options.completion, key))
        self.logp = jax.jit(lambda p, tokens: self.completion_logp(p, tokens))
        self.warm_step = jax.jit(self._warm_step, donate_argnums=(0, 1))
        self.grpo_step = jax.jit(self._grpo_step, donate_argnums=(0, 1))

    def padded(self, ids: list[int]) -> list[int]:
        """A prompt with padding before it, so that all end at the same place."""
        return [0] * (self.prompt_length - len(ids)) + ids

    def completion_logp(self, parameters, tokens):
        """Log-probabilities of the tokens behind the prompt."""
        return model.token_logp(parameters, self.shape, tokens)[:, self.prompt_length - 1:]

    def _warm_step(self, parameters, state, tokens):
        def loss(p):
            mask = (tokens[:, self.prompt_length:] != 0).astype(jnp.float32)
            return -policy.aggregate(self.completion_logp(p, tokens), mask, "token_mean")

        value, gradients = jax.value_and_grad(loss)(parameters)
        return *model.adamw(parameters, gradients, state, self.options.warm_rate), value

    def _grpo_step(self, parameters, state, tokens, old_logp, advantages, ref_logp):
        def loss(p):
            logp = self.completion_logp(p, tokens)
            return policy.grpo(logp, old_logp, advantages, jnp.ones_like(logp), ref_logp, beta=self.options.kl_beta)

        value, gradients = jax.value_and_grad(loss)(parameters)
        return *model.adamw(parameters, gradients, state, self.options.rate), value

    def warm_batch(self):
        """Documents as tokens [B, length]."""
        rows = []
        for prompt, rest in self.rng.choices(self.corpus, k=self.options.prompts * self.options.group):
            rest = rest[:self.options.completion]
            rows.append(self.padded(prompt) + rest + [0] * (self.options.completion - len(rest)))
        return self.layout.batch(jnp.asarray(rows, jnp.int32))

    def rollout(self, key):
        """Groups of completions with their rewards: (tokens [B, length], rewards [prompts, group])."""
        chosen = self.rng.choices(self.prompts, k=self.options.prompts)
        repeated = [(self.padded(ids), task) for ids, task in chosen for _ in range(self.options.group)]
        prompts = self.layout.batch(jnp.asarray([ids for ids, _ in repeated], jnp.int32))
        completions = self.sample(self.parameters, prompts, key)
        texts = [self.tokenizer.decode(row) for row in np.asarray(completions).tolist()]
        rewards = np.array([text.reward(task, written, self.words) for (_, task), written in zip(repeated, texts)])
        return jnp.concatenate([prompts, completions], axis=1), rewards.reshape(len(chosen), -1), texts[0]

    def warm_up(self) -> list[float]:
        """The warm start; losses."""
        state = model.adamw_state(self.parameters)
        losses = []
        for number in range(self.options.warm_steps):
            self.turns.take()
            self.parameters, state, value = self.warm_step(self.parameters, state, self.warm_batch())
            losses.append(float(value))
            if (number + 1) % 25 == 0:
                progress(f"warm start {number + 1} of {self.options.warm_steps}: loss {losses[-1]:.3f}")
        return losses

    def grpo(self) -> dict:
        """The GRPO steps; curves and times."""
        reference = jax.tree.map(jnp.copy, self.parameters)
        state = model.adamw_state(self.parameters)
        curves: dict[str, list[float]] = {"reward": [], "loss": [], "sample_ms": [], "step_ms": []}
        memory, sample = None, ""
        for number in range(self.options.steps):
            self.turns.take()
            started = time.perf_counter()
            tokens, rewards, sample = self.rollout(jax.random.fold_in(jax.random.key(self.options.seed + 1), number))
            centred = rewards - rewards.mean(1, keepdims=True)
            advantages = (centred / (rewards.std(1, keepdims=True) + 1e-4)).reshape(-1)
            tokens, advantages = self.layout.batch((tokens, jnp.asarray(advantages, jnp.float32)))
            old_logp, ref_logp = self.logp(self.parameters, tokens), self.logp(reference, tokens)
            jax.block_until_ready((old_logp, ref_logp))
            sampled = time.perf_counter()
            if memory is None:
                arguments = (self.parameters, state, tokens, old_logp, advantages, ref_logp)
                memory = measure.compiler_memory(self.grpo_step.lower(*arguments).compile())
                measure.reset_host_peak()
                sampled_again = time.perf_counter()
            for _ in range(self.options.updates):
                self.parameters, state, value = self.grpo_step(self.parameters, state, tokens, old_logp, advantages,
                                                               ref_logp)
            value = float(value)
            ended = time.perf_counter()
            if not np.isfinite(value):
                raise Failure(f"the loss is {value} at step {number + 1}")
            begun = sampled if number else sampled_again
            for key, item in (("reward", float(rewards.mean())), ("loss", value),
                              ("sample_ms", 1e3 * (sampled - started)),
                              ("step_ms", 1e3 * (ended - begun) / self.options.updates)):
                curves[key].append(item)
            if (number + 1) % 10 == 0:
                progress(f"step {number + 1} of {self.options.steps}: reward {np.mean(curves['reward'][-10:]):.3f}")
        return {"curves": curves, "compiler_memory": memory, "mem_after_run": measure.memory(), "last_sample": sample}


def execute(options) -> dict:
    """The whole run; its part of the record."""
    if options.worker == "on":
        import grpo_opt

        try:
            # On top of --config, which the environment names: the command counts what it prints.
            grpo_opt.install({"remarks": "missed"})
        except (grpo_opt.ConfigurationError, RuntimeError, ImportError) as error:
            raise Failure(str(error)) from error
    started = time.perf_counter()
    try:
        run = Run(options)
    except ValueError as error:
        raise Failure(str(error)) from error
    warm = run.warm_up()
    found = run.grpo()
    timed = found["curves"]["step_ms"][1:] or found["curves"]["step_ms"]
    return {"hook": options.worker, "first_step_ms": found["curves"]["step_ms"][0], "step_ms": measure.spread(timed),
            "avg_step_ms": float(np.mean(timed)), "warm_start_loss": warm,
            "busy_s": time.perf_counter() - started - run.turns.waited, **found}
