/* What arrives: the stream is the only writer of the table. */
import { apply } from "./news.js";
import { body, setConnection, table, words } from "./page.js";

const AGAIN = 2000; // milliseconds after which a stream that was refused is asked for once more
const MOST = 4; // streams of one browser

let source = null; // the stream

export function listen() {
  if (!body.dataset.stream || source) return;
  source = new EventSource(`${body.dataset.stream}?since=${table.version}`);
  source.onopen = () => setConnection("");
  source.onmessage = (event) => { setConnection(""); apply(JSON.parse(event.data)); };
  source.onerror = () => {
    setConnection(words.reconnecting);
    if (source?.readyState === EventSource.CLOSED) { source = null; setTimeout(listen, AGAIN); }
  };
}

const close = () => { source?.close(); source = null; };

/* Of many tabs only four listen at a time; the oldest hidden one sleeps. */
export function shareStreams() {
  const others = new BroadcastChannel("terrarium-streams");
  let later = 0;
  others.onmessage = () => { later += 1; if (later >= MOST && document.hidden) close(); };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || source) return;
    later = 0;
    others.postMessage("open");
    listen();
  });
  others.postMessage("open");
}

/* The table as it is now, or with a draft; nothing: the server cannot be reached. */
export const ask = (query = "") =>
  fetch(`${body.dataset.stream}/now${query}`, { headers: { Accept: "application/json" } })
    .catch(() => null);

/* With what has mattered meanwhile: the stream may bring that to a page that is past it. */
export async function fetchOnce() {
  const answer = await ask(`?since=${table.version}`);
  if (answer?.ok) apply(await answer.json());
}

addEventListener("offline", () => setConnection(words.reconnecting));
addEventListener("online", () => { close(); listen(); });
