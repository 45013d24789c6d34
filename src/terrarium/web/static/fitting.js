/* What the others did fits into its row: the longest lines leave out what came last, and say so. */
import { all } from "./page.js";

const row = () => document.getElementById("recap");
const shown = (line) => all(".deed:not([hidden])", line);

export function fit() {
  for (const deed of all(".deed[hidden]")) deed.hidden = false;
  const lines = all(".deeds");
  lines.forEach(count);
  while (row()?.scrollWidth > row()?.clientWidth && leaveOut(longest(lines)));
}

const longest = (lines) => lines.filter((line) => shown(line).length)
  .sort((one, other) => other.offsetWidth - one.offsetWidth)[0];

/* False: each line is as short as it can be. */
function leaveOut(line) {
  if (!line) return false;
  shown(line).at(-1).hidden = true;
  count(line);
  return true;
}

function count(line) {
  const left = all(".deed[hidden]", line).length;
  if (left) line.dataset.more = "…";
  else delete line.dataset.more;
}

addEventListener("resize", fit);
document.fonts.ready.then(fit);
