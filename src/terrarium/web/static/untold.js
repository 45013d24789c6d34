/* What is said of what happened waits until it is told on the board: lines of the log, the newest
   sentence, what the others did. Whoever listens hears it at once. */
import { all } from "./page.js";

let told = Infinity; // the version up to which all may be read

export const tellUpTo = (version) => { told = version; };
export const holdBackFrom = (version) => { told = Math.min(told, version - 1); };

export function hideUntold() {
  for (const said of all("[data-when]"))
    said.classList.toggle("untold", Number(said.dataset.when) > told);
}
