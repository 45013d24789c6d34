/* The live part of the pages: every form works without it. */
import "./closing.js";
import { goOnComposing } from "./drafts.js";
import "./drawers.js";
import "./exploring.js";
import { follow } from "./following.js";
import "./forms.js";
import { keepDraft } from "./keeping.js";
import { all, body, tell, words } from "./page.js";
import { pickAgain } from "./picking.js";
import "./sending.js";
import "./shortcuts.js";
import "./showing.js";
import { lookAtChoices } from "./sight.js";
import { listen, shareStreams } from "./stream.js";

document.addEventListener("click", (event) => {
  const copied = event.target.closest("[data-copy]")?.dataset.copy;
  if (copied) navigator.clipboard?.writeText(copied).then(() => tell(words.copied));
  if (event.target.closest("[data-notify]")) window.Notification?.requestPermission();
});

all("[data-follow]").forEach(follow);
keepDraft();
pickAgain();
goOnComposing();
listen();
requestAnimationFrame(() => lookAtChoices());
if (body.dataset.stream) shareStreams();
