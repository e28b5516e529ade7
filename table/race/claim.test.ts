import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cueDelay,
  FRAME,
  habitOf,
  judge,
  judgeHand,
  latest,
  NARROWEST,
  PLUS_MINUS,
  possible,
  uncredited,
  WIDEST,
} from './claim.ts';
import { type Path, shortest, unknownPath, withTrip } from './path.ts';

const TOLD = 3000;
const PAUSE = 20;

/** A lane that keeps order; `late` is the delay of what departs at an instant. */
function lane(way: number, late: (at: number) => number): (at: number) => number {
  let last = Number.NEGATIVE_INFINITY;
  return at => {
    last = Math.max(last + 0.001, at + way + late(at));
    return last;
  };
}

const never = () => 0;

/** A cue sent at `TOLD`, shown as it arrives, and a press `reaction` later, with a ping every 20 ms: the path and the arrival. */
function raceOver(
  there: number,
  back: number,
  reaction: number,
  lateThere: (at: number) => number,
  lateBack: (at: number) => number,
) {
  const down = lane(there, lateThere);
  const up = lane(back, lateBack);
  const pings = Array.from({ length: 120 }, (_, i) => TOLD - 1200 + i * PAUSE);
  const departures = pings.map(sent => ({ sent, leaves: down(sent) }));
  const shown = departures.find(({ sent }) => sent === TOLD)!.leaves;
  let path = unknownPath;
  let arrival = Number.NaN;
  for (const { sent, leaves } of departures) {
    if (Number.isNaN(arrival) && leaves > shown + reaction) arrival = up(shown + reaction);
    path = withTrip(path, { sent, back: up(leaves) });
  }
  return { path, arrival };
}

const steady = (trip: number): Path =>
  Array.from({ length: 120 }, (_, i) => TOLD - 1200 + i * PAUSE).reduce(
    (path, sent) => withTrip(path, { sent, back: sent + trip }),
    unknownPath,
  );

/** The same line, with a known past and no recent delay in a race. */
const believed = (path: Path): Path => ({
  ...path,
  past: { way: shortest(path), spread: 0, held: 0, known: true, clocked: true },
  believed: true,
});
/** And one with such a delay. */
const unbelieved = (path: Path, spread = 0): Path => ({
  ...path,
  past: { way: shortest(path), spread, held: 0, known: true, clocked: true },
  believed: false,
});

const way = fc.double({ min: 5, max: 250, noNaN: true });
const reactions = fc.double({ min: 100, max: 900, noNaN: true });

