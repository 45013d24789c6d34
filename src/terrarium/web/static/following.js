/* The newest line of a list stays in sight for whoever reads it. */

export const nearEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60;
export const toEnd = (list) => { list.scrollTop = list.scrollHeight; };

/* Also when a window or a tablet is turned. A scroll that is told while the size changes is not the
   reader's. */
export function follow(list) {
  const measured = () => `${list.clientWidth}×${list.clientHeight}`;
  let [atEnd, size] = [true, measured()];
  list.addEventListener("scroll", () => { if (measured() === size) atEnd = nearEnd(list); });
  new ResizeObserver(() => {
    size = measured();
    if (atEnd) toEnd(list);
  }).observe(list);
}
