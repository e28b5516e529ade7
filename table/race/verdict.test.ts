import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RacerConnection, RaceSeat } from './cue.ts';
import { type Path, unknownPath, withTrip } from './path.ts';
import { gone, type LedRace, press, setRace, told } from './referee.ts';
import { verdict } from './verdict.ts';

const pathOf = (trip: number): Path =>
  Array.from({ length: 400 }, (_, i) => 5000 + i * 20).reduce(
    (path, sent) => withTrip(path, { sent, back: sent + trip }),
    unknownPath,
  );

/** Three players at 10, 80 and 500 ms, and a bot (seat 3), called at 7000. */
const TRIPS = [10, 80, 500];
const paths = new Map<RaceSeat, Path>(TRIPS.map((trip, seat) => [seat, pathOf(trip)]));
const CALLED = 7000;

const start = (within = 5000): LedRace => {
  const table = new Map<RaceSeat, RacerConnection>([...paths].map(([seat, path]) => [seat, { path, clock: [] }]));
  const race = setRace({ seats: [0, 1, 2, 3], within, mayMiss: 1 }, table, 5500, () => 0);
  return [0, 1, 2].reduce((each, seat) => told(each, seat, CALLED), race);
};

const hand = (race: LedRace, seat: RaceSeat, reaction: number, claim = reaction): LedRace =>
  press(race, seat, { claim, arrival: CALLED + (TRIPS[seat] ?? 0) + reaction }, paths.get(seat) ?? unknownPath).race;

describe('the verdict', () => {
  test('orders hands by reaction, not by arrival', () => {
    const race = hand(hand(hand(hand(start(), 0, 330), 1, 290), 2, 250), 3, 270);
    expect(verdict(race, paths).order).toEqual([[2], [3], [1], [0]]);
  });

  test('shows a photo finish as a group', () => {
    const race = hand(hand(hand(start(), 0, 260), 1, 250), 2, 300);
    expect(verdict(race, paths).order).toEqual([[1, 0], [2]]);
  });

  test('shows every time with its ±, how it was judged, and its possible range', () => {
    const race = hand(hand(hand(hand(start(), 0, 250), 1, 300, 120), 2, 310, 900), 3, 220);
    const { hands } = verdict(race, paths).evidence;
    expect(hands).toEqual([
      { seat: 3, time: 220, plusMinus: 0, judged: 'claim', claim: 220, low: 220, high: 220 },
      { seat: 0, time: 250, plusMinus: 8.3, judged: 'claim', claim: 250, low: 233.3, high: 250 },
      { seat: 1, time: 283.3, plusMinus: 8.3, judged: 'clamped-early', claim: 120, low: 283.3, high: 300 },
      { seat: 2, time: 310, plusMinus: 8.3, judged: 'clamped-late', claim: 900, low: 293.3, high: 310 },
    ]);
  });

  test('records how a hand was laid and whether the cue was audible, where its page says so; this decides nothing', () => {
    const how = { by: 'touch', sound: false } as const;
    const { race } = press(start(), 0, { claim: 250, arrival: CALLED + TRIPS[0]! + 250, ...how }, paths.get(0)!);
    expect(verdict(race, paths).evidence.hands).toMatchObject([{ seat: 0, time: 250, ...how }]);
    expect(Object.keys(verdict(hand(start(), 0, 250), paths).evidence.hands[0]!)).not.toContain('by');
  });

  test('WB-85 names the missing, who belong to no group', () => {
    const { order, evidence } = verdict(gone(hand(hand(start(), 0, 250), 1, 300), 2), paths);
    expect(order).toEqual([[0], [1]]);
    expect(evidence.missing).toEqual([2, 3]);
  });

  test('WB-89 calls a hand late by its reaction time, not by its arrival', () => {
    const race = hand(hand(start(2000), 2, 1990), 0, 2100);
    const { order, evidence } = verdict(race, paths);
    expect(order).toEqual([[2]]);
    expect(evidence).toMatchObject({ within: 2000, late: [0], missing: [1, 3] });
  });

  test('WB-82 names who made false starts, and how many', () => {
    const race = hand(hand(hand(hand(start(), 1, -50), 1, -20), 1, 250), 0, 60);
    expect(verdict(race, paths)).toMatchObject({
      order: [],
      evidence: {
        missing: [0, 1, 2, 3],
        early: [
          { seat: 0, times: 1 },
          { seat: 1, times: 2 },
        ],
      },
    });
  });

  test('survives JSON with any claims', () => {
    const claims = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0));
    fc.assert(
      fc.property(claims, claims, (one, two) => {
        const given = verdict(hand(hand(start(), 0, 250, one), 1, 300, two), paths);
        expect(JSON.stringify(JSON.parse(JSON.stringify(given)))).toBe(JSON.stringify(given));
        for (const { time, low, high } of given.evidence.hands) expect([time, low, high].every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test('is the same for honest hands with any pings', () => {
    const reactions = fc
      .uniqueArray(fc.integer({ min: 5, max: 40 }), { minLength: 3, maxLength: 3 })
      .map(each => each.map(part => part * 25));
    fc.assert(
      fc.property(reactions, given => {
        const race = given.reduce((each, reaction, seat) => hand(each, seat, reaction), start());
        const byReaction = [0, 1, 2].sort((a, b) => given[a]! - given[b]!);
        expect(verdict(race, paths).order).toEqual(byReaction.map(seat => [seat]));
      }),
    );
  });
});