describe('the possible times of a press', () => {
  test('on a steady line: the time the ping does not explain, minus up to a frame', () => {
    const { low, high } = possible(steady(80), TOLD, TOLD + 330);
    expect(high).toBe(250);
    expect(low).toBeCloseTo(250 - FRAME);
  });

  test('the credit for a long path is limited by the table', () => {
    expect(possible({ ...steady(230), most: 150 }, TOLD, TOLD + 480).high).toBe(330);
    expect(uncredited({ ...steady(230), most: 150 }, TOLD)).toBe(80);
    expect(possible({ ...steady(80), most: 150 }, TOLD, TOLD + 330)).toEqual(possible(steady(80), TOLD, TOLD + 330));
    expect(uncredited(steady(230), TOLD)).toBe(0);
  });

  test('on a steady line the split between the two directions does not matter', () => {
    fc.assert(
      fc.property(way, way, reactions, (there, back, reaction) => {
        const { path, arrival } = raceOver(there, back, reaction, never, never);
        const { low, high } = possible(path, TOLD, arrival);
        expect(high).toBeCloseTo(reaction, 1);
        expect(low).toBeCloseTo(reaction - FRAME, 1);
      }),
    );
  });

  test('with any jitter the truth lies inside, give or take a pause between pings', () => {
    const jitter = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 7, maxLength: 40 });
    fc.assert(
      fc.property(way, way, reactions, jitter, jitter, (there, back, reaction, down, up) => {
        const late = (delays: readonly number[]) => (at: number) => delays[Math.floor(at) % delays.length]!;
        const { path, arrival } = raceOver(there, back, reaction, late(down), late(up));
        const { low, high } = possible(believed(path), TOLD, arrival);
        // The bounds are as good as the shortest trip: they may be off by what even the fastest ping took beyond the line's best.
        const unseen = shortest(path, TOLD - 1000) - there - back;
        expect(high).toBeGreaterThanOrEqual(reaction - unseen - 0.1);
        expect(low).toBeLessThanOrEqual(reaction + PAUSE + unseen + 0.1);
      }),
    );
  });

  const heldUp = (from: number, to: number) => (at: number) => (at >= from && at < to ? to - at : 0);

  test('a delayed press is believed, since the pongs around it were delayed too', () => {
    const { path, arrival } = raceOver(40, 40, 250, never, heldUp(TOLD + 240, TOLD + 500));
    expect(latest(path, TOLD, arrival)).toBeGreaterThan(450);
    expect(judge(250, possible(believed(path), TOLD, arrival))).toMatchObject({ time: 250, judged: 'claim' });
  });

  test('but never as earlier than a ping answered before it', () => {
    // The line stalls just after the press, so the next pong looks bad; the press itself was not delayed.
    const { path, arrival } = raceOver(40, 40, 250, never, heldUp(TOLD + 40 + 250.5, TOLD + 600));
    const { low, high } = possible(path, TOLD, arrival);
    expect(high).toBeCloseTo(250, 1);
    expect(low).toBeGreaterThanOrEqual(250 - PAUSE);
  });

  test('a delayed cue does not cost the player', () => {
    const { path, arrival } = raceOver(40, 40, 250, heldUp(TOLD - 5, TOLD + 200), never);
    expect(cueDelay(path, TOLD)).toBeCloseTo(200, 0);
    expect(judge(250, possible(believed(path), TOLD, arrival))).toMatchObject({ time: 250, judged: 'claim' });
  });

  test('without quick pings the spread of the connection is granted', () => {
    const idle = Array.from({ length: 10 }, (_, i) => i * 1000).reduce(
      (path, sent, i) => withTrip(path, { sent, back: sent + 80 + 8 * (i % 3) }),
      unknownPath,
    );
    expect(cueDelay(idle, 4500)).toBe(16);
    const { low, high } = possible(idle, 4500, 4500 + 380);
    expect(high).toBe(300);
    expect(low).toBe(300 - 16 - 16);
  });

  test('a line no longer believed is granted what it showed between races, and at least two frames', () => {
    const { path, arrival } = raceOver(40, 40, 250, heldUp(TOLD - 5, TOLD + 200), never);
    const { high } = possible(path, TOLD, arrival);
    for (const [spread, width] of [
      [0, NARROWEST],
      [NARROWEST + 40, NARROWEST + 40],
      [1000, 200],
    ] as const) {
      const { low } = possible(unbelieved(path, spread), TOLD, arrival);
      expect(high - low).toBeCloseTo(width, 0);
    }
  });

  test('a path longer in a race than ever before is not credited', () => {
    const held = { ...steady(180), past: { way: 80, spread: 0, held: 0, known: true, clocked: true } };
    expect(possible(held, TOLD, TOLD + 430)).toEqual({ low: 350 - NARROWEST, high: 350 });
  });

  test('path and width together never exceed what the table compensates', () => {
    const { path, arrival } = raceOver(60, 60, 250, heldUp(TOLD - 5, TOLD + 200), never);
    const rated = { ...believed(path), most: 150 };
    expect(possible(rated, TOLD, arrival).low).toBeCloseTo(arrival - TOLD - 150, 5);
    expect(possible({ ...believed(steady(230)), most: 150 }, TOLD, TOLD + 480)).toEqual({ low: 330, high: 330 });
  });

  test('where a proxy answers the pings, only the answers about the clock count', () => {
    const past = { way: 200, spread: 50, held: 0, known: true, clocked: true, byClock: true } as const;
    expect(possible({ ...steady(5), past }, TOLD, TOLD + 450)).toEqual({ low: 200, high: 250 });
    expect(judgeHand({ ...steady(5), past }, TOLD, { claim: 240, arrival: TOLD + 450 }).judged).toBe('claim');
  });

  test('without measurements, only the common minimum is granted', () => {
    expect(possible(unknownPath, TOLD, TOLD + 500)).toEqual({ low: 500 - NARROWEST, high: 500 });
    expect(habitOf(unknownPath)).toBe(NARROWEST);
  });

  test('the interval is never wider than its limit or narrower than a frame', () => {
    const trips = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 0, maxLength: 100 });
    fc.assert(
      fc.property(trips, fc.double({ min: 0, max: 5000, noNaN: true }), (took, after) => {
        let back = 0;
        const path = took.reduce((path, trip, i) => {
          const sent = TOLD - 1000 + i * PAUSE;
          back = Math.max(back, sent + trip);
          return withTrip(path, { sent, back });
        }, unknownPath);
        const { low, high } = possible(path, TOLD, TOLD + after);
        expect(high - low).toBeLessThanOrEqual(WIDEST + 1e-6);
        expect(high - low).toBeGreaterThanOrEqual(FRAME - 1e-6);
      }),
    );
  });
});

