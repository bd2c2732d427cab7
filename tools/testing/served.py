"""Runs of grpo-opt in one process that lasts: `grpo-opt __serve`, from Python."""

import contextlib
import json
import pathlib
import queue
import subprocess
import threading


class Runs:
    """Command lines, one after the other; their processes of the TPU compiler last as well.  Starts when first needed, and
    again after a run that ended it."""

    def __init__(self, grpo_opt: str | pathlib.Path):
        self.command = [str(grpo_opt), "__serve"]
        self.process: subprocess.Popen | None = None

    def __call__(self, words: list, limit: float) -> tuple[int, str]:
        """The exit code of a run and its message; a run that takes longer than the limit, in seconds, has the code 124.
        What it prints besides is lost."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.DEVNULL, text=True)
        process, answers = self.process, queue.Queue()
        threading.Thread(target=lambda: answers.put(process.stdout.readline()), daemon=True).start()
        try:
            process.stdin.write(json.dumps([str(word) for word in words]) + "\n")
            process.stdin.flush()
            line = answers.get(timeout=limit)
        except BrokenPipeError:
            line = ""
        except queue.Empty:
            process.kill()
            self.close()
            return 124, f"not done after {limit} s"
        if not line:
            return self.close(), "the process ended without an answer"
        answer = json.loads(line)
        return answer["code"], answer["error"]

    def close(self) -> int:
        """Lets the process end; its exit code."""
        process, self.process = self.process, None
        if process is None:
            return 0
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        return process.wait()
