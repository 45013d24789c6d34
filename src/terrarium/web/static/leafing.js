/* Where a board shows one part at a time, each part keeps its place on the screen; it is seen first
   from its upper edge. */
import { all } from "./page.js";

const places = {}; // how far each part was scrolled
const tabs = () => all(".tabs input");
const chosen = () => tabs().find((tab) => tab.checked);
const part = () => chosen()?.className;
let shown = part();

/* Whether the board does so here. */
export const isLeafed = () => Boolean(chosen()?.closest(".tabs").checkVisibility());

/* Another part may be shown now. */
export function leaf() {
  if (shown === part()) return;
  shown = part();
  scrollTo(0, places[shown] ?? 0);
}

/* Turns to the first part where something is so, unless it is so already, or nowhere. */
export function turnTo(isSo) {
  const now = chosen();
  if (!now || isSo()) return;
  const shows = (tab) => { tab.checked = true; return isSo(); };
  if (!tabs().some(shows)) now.checked = true;
  leaf();
}

/* The way back to what is seen now, unless one is to choose among other parts by then. */
export function wayBack() {
  const [tab, place] = [chosen(), scrollY];
  return () => {
    if (tab && !tab.isConnected) return;
    if (tab) tab.checked = true;
    leaf();
    scrollTo(0, place);
  };
}

document.addEventListener("change", ({ target }) => {
  if (target.closest(".tabs")) leaf();
});
addEventListener("scroll", () => { places[shown] = scrollY; }, { passive: true });
