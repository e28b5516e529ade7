/**
 * A simulated page: its clock, its screen, the human before it, and the lies that it may tell.
 *
 * - Its clock starts anywhere and drifts by up to 50 ppm.
 * - It handles a message up to 3 ms after its network stack got it; its own messages leave up to 1 ms later.
 * - Its screen shows frames at 60 Hz (seven in ten), 120 or 144 Hz, or 30 Hz (one in twenty); one cue in twenty misses a frame.
 * - An honest claim is wrong by up to half a frame either way.
 *
 * A lying page controls when it shows the cue, what it answers to the clock questions and when, what it claims, and when it sends
 * its press. It cannot touch the protocol pings; a modified client can (`HOLDS`). It has the best of screens (240 Hz), so that its own
 * frames cost it nothing.
 */
import { FASTEST } from '../../kernel/machine/false-start.ts';
import type { ChanceStream } from './chance.ts';

export type Lie = {
  readonly name: string;
  /** Shows the cue as soon as the message arrives. */
  readonly peeks: boolean;
  /** Delays its answers to clock questions by this much, */
  readonly clockDelay: number;
  /** and stamps them wrong by this much. */
  readonly clockShift: number;
  /** Holds pongs back for this long, which requires a modified client. */
  readonly pongDelay: number;
  /** Delays its press by this much. */
  readonly pressDelay: number;
  readonly claims: (reaction: number) => number;
  /** Between races: how long any answer is held back. */
  readonly stutters?: (chance: ChanceStream) => number;
  /** When a pong due at one instant of a race is sent, given when the press is sent. */
  readonly holds?: (due: number, pressed: number) => number;
  /** Lies in every second race only. */
  readonly resting?: true;
  /** Never asks about the clock. */
  readonly mute?: true;
  /** Reconnects when the race is set: nothing is known of its line between races. */
  readonly returns?: true;
  /** Presses repeatedly, with this pause: from the announcement on, or from its first press. */
  readonly mashes?: { readonly pause: number; readonly from: 'announcement' | 'press' };
};

export type SimulatedPage = {
  readonly lie: Lie | null;
  /** The human's reaction, from the frame that showed the cue. */
  readonly reaction: number;
  readonly clock: (at: number) => number;
  readonly instant: (clock: number) => number;
  /** When a message received at an instant is handled. */
  readonly handles: (at: number) => number;
  /** When a message sent at an instant leaves. */
  readonly sends: (at: number) => number;
  /** The first frame that can show what is ready at an instant. */
  readonly shows: (ready: number) => number;
  readonly claim: () => number;
};

function refreshRate(chance: ChanceStream): number {
  const part = chance.next();
  if (part < 0.7) return 60;
  if (part < 0.825) return 120;
  return part < 0.95 ? 144 : 30;
}

export function pageOf(reaction: number, lie: Lie | null, chance: ChanceStream): SimulatedPage {
  const starts = chance.between(-1e6, 1e6);
  const rate = 1 + chance.between(-5e-5, 5e-5);
  const frame = 1000 / (lie === null ? refreshRate(chance) : 240);
  const phase = chance.between(0, frame);
  const missed = lie === null && chance.happens(0.05) ? frame : 0;
  const blur = chance.between(-frame / 2, frame / 2);
  return {
    lie,
    reaction,
    clock: at => starts + at * rate,
    instant: clock => (clock - starts) / rate,
    handles: at => at + chance.between(0, 3),
    sends: at => at + chance.between(0, 1),
    shows: ready => phase + Math.ceil((ready - phase) / frame) * frame + missed,
    claim: () => (lie === null ? reaction + blur : lie.claims(reaction)),
  };
}

const honestly = { peeks: false, pongDelay: 0, clockDelay: 0, clockShift: 0, pressDelay: 0 };
/** The smallest claim that is not a false start. */
const least = () => FASTEST;

export const LIES: readonly Lie[] = [
  { ...honestly, name: 'claims 25 ms less', claims: reaction => reaction - 25 },
  { ...honestly, name: 'claims 120 ms', claims: least },
  { ...honestly, name: 'claims 120 ms, peeks', peeks: true, claims: least },
  { ...honestly, name: 'claims 120 ms, answers the clock 30 ms late', clockDelay: 30, claims: least },
  { ...honestly, name: 'claims 120 ms, answers the clock 200 ms late', clockDelay: 200, claims: least },
  { ...honestly, name: 'claims 120 ms, sets its clock 100 ms back', clockShift: -100, claims: least },
  { ...honestly, name: 'claims 120 ms, sets its clock 100 ms ahead', clockShift: 100, claims: least },
  { ...honestly, name: 'claims 120 ms, sends its press 50 ms late', pressDelay: 50, claims: least },
  {
    ...honestly,
    name: 'claims 120 ms, peeks, answers late and back',
    peeks: true,
    clockDelay: 30,
    clockShift: -100,
    claims: least,
  },
  { name: 'all of these together', pongDelay: 0, peeks: true, clockDelay: 30, clockShift: 100, pressDelay: 50, claims: least },
];

