"""A progress bar on stderr while games are simulated: how many, how fast, how much longer."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import Result, simulate


def with_progress(request: Simulation) -> Result:
    """Silent where nobody looks."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with progress:
        task = progress.add_task(request.game, total=request.games, speed="")

        def step(games: int) -> None:
            speed = progress.tasks[task].speed
            progress.update(task, advance=games, speed=f"{speed:,.0f} games/s" if speed else "")

        return simulate(request, step)
