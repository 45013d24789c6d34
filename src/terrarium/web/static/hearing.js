/* Whoever listens hears what happens as it is told, each sentence once. */
import { all } from "./page.js";

const MOST = 12; // sentences at once, after a long absence
const place = document.getElementById("heard");
const lines = () => all("#log-lines li[id]");
const known = new Set(lines().map((line) => line.id));

export function hear() {
  const fresh = lines().filter((line) => !known.has(line.id));
  for (const line of fresh) known.add(line.id);
  if (fresh.length) place.replaceChildren(...fresh.slice(-MOST).map(sentence));
}

/* A turn's own sentence, without those under it. */
function sentence(line) {
  const told = line.querySelector(":scope > details > summary") ?? line;
  return Object.assign(document.createElement("p"), { textContent: told.textContent });
}