/** Further tricks of a modified client. */
export const HOLDS: readonly Lie[] = [
  { ...honestly, name: 'holds pongs 100 ms, claims 120 ms', pongDelay: 100, claims: least },
  { ...honestly, name: 'holds pongs 150 ms, claims 120 ms', pongDelay: 150, claims: least },
  { ...honestly, name: 'holds pongs and clock answers 100 ms, claims 120 ms', pongDelay: 100, clockDelay: 100, claims: least },
];

/** Held until just after the press, which they should precede. */
const untilPressed = (due: number, pressed: number): number => (due < pressed ? pressed + 0.01 : due);
/** As if the cue had come late: released as long before the press as claimed. */
const beforePress =
  (claim: number) =>
  (due: number, pressed: number): number =>
    Math.max(due, Math.min(pressed - 0.01, pressed - claim));
/** As if the press had been delayed: from `claim` after the cue on, released with it. */
const withPress =
  (share: number) =>
  (due: number, pressed: number): number =>
    due < pressed && due > pressed - share ? pressed - 0.01 : due;
const CLAIMED = FASTEST + 5;
const claimed = () => CLAIMED;
/** Modified clients that are honest between races, and fake a hiccup of the line when it counts. */
export const HIDES: readonly Lie[] = [
  { ...honestly, name: 'holds pongs from cue to press', holds: untilPressed, claims: claimed },
  { ...honestly, name: 'the same, and lets them go just before it', holds: beforePress(0), claims: claimed },
  { ...honestly, name: 'lets them go 125 ms before the press', holds: beforePress(CLAIMED), claims: claimed },
  { ...honestly, name: 'lets them go 60 ms before the press', holds: beforePress(60), claims: claimed },
  { ...honestly, name: 'holds those of the last 100 ms', holds: withPress(100), claims: claimed },
  { ...honestly, name: 'in every second race: until the press', holds: untilPressed, claims: claimed, resting: true },
  { ...honestly, name: 'in every second race: 125 ms before it', holds: beforePress(CLAIMED), claims: claimed, resting: true },
  { ...honestly, name: 'holds pongs 100 ms, and asks no clock', pongDelay: 100, claims: least, mute: true },
  { ...honestly, name: 'the same, and comes back when a race is set', pongDelay: 100, claims: least, mute: true, returns: true },
  {
    ...honestly,
    name: 'stutters just below the announced limit, and 125 ms before it',
    stutters: chance => (chance.happens(0.3) ? chance.between(30, 45) : 0),
    holds: beforePress(CLAIMED),
    claims: claimed,
  },
];
/** A client that makes its line uneven all the time: no past helps against that. */
export const STUTTERS: Lie = {
  ...honestly,
  name: 'stutters always, and lets pongs go 125 ms before the press',
  stutters: chance => (chance.happens(0.3) ? chance.between(100, 300) : 0),
  holds: beforePress(CLAIMED),
  claims: claimed,
};

/** Without any witness: all replies are delayed, except the press. */
export const DELAYED: readonly Lie[] = [100, 300].map(delay => ({
  ...honestly,
  name: `delays all but its press by ${delay} ms`,
  pongDelay: delay,
  clockDelay: delay,
  claims: least,
}));

const fairly = (reaction: number): number => reaction;
/** Presses without reaction, each against an honest hand. */
export const MASHES: readonly { readonly lie: Lie; readonly reaction: number | null }[] = [
  {
    lie: { ...honestly, name: 'presses 8 times a second', claims: fairly, mashes: { pause: 125, from: 'announcement' } },
    reaction: null,
  },
  { lie: { ...honestly, name: 'a script at 30 ms', claims: fairly, mashes: { pause: 50, from: 'press' } }, reaction: 30 },
  { lie: { ...honestly, name: 'a script at 90 ms', claims: fairly, mashes: { pause: 50, from: 'press' } }, reaction: 90 },
  { lie: { ...honestly, name: 'a lying script at 90 ms: claims 120', claims: least }, reaction: 90 },
];
