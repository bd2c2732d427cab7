"""Runs units side by side, the longest first, and keeps what each one says."""

import concurrent.futures
import contextlib
import ctypes
import os
import pathlib
import re
import resource
import signal
import subprocess
import threading
import time

from . import junit
from .units import Unit
from .verdicts import Verdicts

# Seconds after which a unit has hung, unless it is expected to take a third of that or more.
LIMIT = 1800
# How much of a failed unit's output is shown, in characters.
SHOWN = 6000


class Scheduler:
    """Runs each unit once on one of `jobs` threads; units may be added while others run."""

    def __init__(self, jobs: int, folder: pathlib.Path, environment: dict[str, str]):
        self.folder, self.environment = folder, environment
        self.verdicts = Verdicts(environment)
        self.cases: dict[str, list[junit.Case]] = {}
        self.seconds: dict[str, float] = {}  # by unit, until it ended
        self.worked: dict[str, float] = {}  # by stage, of the processors; of Rust tests by their modules
        self.waiting: list[Unit] = []
        self.total = 0
        self.lock = threading.Condition()
        self.more = True  # units may still be added
        self.running: set[subprocess.Popen] = set()
        self.stopped = False
        self.pool = concurrent.futures.ThreadPoolExecutor(jobs)
        self.threads = [self.pool.submit(self.work) for _ in range(jobs)]

    def add(self, units: list[Unit]) -> None:
        """Queues units behind those that take longer."""
        with self.lock:
            self.waiting = sorted([*self.waiting, *units], key=lambda u: -u.cost)
            self.total += len(units)
            self.lock.notify_all()

    def finish(self) -> None:
        """Waits until everything has run; nothing is added any more."""
        with self.lock:
            self.more = False
            self.lock.notify_all()
        try:
            for thread in self.threads:
                thread.result()
        except BaseException:
            self.stop()
            raise
        finally:
            self.verdicts.close()

    def stop(self) -> None:
        """Ends what runs and starts nothing more."""
        with self.lock:
            self.stopped, self.waiting = True, []
            for process in self.running:
                end(process)
            self.lock.notify_all()

    def work(self) -> None:
        while unit := self.next():
            self.run(unit)

    def next(self) -> Unit | None:
        with self.lock:
            while not self.waiting and self.more and not self.stopped:
                self.lock.wait()
            return self.waiting.pop(0) if self.waiting else None

    def run(self, unit: Unit) -> None:
        """Runs one unit and records its cases."""
        name = re.sub(r"[^\w.-]+", "-", unit.name)
        log, results = self.folder / f"{name}.log", self.folder / f"{name}.xml"
        command = [*unit.command, f"{unit.junit}{results}"] if unit.junit else unit.command
        results.unlink(missing_ok=True)
        since = time.monotonic()
        if kept := self.verdicts.get(unit):
            junit.write(results, unit.stage, kept)
            self.tell(unit, kept, time.monotonic() - since, None, log)
            return
        why, worked = self.execute(command, unit, log)
        seconds = time.monotonic() - since
        try:
            cases = junit.read(results) if unit.junit else [junit.Case(unit.name, seconds, why)]
            if not cases:
                why = why or "no test was run"
        except (OSError, ValueError) as error:
            cases, why = [], why or f"it left no results: {error}"
        # A command that fails without a failed test broke down itself.
        if why and not any(c.failure for c in cases):
            cases.append(junit.Case(unit.name, seconds, why))
        if not unit.junit:
            junit.write(results, unit.stage, cases)
        self.verdicts.put(unit, cases)
        self.tell(unit, cases, seconds, worked, log)

    def execute(self, command: list[str], unit: Unit, log: pathlib.Path) -> tuple[str, float]:
        """Runs a command with its output in a file; what went wrong, or nothing, and what it used of the processors."""
        with log.open("wb") as output:
            try:
                process = subprocess.Popen(command, cwd=unit.folder, env=self.environment, stdin=subprocess.DEVNULL,
                                           stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
            except OSError as error:
                return f"it does not start: {error}", 0.0
            with self.lock:
                self.running.add(process)
                if self.stopped:
                    end(process)
            limit = max(LIMIT, 3 * unit.cost)
            late = threading.Timer(limit, end, (process,))
            late.start()
            _, status, usage = os.wait4(process.pid, 0)
            in_time = late.is_alive()
            late.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            end(process)
            with self.lock:
                self.running.remove(process)
            worked = usage.ru_utime + usage.ru_stime
            if not in_time:
                return f"it was stopped after {limit:.0f} s", worked
            return f"it ended with exit code {process.returncode}" if status else "", worked

    def tell(self, unit: Unit, cases: list[junit.Case], seconds: float, worked: float | None, log: pathlib.Path) -> None:
        """One line for a unit, and the output of one that failed. What the store had did not work."""
        bad = [c for c in cases if c.failure]
        with self.lock:
            self.seconds[unit.name] = seconds
            self.cases.setdefault(unit.stage, []).extend(cases)
            # Rust tests by their modules.
            part = f"{unit.stage}: {unit.name.partition('::')[0]}" if "::" in unit.name else unit.stage
            self.worked[part] = self.worked.get(part, 0.0) + (worked or 0.0)
            what = f"{len(cases)} tests" if len(cases) != 1 else "1 test"
            how = "from the store" if worked is None else f"{seconds:.1f} s, of which the processors worked {worked:.1f} s"
            print(f"[{len(self.seconds)}/{self.total}] {'FAILED' if bad else 'ok'} {unit.name}: {what}, {how}", flush=True)
            for case in bad:
                print(f"  {case.name}: {case.failure.strip()[:SHOWN]}", flush=True)
            if bad:
                print(f"  the end of {log}:\n{log.read_text(errors='replace')[-SHOWN:]}", flush=True)


def end(process: subprocess.Popen) -> None:
    """Ends a unit with everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def adopt_orphans() -> None:
    """Makes processes that outlive their parents children of this one: a compiler that waits for more work does."""
    PR_SET_CHILD_SUBREAPER = 36
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def bury_orphans(limit: float = 5.0) -> None:
    """Counts those among the finished children, as soon as they have ended, for so many seconds at most. Only while no unit
    runs, whose end would be missed."""
    until = time.monotonic() + limit
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0] or time.monotonic() < until:
            time.sleep(0.01)


def processor_seconds() -> float:
    """What all finished children used of the processors."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
