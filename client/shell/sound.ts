/** Sounds, made in the browser: wood, paper, brass; a shake of the device, and of the table by a shot. One switch for all, off at first. */
import { motion, sound, volume } from './settings.ts';

export type Sound = 'card' | 'load' | 'spin' | 'click' | 'bang' | 'turn' | 'sheriff' | 'cue' | 'slap' | 'coins' | 'saved' | 'won';
let air: AudioContext | null = null;
let master: GainNode | null = null;

const context = (): AudioContext | null => {
  if (sound.peek() === 'off' || typeof AudioContext === 'undefined') return null;
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  return air;
};
/** All sounds pass one gain, set to the player's volume. */
const out = (at: AudioContext): GainNode => {
  if (master === null) {
    master = new GainNode(at);
    master.connect(at.destination);
  }
  master.gain.value = Number(volume.peek()) / 100;
  return master;
};
/** A short burst of noise through a filter: paper and hands. */
const noise = (at: AudioContext, length: number, tone: number, loud: number): void => {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(at, { buffer });
  source
    .connect(new BiquadFilterNode(at, { type: 'bandpass', frequency: tone, Q: 0.8 }))
    .connect(new GainNode(at, { gain: loud }))
    .connect(out(at));
  source.start();
};
/** A tone that dies away: wood and metal. */
const tone = (at: AudioContext, type: OscillatorType, from: number, to: number, length: number, loud: number, wait = 0): void => {
  const start = at.currentTime + wait;
  const voice = new OscillatorNode(at, { type, frequency: from });
  const gain = new GainNode(at, { gain: 0 });
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(gain).connect(out(at));
  voice.start(start);
  voice.stop(start + length);
};
const made: { readonly [S in Sound]: (at: AudioContext) => void } = {
  card: at => noise(at, 0.07, 2600, 0.35),
  load: at => {
    tone(at, 'square', 1900, 700, 0.04, 0.06);
    tone(at, 'square', 2400, 900, 0.04, 0.06, 0.07);
  },
  spin: at => {
    for (let n = 0; n < 6; n++) tone(at, 'square', 2600 - n * 180, 1200, 0.025, 0.04, n * 0.05);
  },
  click: at => {
    tone(at, 'square', 900, 260, 0.05, 0.16);
    noise(at, 0.05, 3200, 0.3);
  },
  bang: at => {
    noise(at, 0.7, 320, 1.2);
    tone(at, 'sawtooth', 130, 34, 0.45, 0.35);
  },
  turn: at => tone(at, 'triangle', 520, 780, 0.18, 0.12),
  saved: at => tone(at, 'triangle', 520, 780, 0.18, 0.12),
  sheriff: at => {
    tone(at, 'triangle', 880, 860, 0.5, 0.14);
    tone(at, 'sine', 1320, 1300, 0.6, 0.1, 0.09);
  },
  cue: at => {
    noise(at, 0.4, 500, 0.9);
    tone(at, 'sawtooth', 180, 50, 0.3, 0.25);
  },
  slap: at => {
    noise(at, 0.12, 900, 0.9);
    tone(at, 'sine', 140, 60, 0.12, 0.4);
  },
  coins: at => {
    for (const [i, note] of [3100, 3900, 3500].entries()) tone(at, 'triangle', note, note * 0.98, 0.12, 0.07, i * 0.06);
  },
  won: at => {
    for (const [i, note] of [523, 659, 784, 1047].entries()) tone(at, 'triangle', note, note, 0.3, 0.14, i * 0.13);
  },
};
let hushed = false;
/** Shakes of the device, where it can: milliseconds on and off, alternating. */
const shakes: { readonly [S in Sound]?: readonly number[] } = {
  bang: [60, 40, 90],
  saved: [25, 40, 25],
  won: [30, 60, 30, 60, 80],
};
/** The table's offsets after a shot, in pixels, until it rests. */
const THROWN = [0, -7, 6, -4, 3, -1, 0];
/** No shaking for players without sound or motion. Some browsers cannot shake the device, others forbid it. */
const shake = (what: Sound): void => {
  const rhythm = shakes[what];
  if (rhythm === undefined || sound.peek() === 'off' || motion.peek() === 'reduced') return;
  if (typeof navigator.vibrate === 'function') navigator.vibrate([...rhythm]);
  if (what !== 'bang') return;
  document
    .querySelector('.felt')
    ?.animate({ transform: THROWN.map((far, i) => `translate(${i % 2 === 0 ? 0 : far / 2}px, ${far}px)`) }, { duration: 340 });
};
export const play = (what: Sound): void => {
  if (hushed) return;
  shake(what);
  const at = context();
  if (at !== null) made[what](at);
};
/** Runs `run` without sound. */
export const silently = (run: () => void): void => {
  hushed = true;
  try {
    run();
  } finally {
    hushed = false;
  }
};
