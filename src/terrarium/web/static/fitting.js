/* What the others did fits into its row: the longest lines leave out first what can be spared, then
   what came last and is not kept, and say so. Nobody is left without a thing while others have
   several; then a name is cut before it goes. */
import { all } from "./page.js";

const row = () => document.getElementById("recap");
const shown = (line) => all(".deed:not([hidden])", line);
const things = (line) => all(".deed:not([hidden]) > :not([hidden])", line);
const spares = (line) => all(".deed:not([hidden]) > [data-spare]:not([hidden])", line);
const isSpare = (deed) => Boolean(deed.querySelector(":scope > [data-spare]:only-child"));
const isKept = (deed) => Boolean(deed.querySelector("[data-kept]"));
const overflows = () => row()?.scrollWidth > row()?.clientWidth;

export function fit() {
  for (const left of all(".deed[hidden], .deed > [data-spare][hidden]")) left.hidden = false;
  const lines = all(".deeds");
  row()?.classList.remove("tight");
  lines.forEach(count);
  while (overflows() && spare(longest(lines.filter(hasToSpare))));
  while (overflows() && leaveOut(longest(lines.filter(hasSeveral))));
  row()?.classList.toggle("tight", overflows());
  while (overflows() && leaveOut(longest(lines)));
}

/* Never all that a line says. */
const hasToSpare = (line) => things(line).length > 1 && spares(line).length;
const hasSeveral = (line) => shown(line).length > 1;

function spare(line) {
  const [name] = line ? spares(line) : [];
  if (name) (isSpare(name.parentElement) ? name.parentElement : name).hidden = true;
  return line;
}

const longest = (lines) => lines.filter((line) => shown(line).length)
  .sort((one, other) => other.offsetWidth - one.offsetWidth)[0];

/* False: no line can be any shorter. */
function leaveOut(line) {
  if (!line) return false;
  const deeds = shown(line);
  (deeds.findLast((deed) => !isKept(deed)) ?? deeds.at(-1)).hidden = true;
  count(line);
  return true;
}

function count(line) {
  const left = all(".deed[hidden]", line).filter((deed) => !isSpare(deed));
  if (left.length) line.dataset.more = "…";
  else delete line.dataset.more;
}

addEventListener("resize", fit);
document.fonts.ready.then(fit);
