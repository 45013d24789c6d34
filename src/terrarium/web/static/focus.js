/* By keyboard: what means the same after a change keeps the focus; else what is asked next has it,
   and the ways on are the next stops. */
const canBePicked = (thing) => thing.hasAttribute("aria-pressed");

export function keepFocus(change) {
  const held = document.activeElement;
  const [meant, could] = [held.value, canBePicked(held)];
  change();
  const isAnother = held.matches(".move") && held.value !== meant;
  const isSpent = could && !canBePicked(held) && held.closest("#board");
  if (!held.isConnected || isAnother || isSpent) goToWhatIsAsked();
}

export function goToWhatIsAsked() {
  document.getElementById("prompt")?.focus({ preventScroll: true });
}
