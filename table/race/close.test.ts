import { describe, expect, test } from 'vitest';
import { closesAt, mayClose } from './close.ts';
import type { RacerConnection, RaceSeat } from './cue.ts';
import { type Path, unknownPath, withTrip } from './path.ts';
import { gone, type LedRace, press, setRace, told } from './referee.ts';

const TRIPS = [10, 80, 500];
const CALLED = 7000;
const CUE = 7010;

/** For one trip length: the path before the first pong, after the first, after the second… */
const paths = new Map<number, Path[]>();
/** The path with the pongs received by an instant. */
const pathBy = (trip: number, now: number): Path => {
  const grown = paths.get(trip) ?? [unknownPath];
  paths.set(trip, grown);
  const pongs = Math.max(0, Math.floor((now - trip - 5000) / 20) + 1);
  while (grown.length <= pongs) {
    const sent = 5000 + 20 * (grown.length - 1);
    grown.push(withTrip(grown.at(-1)!, { sent, back: sent + trip }));
  }
  return grown[pongs]!;
};
const pathsBy = (now: number) => new Map<RaceSeat, Path>(TRIPS.map((trip, seat) => [seat, pathBy(trip, now)]));

/** Players at 10, 80 and 500 ms, all called at 7000. */
const start = (mayMiss: number, within = 5000): LedRace => {
  const table = new Map<RaceSeat, RacerConnection>([...pathsBy(6000)].map(([seat, path]) => [seat, { path, clock: [] }]));
  const race = setRace({ seats: [0, 1, 2], within, mayMiss }, table, 5510, () => 0);
  expect(race.cue.at).toBe(CUE);
  return [0, 1, 2].reduce((each, seat) => told(each, seat, CALLED), race);
};

const arrivalOf = (seat: RaceSeat, reaction: number) => CALLED + TRIPS[seat]! + reaction;
const hand = (race: LedRace, seat: RaceSeat, reaction: number): LedRace => {
  const arrival = arrivalOf(seat, reaction);
  return press(race, seat, { claim: reaction, arrival }, pathBy(TRIPS[seat]!, arrival)).race;
};

/** The first instant, checked every 10 ms, at which the race may be closed. */
function closed(race: LedRace, pathsAt = pathsBy): number {
  for (let now = CUE; now < 20_000; now += 10) if (closesAt(race, pathsAt(now)) <= now) return now;
  throw new Error('the race never closes');
}

describe('a race closes', () => {
  test('not before the cue, even if all players have left', () => {
    expect(closesAt([0, 1, 2].reduce(gone, start(0)), pathsBy(6000))).toBe(CUE);
  });

  test('when all hands are in, and the pong after each', () => {
    const race = hand(hand(hand(start(0), 0, 250), 1, 260), 2, 240);
    const last = arrivalOf(2, 240);
    expect(closed(race)).toBeGreaterThanOrEqual(last);
    expect(closed(race)).toBeLessThanOrEqual(last + 30);
  });

  test('soon after the last hand even if no more pongs come', () => {
    const race = hand(hand(hand(start(0), 0, 250), 1, 260), 2, 240);
    expect(closed(race, () => pathsBy(7300))).toBe(arrivalOf(2, 240) + 100);
  });

  test('at the deadline, for a player proven never to press', () => {
    const race = hand(hand(start(0), 0, 250), 1, 260);
    const at = closed(race);
    expect(at).toBeGreaterThan(CALLED + 500 + 5000);
    expect(at).toBeLessThan(CALLED + 500 + 5000 + 100);
  });

  test('after the collection allowance, for a connection that is silent', () => {
    const race = hand(hand(start(0), 0, 250), 1, 260);
    const silent = (now: number) => new Map([...pathsBy(now)].map(([seat, path]) => [seat, seat === 2 ? pathBy(500, 8000) : path]));
    const at = closed(race, silent);
    expect(at).toBeGreaterThan(CALLED + 5000 + 500);
    expect(at).toBeLessThan(CALLED + 5000 + 500 + 400);
  });

  test('later, the slower the missing player’s path', () => {
    const missing = (seat: RaceSeat) => {
      const others = [0, 1, 2].filter(each => each !== seat);
      const race = others.reduce((each, other) => hand(each, other, 250), start(0));
      return closed(
        race,
        now => new Map([...pathsBy(now)].map(([who, path]) => [who, who === seat ? pathBy(TRIPS[who]!, 8000) : path])),
      );
    };
    expect(missing(0)).toBeLessThan(missing(1));
    expect(missing(1)).toBeLessThan(missing(2));
  });

  test('no sooner than the deadline, while no hand is down and all may still come', () => {
    const race = start(1, 2000);
    expect(mayClose(race, race.cue.at + 1999)).toBe(false);
    expect(mayClose(race, race.cue.at + 2000)).toBe(true);
    expect(mayClose(hand(race, 0, 250), race.cue.at + 300)).toBe(true);
    expect(mayClose(gone(race, 2), race.cue.at)).toBe(true);
  });

  test('WB-89 a window of 2 s ends 2 s after the cue, plus what was on its way', () => {
    const at = closed(start(1, 2000));
    expect(at).toBeGreaterThan(CALLED + 500 + 2000);
    expect(at).toBeLessThan(CALLED + 500 + 2000 + 100);
  });

  test('without waiting for a player who has left', () => {
    const race = gone(hand(hand(start(0), 0, 250), 1, 260), 2);
    expect(closed(race)).toBeLessThan(arrivalOf(1, 260) + 30);
  });

  test('by the clock for a bot, which has no connection', () => {
    const table = new Map<RaceSeat, RacerConnection>([[0, { path: pathBy(10, 6000), clock: [] }]]);
    const race = hand(
      told(
        setRace({ seats: [0, 9], within: 2000, mayMiss: 0 }, table, 6000, () => 0),
        0,
        CALLED,
      ),
      0,
      250,
    );
    expect(closesAt(race, pathsBy(7400))).toBe(race.cue.at + 2000);
  });
});

describe('WB-84 with one hand missing', () => {
  test('a race of three to five closes once that hand can no longer overtake', () => {
    const race = hand(hand(start(1), 0, 250), 1, 260);
    const at = closed(race);
    // A hand of 260 ms from the far player would be in by then.
    expect(at).toBeGreaterThan(arrivalOf(2, 260));
    expect(at).toBeLessThan(arrivalOf(2, 260) + 100);
  });

  test('a hand on its way is not shut out, and is ranked by its time', () => {
    const two = hand(hand(start(1), 0, 250), 1, 260);
    expect(closed(two)).toBeGreaterThan(arrivalOf(2, 240));
  });

  test('a duel stays open for the second hand', () => {
    const race = hand(gone(start(0), 2), 0, 250);
    expect(closed(race)).toBeGreaterThan(CALLED + 5000);
  });
});
