/* The newest line of a list stays in sight for whoever reads it. */

const NEAR = 60; // pixels

/* On phones a log begins with its newest line. */
const newestFirst = (list) =>
  getComputedStyle(list.firstElementChild).flexDirection === "column-reverse";
const fromEnd = (list) =>
  (newestFirst(list) ? list.scrollTop : list.scrollHeight - list.scrollTop - list.clientHeight);

export const nearEnd = (list) => fromEnd(list) < NEAR;
export const toEnd = (list) => { list.scrollTop = newestFirst(list) ? 0 : list.scrollHeight; };

/* Also when a window or a tablet is turned. A scroll that is told while the size changes is not the
   reader's. The first size is told when the page is laid out: to ask would be to wait for that. */
export function follow(list) {
  const measured = () => `${list.clientWidth}×${list.clientHeight}`;
  let [atEnd, size] = [true, ""];
  list.addEventListener("scroll", () => { if (measured() === size) atEnd = nearEnd(list); });
  new ResizeObserver(() => {
    size = measured();
    if (atEnd) toEnd(list);
  }).observe(list);
}