describe('the order on the wire', () => {
  /** Pongs of pings since the cue come back at this instant, not sooner. */
  const released = (path: Path, at: number): Path => ({
    ...path,
    trips: path.trips.map(trip => (trip.sent >= TOLD ? { ...trip, back: Math.max(trip.back, at) } : trip)),
  });
  const arrival = TOLD + 80 + 300;

  test('a press that precedes the pong it should follow is judged by its arrival', () => {
    for (const path of [believed(steady(80)), unbelieved(steady(80))]) {
      const { time, judged } = judgeHand(released(path, arrival + 0.01), TOLD, { claim: 125, arrival });
      expect({ time, judged }).toEqual({ time: 380, judged: 'arrival' });
    }
  });
  test('so is one that comes together with it and claims to be much later, unless the line has stalled like that before', () => {
    const together = { claim: 125, arrival };
    const at = arrival - 1;
    expect(judgeHand(released(unbelieved(steady(80)), at), TOLD, together).judged).toBe('arrival');
    expect(judgeHand(released(unbelieved(steady(80), 250), at), TOLD, together)).toMatchObject({ time: 125, judged: 'claim' });
    expect(judgeHand(released(believed(steady(80)), at), TOLD, together)).toMatchObject({ time: 125, judged: 'claim' });
  });
  test('without any pong since the cue nothing is credited', () => {
    expect(judgeHand(unknownPath, TOLD, { claim: 125, arrival })).toMatchObject({ time: 380, judged: 'arrival' });
  });
  test('pongs released as long before the press as claimed gain no more than the line’s usual spread', () => {
    const late = released(unbelieved(steady(80)), arrival - 125);
    expect(judgeHand(late, TOLD, { claim: 125, arrival }).time).toBeCloseTo(300 - NARROWEST, 5);
  });
  test('an honest press on any steady line is in order', () => {
    fc.assert(
      fc.property(way, way, reactions, (there, back, reaction) => {
        const { path, arrival } = raceOver(there, back, reaction, never, never);
        expect(judgeHand(unbelieved(path), TOLD, { claim: reaction, arrival }).judged).not.toBe('arrival');
      }),
    );
  });
});

describe('the judged part of a claim', () => {
  const interval = { low: 220, high: 260 };

  test('a claim inside the interval is accepted', () => {
    expect(judge(240, interval)).toEqual({ time: 240, plusMinus: PLUS_MINUS, judged: 'claim' });
  });

  test('a claim outside is moved to the nearest bound, with the usual uncertainty', () => {
    expect(judge(120, interval)).toEqual({ time: 220, plusMinus: PLUS_MINUS, judged: 'clamped-early' });
    expect(judge(900, interval)).toEqual({ time: 260, plusMinus: PLUS_MINUS, judged: 'clamped-late' });
  });

  test('a claim that is no number is ignored', () => {
    expect(judge(Number.NaN, interval)).toMatchObject({ time: 260, judged: 'clamped-late' });
  });

  const claims = fc.double({ min: -1000, max: 6000 });
  const intervals = fc
    .tuple(fc.double({ min: -200, max: 5000, noNaN: true }), fc.double({ min: 0, max: WIDEST, noNaN: true }))
    .map(([low, width]) => ({ low, high: low + width }));

  test('the judged time never leaves the interval', () => {
    fc.assert(
      fc.property(claims, intervals, (claim, { low, high }) => {
        const { time } = judge(claim, { low, high });
        expect(time >= low && time <= high).toBe(true);
      }),
    );
  });

  test('a lie never gains more than the width of the interval', () => {
    fc.assert(
      fc.property(claims, intervals, fc.double({ min: 0, max: 1, noNaN: true }), (lie, { low, high }, part) => {
        const truth = low + part * (high - low);
        expect(truth - judge(lie, { low, high }).time).toBeLessThanOrEqual(high - low + 1e-6);
      }),
    );
  });

  test('a page that delays its press only loses by it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 400, noNaN: true }), delay => {
        const at = (late: number) => judge(0, possible(steady(80), TOLD, TOLD + 330 + late)).time;
        expect(at(delay)).toBeGreaterThanOrEqual(at(0) - 1e-6);
      }),
    );
  });
});
