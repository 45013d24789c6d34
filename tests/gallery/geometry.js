/* What is wrong with a page as it lies there: each fault is one line. */
({ touch, smallest, target }) => {
  const faults = [];
  const SLACK = 2.5; // pixels: letters stick out of their lines a little
  const SCROLLS = /auto|scroll/;
  const CUTS = /hidden|clip/;
  const PRESSED = "button, a[href], input:not([type=hidden]), select, textarea, summary";

  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const apart = (element) => element.closest(".unseen, .skip, [aria-hidden=true] title, noscript");
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const named = (element) => {
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`).join("");
    const id = element.id ? `#${element.id}` : "";
    return `${element.localName}${id}${classes} "${short(element.textContent)}"`;
  };
  const inside = (box, frame, slack = SLACK) => box.left >= frame.left - slack
    && box.right <= frame.right + slack && box.top >= frame.top - slack
    && box.bottom <= frame.bottom + slack;

  function pageWidth() {
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);
  }

  /* The letters themselves: a line box is higher than they are. */
  function lettersOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()].filter((box) => box.width > 0).map((box) => {
      const middle = (box.top + box.bottom) / 2;
      return { left: box.left, right: box.right, top: middle - size * .45, bottom: middle + size * .45 };
    });
  }

  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  function checkText(node) {
    const parent = node.parentElement;
    if (!node.data.trim() || !seen(parent) || apart(parent)) return;
    const size = sizeOf(parent);
    if (size < smallest - .05) faults.push(`${size.toFixed(1)} px: ${named(parent)}`);
    if (parent.ownerSVGElement) return;
    const boxes = lettersOf(node);
    const cut = frameOf(parent, boxes, true);
    if (cut) faults.push(`cut off by ${named(cut)}: "${short(node.data)}"`);
    const left = frameOf(parent, boxes, false);
    if (left) faults.push(`leaves ${named(left)}: "${short(node.data)}"`);
  }

  /* The first ancestor that cuts the letters off, or that is a box which they leave. */
  function frameOf(start, boxes, cutting) {
    for (let at = start; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const flows = style.overflow + style.overflowX + style.overflowY;
      if (style.textOverflow === "ellipsis") return null;
      if (cutting && CUTS.test(flows) && !boxes.every((box) => inside(box, frame))) return at;
      if (SCROLLS.test(flows)) return null;
      if (!cutting && style.display !== "inline" && isBox(style)) {
        return boxes.every((box) => inside(box, frame)) ? null : at;
      }
      if (style.position === "fixed") return null;
    }
    return null;
  }

  const isBox = (style) => style.borderTopWidth !== "0px" || style.backgroundImage !== "none"
    || !/rgba\(0, 0, 0, 0\)|transparent/.test(style.backgroundColor);

  /* Some square of the target's size in which every point is the thing's own. */
  function checkTarget(thing) {
    const style = getComputedStyle(thing);
    if (!seen(thing) || apart(thing) || thing.disabled || style.display === "inline") return;
    const pressed = thing.labels?.[0]?.contains(thing) ? thing.labels[0] : thing;
    pressed.scrollIntoView({ block: "center", inline: "center" });
    const box = pressed.getBoundingClientRect();
    const [across, down] = [box.width, box.height].map((length) => Math.round(length));
    if (across < target || down < target) {
      faults.push(`${across}×${down} px: ${named(pressed)}`);
    } else if (!hasSquare(pressed, box)) {
      faults.push(`covered: ${named(pressed)}`);
    }
  }

  function hasSquare(thing, box) {
    const step = (target - 2) / 4;
    const columns = Math.floor((box.width - 2) / step) + 1;
    const rows = Math.floor((box.height - 2) / step) + 1;
    const own = [];
    for (let row = 0; row < rows; row += 1) {
      own.push([...Array(columns).keys()].map((column) => isOwn(
        thing, box.left + 1 + column * step, box.top + 1 + row * step)));
    }
    for (let row = 0; row + 4 < rows; row += 1) {
      for (let column = 0; column + 4 < columns; column += 1) {
        if (own.slice(row, row + 5).every((line) => line.slice(column, column + 5).every(Boolean))) return true;
      }
    }
    return false;
  }

  /* Rounded corners belong to nobody. */
  function isOwn(thing, x, y) {
    const top = document.elementFromPoint(x, y);
    return top === null || thing.contains(top) || top.contains(thing);
  }

  pageWidth();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode);
  if (touch) document.querySelectorAll(PRESSED).forEach(checkTarget);
  scrollTo(0, 0);
  return [...new Set(faults)];
}
