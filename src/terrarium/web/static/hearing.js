/* Whoever listens hears what happens as it is told, each sentence once, and again when more has
   become part of it. */
import { all } from "./page.js";

const MOST = 12; // sentences at once, after a long absence
const place = document.getElementById("heard");
const lines = () => all("#log-lines li[id]");
/* A turn's own sentence, without those under it. */
const within = (line) => line.querySelector(":scope > details > summary") ?? line;
const words = (line) => within(line).textContent.replace(/\s+/g, " ").trim();
const said = (text) => Object.assign(document.createElement("p"), { textContent: text });
const known = new Map(lines().map((line) => [line.id, words(line)]));

export function hear() {
  const fresh = lines().filter((line) => known.get(line.id) !== words(line));
  for (const line of fresh) known.set(line.id, words(line));
  if (fresh.length) place.replaceChildren(...fresh.slice(-MOST).map(words).map(said));
}
