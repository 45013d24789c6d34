/* What is wrong with a page as it lies there: each fault is one line. */
({ touch, smallest, target }) => {
  const faults = [];
  const SLACK = 2.5; // pixels: letters stick out of their lines a little
  const SCROLLS = /auto|scroll/;
  const CUTS = /hidden|clip/;
  const PLACES = [0, .2, -.2]; // on the screen, from its middle
  const PRESSED = "button, a[href], input:not([type=hidden]), select, textarea, summary";
  const SEEN = { visibilityProperty: true, opacityProperty: true };

  const seen = (element) => element.checkVisibility(SEEN);
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
    const half = .45 * parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()].filter((box) => box.width > 0).map((box) => {
      const middle = (box.top + box.bottom) / 2;
      return { left: box.left, right: box.right, top: middle - half, bottom: middle + half };
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
      if (style.display === "contents") continue;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 2 || frame.height <= 2) return null; // only read aloud
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

  /* The longest of some choices fits into the box that shows the chosen one. */
  function checkChoices(box) {
    const width = box.offsetWidth;
    box.style.width = "max-content";
    if (box.offsetWidth > width + SLACK) faults.push(`too narrow for its choices: ${named(box)}`);
    box.style.width = "";
  }

  /* What is only read aloud takes no place; without it a point is found in half of the time. */
  function withoutUnseen(work) {
    const all = [...document.querySelectorAll("span.unseen")]
      .filter((element) => getComputedStyle(element).position === "absolute");
    all.forEach((element) => { element.style.display = "none"; });
    work();
    all.forEach((element) => { element.style.display = ""; });
  }

  const guide = document.querySelector(".guide:not([hidden])");
  const reads = guide?.querySelector("#guide-next"); // of what is lit nothing is asked yet
  const led = reads ? ".guide" : ".guide, .guided";

  /* It covers nothing to which it leads; over all else it may lie, which is measured through it. */
  const letCover = (covers) => { if (guide) guide.style.pointerEvents = covers ? "" : "none"; };

  /* Some square of the target's size in which every point is the thing's own. */
  function checkTarget(thing) {
    const style = getComputedStyle(thing);
    if (!seen(thing) || apart(thing) || thing.disabled || style.display === "inline") return;
    letCover(thing.closest(led));
    const pressed = thing.labels?.[0]?.contains(thing) ? thing.labels[0] : thing;
    if (squareAmid(pressed, pressed.getBoundingClientRect())) return; // where it lies already
    pressed.scrollIntoView({ block: "center", inline: "center" });
    const start = scrollY;
    if (PLACES.some((place) => canBeHit(pressed, start - place * innerHeight))) return;
    const box = pressed.getBoundingClientRect();
    const small = box.width < target || box.height < target;
    const size = `${Math.round(box.width)}×${Math.round(box.height)} px`;
    faults.push(`${small ? size : "covered"}: ${named(pressed)}`);
  }

  /* What sticks to the edges of the screen covers nothing that can be scrolled away from it. */
  function canBeHit(thing, scrolled) {
    scrollTo(0, scrolled);
    const box = thing.getBoundingClientRect();
    return hasSquare(thing, box) || isUnder(thing, box);
  }

  /* In its middle, where most have it; else anywhere in it; else with what belongs to it round
     about, as a link may spread over a thing. */
  const hasSquare = (thing, box) => squareAmid(thing, box) || squareIn(thing, box, 0)
    || squareIn(thing, box, 4);

  function squareAmid(thing, box) {
    if (box.width < target || box.height < target) return false;
    const ways = [-2, -1, 0, 1, 2].map((way) => way * (target - 2) / 4);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return ways.every((across) => ways.every((down) => isOwn(thing, box, x + across, y + down)));
  }

  function squareIn(thing, box, around) {
    const step = (target - 2) / 4;
    const points = (length) => Math.max(0, Math.floor((length - 2) / step) + 1 + 2 * around);
    const [columns, rows] = [points(box.width), points(box.height)];
    if (columns < 5 || rows < 5) return false;
    const at = (start, number) => start + 1 + (number - around) * step;
    const own = [...Array(rows).keys()].map((row) => [...Array(columns).keys()].map((column) =>
      isOwn(thing, box, at(box.left, column), at(box.top, row))));
    const square = (row, column) => own.slice(row, row + 5)
      .every((line) => line.slice(column, column + 5).every(Boolean));
    return own.some((line, row) => row + 4 < rows
      && line.some((_, column) => column + 4 < columns && square(row, column)));
  }

  /* The rounded corners of a thing are its own. */
  function isOwn(thing, box, x, y) {
    const top = document.elementFromPoint(x, y);
    const within = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    return top !== null && (thing.contains(top) || (within && top.contains(thing)));
  }

  /* What lies wholly under one other thing cannot be pressed, and that is meant. */
  function isUnder(thing, box) {
    const points = [.1, .3, .5, .7, .9];
    const tops = points.flatMap((x) => points.map((y) => document.elementFromPoint(
      box.left + x * box.width, box.top + y * box.height)?.closest(PRESSED)));
    return tops[0] && tops[0] !== thing && tops.every((top) => top === tops[0]);
  }

  if (guide) dispatchEvent(new Event("resize")); // it stands where this screen has room for it
  pageWidth();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode);
  document.querySelectorAll("select").forEach(checkChoices);
  if (touch) withoutUnseen(() => document.querySelectorAll(PRESSED).forEach(checkTarget));
  letCover(true);
  scrollTo(0, 0);
  return [...new Set(faults)];
}
