/* Where a board shows one part at a time, each part keeps its place on the screen; it is seen first
   from its upper edge. */
import { all } from "./page.js";

const places = {}; // how far each part was scrolled
const part = () => all(".tabs input").find((tab) => tab.checked)?.className;
let shown = part();

/* Another part may be shown now. */
export function leaf() {
  if (shown === part()) return;
  shown = part();
  scrollTo(0, places[shown] ?? 0);
}

document.addEventListener("change", ({ target }) => {
  if (target.closest(".tabs")) leaf();
});
addEventListener("scroll", () => { places[shown] = scrollY; }, { passive: true });
