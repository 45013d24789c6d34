"""The bots' processes: a few of them, killed and replaced when they are late or broken."""

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE, Process

from terrarium.tables.thought import Question

WORKER = "terrarium.tables.worker"
_LONGEST_ANSWER = 1 << 20


class BotFailed(Exception):
    """The bot was too late, or its process broke."""


def usual_number() -> int:
    """One fewer than there are cores, but at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Workers:
    """Asks whichever process is free; processes start when they are first needed."""

    def __init__(self, number: int, module: str = WORKER) -> None:
        self._module = module
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._running: set[Process] = set()
        for _ in range(number):
            self._free.put_nowait(None)

    async def choose(self, question: Question, limit: float) -> str:
        """A move as text within the limit, waiting for a free process not counted."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(limit):
                move = await _ask(process, question)
        except (OSError, ValueError, TimeoutError) as error:
            await self._end(process)
            process = None
            raise BotFailed(type(error).__name__) from error
        except BaseException:
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        return move

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, limit=_LONGEST_ANSWER
        )
        self._running.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: Process, question: Question) -> str:
    if process.stdin is None or process.stdout is None:
        raise ValueError("a worker without pipes")
    process.stdin.write(question.write())
    await process.stdin.drain()
    answer = await process.stdout.readline()
    return str(json.loads(answer)["move"])
