/* What the others did fits into its row: the longest lines leave out first what can be spared, then
   what came last and is not kept, and say so. */
import { all } from "./page.js";

const row = () => document.getElementById("recap");
const shown = (line) => all(".deed:not([hidden])", line);
const canBeSpared = (deed) => Boolean(deed.querySelector("[data-spare]"));
const isKept = (deed) => Boolean(deed.querySelector("[data-kept]"));
const overflows = () => row()?.scrollWidth > row()?.clientWidth;

export function fit() {
  for (const deed of all(".deed[hidden]")) deed.hidden = false;
  const lines = all(".deeds");
  lines.forEach(count);
  while (overflows() && spare(longest(lines.filter(hasToSpare))));
  while (overflows() && leaveOut(longest(lines)));
}

/* Never all that a line says. */
const hasToSpare = (line) => shown(line).length > 1 && shown(line).some(canBeSpared);

function spare(line) {
  if (line) shown(line).find(canBeSpared).hidden = true;
  return line;
}

const longest = (lines) => lines.filter((line) => shown(line).length)
  .sort((one, other) => other.offsetWidth - one.offsetWidth)[0];

/* False: each line is as short as it can be. */
function leaveOut(line) {
  if (!line) return false;
  const deeds = shown(line);
  (deeds.findLast((deed) => !isKept(deed)) ?? deeds.at(-1)).hidden = true;
  count(line);
  return true;
}

function count(line) {
  const left = all(".deed[hidden]", line).filter((deed) => !canBeSpared(deed));
  if (left.length) line.dataset.more = "…";
  else delete line.dataset.more;
}

addEventListener("resize", fit);
document.fonts.ready.then(fit);
