/* A page that lies over a table: Escape puts it away, its links leave no step in the way back, and
   reading begins at the paragraph that was asked for. */
import { isPlain } from "../page.js";

const drawer = window.frameElement?.closest("dialog");

function begin() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  named.tabIndex = -1;
  named.focus({ preventScroll: true });
}

function follow(event) {
  const link = event.target.closest("a[href]");
  if (!link || !isPlain(event)) return;
  event.preventDefault();
  location.replace(link.href);
}

if (drawer) {
  begin();
  addEventListener("hashchange", begin);
  document.addEventListener("click", follow);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) drawer.close();
  });
}
