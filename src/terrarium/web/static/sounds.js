/* Few soft tones, for who wants them: one at a time, the one that matters most. */
import { all, body, table } from "./page.js";

const LOUD = 0.06;
const STEP = 0.14; // seconds from tone to tone
const RING = 0.42; // seconds of each
const LATEST = 1; // seconds: what would sound later than that is not worth telling any more
const TONES = { // hertz, one after the other; what matters most comes first
  end: [392, 523, 659, 784],
  grave: [247, 185],
  points: [659, 880],
  turn: [523, 784],
  mine: [440],
  others: [330],
};

let audio = null;
let until = 0; // when the last tone fades, in seconds

/* Whose turn it is calls from a hidden tab, too. */
function isWanted(name) {
  const sound = body.dataset.sound;
  return name === "turn" ? ["turn", "all"].includes(sound) : sound === "all" && !document.hidden;
}

/* Of all that has just happened, by the names of the tones. */
export function sound(happened) {
  const name = Object.keys(TONES).find((tone) => happened[tone] && isWanted(tone));
  if (name) play(TONES[name]);
}

/* What happened by news that have not changed the page yet. */
export function inNews(data) {
  const moved = table.version >= 0 && data.version > table.version;
  return {
    end: moved && data.over,
    turn: data.turn && body.dataset.turn === "no",
    mine: moved && all("[data-moves][aria-busy]").length > 0,
    others: moved,
  };
}

export const inBeats = (beats = []) => ({
  grave: beats.some((beat) => beat.grave),
  points: beats.some((beat) => beat.points?.length > 0),
});

/* After what still sounds. */
function play(tones) {
  const now = performance.now() / 1000;
  const wait = Math.max(0, until - now);
  if (wait > LATEST) return;
  audio ??= new AudioContext();
  audio.resume(); // it is silent until somebody has touched the page
  tones.forEach((pitch, number) => ring(pitch, audio.currentTime + wait + number * STEP));
  until = now + wait + tones.length * STEP + RING;
}

function ring(pitch, at) {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(LOUD, at).exponentialRampToValueAtTime(0.001, at + RING);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + RING);
}
