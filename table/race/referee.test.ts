import { describe, expect, test } from 'vitest';
import { FASTEST, HOLD } from '../../kernel/machine/false-start.ts';
import { FRAME } from './claim.ts';
import type { RacerConnection, RaceSeat } from './cue.ts';
import { type Path, unknownPath, withTrip } from './path.ts';
import { gone, isOut, type LedRace, madeAfter, press, setRace, told } from './referee.ts';

const TRIP = 80;
const path: Path = Array.from({ length: 400 }, (_, i) => i * 20).reduce(
  (known, sent) => withTrip(known, { sent, back: sent + TRIP }),
  unknownPath,
);
const connection: RacerConnection = { path, clock: [] };

/** Seats 0 and 1 over the wire, seat 2 on this machine; the cue is at 7080 and was sent to both at 7040. */
const declared = (): LedRace => {
  const table = new Map<RaceSeat, RacerConnection>([
    [0, connection],
    [1, connection],
  ]);
  return setRace({ seats: [0, 1, 2], within: 5000, mayMiss: 1 }, table, 6000, () => 0);
};
const CALLED = 7040;
const running = (): LedRace => [0, 1].reduce((race, seat) => told(race, seat, CALLED), declared());

const arrivalOf = (reaction: number) => CALLED + TRIP + reaction;
const hand = (race: LedRace, seat: RaceSeat, reaction: number, claim = reaction) =>
  press(race, seat, { claim, arrival: arrivalOf(reaction) }, path);
const who = (race: LedRace, seat: RaceSeat) => race.entrants.find(each => each.seat === seat)!;

describe('setting a race', () => {
  test('calls every connection, but no bot: bots react to the cue itself', () => {
    const race = declared();
    expect(race.cue.at).toBe(7080);
    expect(race.cue.calls.map(call => call.seat)).toEqual([0, 1]);
    expect(race.entrants.map(each => each.told)).toEqual([null, null, 7080]);
  });
});

describe('a press', () => {
  test('is a hand, and only the first one counts', () => {
    const first = hand(running(), 0, 250);
    expect(first.heard).toBe('hand');
    const second = hand(first.race, 0, 300, 120);
    expect(second).toEqual({ race: first.race, heard: 'ignored' });
    expect(who(first.race, 0).down).toEqual({ claim: 250, arrival: arrivalOf(250) });
  });

  test('WB-82 is no hand if the cue cannot have arrived yet, with any claim', () => {
    expect(hand(running(), 0, -1, 200).heard).toBe('early');
  });

  test('WB-82 is no hand if the page itself says that the cue was not shown yet', () => {
    expect(hand(running(), 0, 150, -10).heard).toBe('early');
  });

  test('is ignored from a player who does not race (WB-45) or has left (WB-47)', () => {
    expect(hand(running(), 7, 250).heard).toBe('ignored');
    expect(hand(gone(running(), 1), 1, 250).heard).toBe('ignored');
  });

  test('a hand that is down stays down when its owner leaves', () => {
    expect(who(gone(hand(running(), 1, 250).race, 1), 1).down).not.toBeNull();
  });

  test('needs no path if local', () => {
    expect(press(running(), 2, { claim: 230, arrival: 7310 }, unknownPath).heard).toBe('hand');
  });

  test('leaves the given race unchanged', () => {
    const race = running();
    const before = JSON.stringify(race);
    hand(race, 0, 250);
    expect(JSON.stringify(race)).toBe(before);
  });
});

describe('WB-82 a false start', () => {
  const flinched = (): LedRace => told(press(declared(), 0, { claim: 0, arrival: 6900 }, path).race, 0, CALLED);

  test('holds the hand until half a second after the cue, and no longer', () => {
    expect(press(declared(), 0, { claim: 0, arrival: 6900 }, path).heard).toBe('early');
    for (const reaction of [FASTEST, 250, HOLD - FRAME]) {
      const held = hand(flinched(), 0, reaction);
      expect(held).toEqual({ race: flinched(), heard: 'held' });
      expect(hand(held.race, 0, HOLD + 100).heard).toBe('hand');
    }
  });

  test('includes a press faster than human reaction, with any claim', () => {
    for (const claim of [0, 90, 200, 900]) expect(hand(running(), 0, 90, claim).heard).toBe('early');
    for (const claim of [FASTEST, 200]) expect(hand(running(), 0, FASTEST, claim).heard).toBe('hand');
  });

  test('includes a press the page itself calls too soon, however late it arrived', () => {
    for (const claim of [30, 90, FASTEST - 1]) expect(hand(running(), 0, 250, claim).heard).toBe('early');
    expect(hand(flinched(), 0, HOLD + 100, 190).heard).toBe('held');
    expect(hand(running(), 0, 250, Number.NaN).heard).toBe('hand');
  });

  test('takes the hand out of the race the second time, before the cue or after it', () => {
    for (const second of [press(flinched(), 0, { claim: -1, arrival: 6950 }, path), hand(flinched(), 0, 60)]) {
      expect(second.heard).toBe('out');
      expect(isOut(who(second.race, 0))).toBe(true);
      expect(hand(second.race, 0, 700)).toEqual({ race: second.race, heard: 'ignored' });
    }
  });

  test('counts for a bot too', () => {
    expect(press(running(), 2, { claim: 60, arrival: 7140 }, unknownPath).heard).toBe('early');
  });

  test('makes mashing useless: no hand comes down', () => {
    const { heard, race } = Array.from({ length: 30 }, (_, i) => i * 110).reduce<{ race: LedRace; heard: string[] }>(
      (so, after) => {
        const arrival = 6100 + after;
        const cued = arrival >= CALLED && who(so.race, 0).told === null ? told(so.race, 0, CALLED) : so.race;
        const next = press(cued, 0, { claim: arrival < CALLED + TRIP ? -1 : arrival - CALLED - TRIP, arrival }, path);
        return { race: next.race, heard: [...so.heard, next.heard] };
      },
      { race: declared(), heard: [] },
    );
    expect(heard.slice(0, 2)).toEqual(['early', 'out']);
    expect(heard.slice(2).every(each => each === 'ignored')).toBe(true);
    expect(who(race, 0).down).toBeNull();
  });
});

describe('WB-83 the time of a move', () => {
  test('is as early as its way allows: what arrives after the deadline may have been made before it', () => {
    const made = madeAfter(running(), 1, path, arrivalOf(400))!;
    expect(made).toBeLessThanOrEqual(400);
    expect(made).toBeGreaterThan(400 - 2 * FRAME);
  });

  test('is unknown to the referee before the call, for a bot, and for a player who does not race', () => {
    expect(madeAfter(declared(), 0, path, 6900)).toBeNull();
    expect(madeAfter(running(), 2, unknownPath, 7300)).toBeNull();
    expect(madeAfter(running(), 7, path, 7300)).toBeNull();
  });
});
