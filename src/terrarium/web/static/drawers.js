/* Rules and icons over the table: the pages themselves, in a frame that is empty until wanted. */
import { goToWhatIsAsked } from "./focus.js";
import { all, isPlain } from "./page.js";
import { leaveTip } from "./tips.js";

const drawer = document.getElementById("drawer");
const frame = drawer?.querySelector("iframe");

function open(link) {
  leaveTip();
  link.closest(":popover-open")?.hidePopover(); // the focus is where it will come back to
  const isThere = frame.contentWindow.location.pathname === link.pathname;
  frame.contentWindow.location.replace(link.href); // no step in the way back
  for (const leaf of all("[data-drawer]", drawer))
    leaf.ariaCurrent = leaf.pathname === link.pathname ? "page" : null;
  if (!drawer.open) drawer.showModal();
  if (isThere) frame.focus();
}

/* Before that Escape is heard out here; what is named in it may have the focus already. */
frame?.addEventListener("load", () => {
  if (drawer.open && document.activeElement !== frame) frame.focus();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-drawer]");
  if (!drawer || !link || !isPlain(event)) return;
  event.preventDefault();
  open(link);
});

drawer?.addEventListener("click", ({ target }) => {
  if (target === drawer) drawer.close(); // outside
});

/* What had opened it may be gone meanwhile. */
drawer?.addEventListener("close", () => {
  if (document.activeElement === document.body) goToWhatIsAsked();
});
