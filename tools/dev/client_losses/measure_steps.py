"""Measures the training steps of a published trainer without grpo_opt and with it; tools/dev/clients runs this in the trainer's
environment.

    python measure_steps.py MODULE [RUN]…

MODULE is a file in this folder with `DEVICES`, the number of CPU devices, `RUNS`, its runs by their names, and `train(run, ended)`,
which trains and calls `ended(loss)` after each step.  Prints a JSON object: by the name of the run, of each way (`off`, `on`) the
losses (`losses`) and of the step, the program that has the largest temporaries without grpo_opt, its temporaries in bytes, the time to
compile it in seconds, by the clock (`compile_s`) and of the processors (`compile_processor_s`), and the shortest time between the ends
of two steps (`step_s`, `step_processor_s`); how many chains were fused in all programs (`chains`), how many values of the logits' shape are gone
with them (`gone`), and what was missed (`missed`).  A run that fails has only its error (`error`).
"""

import argparse
import importlib
import json
import os
import pathlib
import resource
import sys
import tempfile
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "python" / "tests"))
import remarks


def processor_seconds() -> float:
    """What this process, and those that it started and that ended, took of the processors."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(of.ru_utime + of.ru_stime for of in used)


class Programs:
    """Temporaries and compile times of the programs that JAX compiles, by name."""

    def __init__(self):
        import jax

        self.found: dict[str, dict] = {}
        # Executables of JAX's client have no names: the one that was not there before the compile is the program's.
        self.live = jax.devices()[0].client.live_executables
        self.known = {id(executable): executable for executable in self.live()}
        self.lowered = processor_seconds()
        # tunix removes all listeners at the end of a run.
        jax.monitoring.register_event_duration_secs_listener(self.ended)

    def ended(self, event: str, seconds: float, fun_name: str = "", **_) -> None:
        """Keeps what a compile took, of the larger executable where there are several."""
        if event == "/jax/core/compile/jaxpr_to_mlir_module_duration":
            self.lowered = processor_seconds()
        if event != "/jax/core/compile/backend_compile_duration":
            return
        used = processor_seconds() - self.lowered
        new = {id(executable): executable for executable in self.live() if id(executable) not in self.known}
        self.known |= new
        temporaries = max((executable.get_compiled_memory_stats().temp_size_in_bytes for executable in new.values()), default=0)
        found = {"temporaries": temporaries, "compile_s": round(seconds, 3), "compile_processor_s": round(used, 3)}
        self.found[fun_name] = max(self.found.get(fun_name, found), found, key=lambda one: one["temporaries"])


class Steps:
    """Losses, and times at the ends of steps."""

    def __init__(self):
        self.losses, self.clock, self.processors = [], [], []

    def ended(self, loss: float) -> None:
        self.losses.append(loss)
        self.clock.append(time.perf_counter())
        self.processors.append(processor_seconds())


def shortest(times: list[float]) -> float:
    """The shortest time between two successive steps, without the first, during which the step is compiled."""
    return round(min(after - before for before, after in zip(times[1:], times[2:], strict=False)), 4)


def measured(module, run: str) -> dict:
    """The losses and times of a run, and what was compiled."""
    import jax

    jax.clear_caches()
    programs, steps = Programs(), Steps()
    module.train(run, steps.ended)
    return {"losses": steps.losses, "step_s": shortest(steps.clock), "step_processor_s": shortest(steps.processors),
            "programs": programs.found}


def both(module, run: str) -> dict:
    """The results of a run without grpo_opt and with it."""
    import grpo_opt

    found = {"off": measured(module, run)}
    with tempfile.NamedTemporaryFile("r") as file:
        with grpo_opt.installed(remarks="none", remarks_file=file.name):
            found["on"] = measured(module, run)
        text = file.read()
    before = found["off"]["programs"]
    step = max(before, key=lambda name: before[name]["temporaries"])
    for way in found.values():
        way |= way.pop("programs")[step]
    gone = remarks.fused(text)
    return found | {"chains": len(gone), "gone": sum(gone), "missed": remarks.missed(text)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module")
    parser.add_argument("runs", nargs="*")
    options = parser.parse_args()
    module = importlib.import_module(options.module)
    # The machine code is optimized, unlike that of tests; MaxText would keep it in the user's home and read it there.
    os.environ |= {"JAX_PLATFORMS": "cpu", "JAX_ENABLE_COMPILATION_CACHE": "false",
                   "XLA_FLAGS": f"--xla_force_host_platform_device_count={module.DEVICES}"}
    found = {}
    for run in options.runs or module.RUNS:
        try:
            found[run] = both(module, run)
        except Exception as error:
            traceback.print_exc()
            found[run] = {"error": f"{type(error).__name__}: {error}"}
    # Trainers print on the standard output; the results are its last line.
    print(f"\n{json.dumps(found)}", flush=True)
    # Threads of a trainer's loggers and checkpoints need not end.
    os._exit(0)


if __name__ == "__main__":
    main()
