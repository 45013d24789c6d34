/* Cards move when they move: a thing that leaves one place and comes to another flies between. */

let running = null;

export function still() {
  const wish = document.documentElement.dataset.motion;
  if (wish === "less") return true;
  return wish !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* Runs a change as a transition; skipped rather than queued, and never for hidden pages. */
export function transition(fresh, change) {
  running?.skipTransition();
  const flights = still() || document.hidden || !document.startViewTransition ? [] : pairs(fresh);
  if (!flights.length) return change();
  flights.forEach(({ from }, number) => { from.style.viewTransitionName = `flight-${number}`; });
  running = document.startViewTransition(() => {
    flights.forEach(({ from }) => { from.style.viewTransitionName = ""; });
    change();
    flights.forEach(({ to }, number) => {
      const landed = document.getElementById(to);
      if (landed) landed.style.viewTransitionName = `flight-${number}`;
    });
  });
  running.finished.finally(() => {
    running = null;
    flights.forEach(({ to }) => { const landed = document.getElementById(to); if (landed) landed.style.viewTransitionName = ""; });
  });
}

/* Things that vanish here and appear there, matched by what they are. */
function pairs(fresh) {
  const now = [...document.querySelectorAll("[data-thing][id]")];
  const then = fresh.flatMap((part) => [...part.querySelectorAll("[data-thing][id]")]);
  const stays = new Set(then.map((thing) => thing.id));
  const old = new Set(now.map((thing) => thing.id));
  const leaving = now.filter((thing) => !stays.has(thing.id));
  const found = [];
  for (const thing of then.filter((one) => !old.has(one.id))) {
    const place = leaving.findIndex((one) => one.dataset.thing === thing.dataset.thing);
    if (place >= 0) found.push({ from: leaving.splice(place, 1)[0], to: thing.id });
  }
  return found;
}
