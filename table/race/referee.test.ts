import { describe, expect, test } from 'vitest';
import type { Connection, Seat } from './cue.ts';
import { type Path, unknownPath, withTrip } from './path.ts';
import { gone, loaded, press, type Race, setRace, told } from './referee.ts';

const TRIP = 80;
const path: Path = Array.from({ length: 400 }, (_, i) => i * 20).reduce(
  (known, sent) => withTrip(known, { sent, back: sent + TRIP }),
  unknownPath,
);
const connection: Connection = { path, clock: [] };

/** Seats 0 and 1 over the wire, seat 2 in the house; the cue is at 7080 and was sent to both at 7040. */
const declared = (): Race<string> => {
  const table = new Map<Seat, Connection>([
    [0, connection],
    [1, connection],
  ]);
  return setRace({ seats: [0, 1, 2], within: 5000, mayMiss: 1 }, table, 6000, () => 0);
};
const CALLED = 7040;
const running = (): Race<string> => [0, 1].reduce((race, seat) => told(race, seat, CALLED), declared());

const arrivalOf = (reaction: number) => CALLED + TRIP + reaction;
const hand = (race: Race<string>, seat: Seat, reaction: number, claim = reaction, loads: readonly string[] = []) =>
  press(race, seat, { claim, loads }, path, arrivalOf(reaction));
const who = (race: Race<string>, seat: Seat) => race.entrants.find(each => each.seat === seat)!;

describe('setting a race', () => {
  test('calls every connection, and nobody of the house, who is told by the cue itself', () => {
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

  test('WB-82 before the cue it is no hand, and he may press again', () => {
    const early = press(declared(), 0, { claim: 0, loads: [] }, path, 6900);
    expect(early.heard).toBe('early');
    const again = hand(told(early.race, 0, CALLED), 0, 250);
    expect(again.heard).toBe('hand');
    expect(who(again.race, 0)).toMatchObject({ early: 1, down: { claim: 250 } });
  });

  test('WB-82 nor is it one if the cue cannot have been there yet, whatever it claims', () => {
    expect(hand(running(), 0, -1, 200).heard).toBe('early');
    expect(hand(running(), 0, 1, 200).heard).toBe('hand');
  });

  test('WB-82 nor if the page itself says that the cue was not shown yet', () => {
    expect(hand(running(), 0, 150, -10).heard).toBe('early');
  });

  test('is ignored from one who does not race (WB-45) or has left (WB-47)', () => {
    expect(hand(running(), 7, 250).heard).toBe('ignored');
    expect(hand(gone(running(), 1), 1, 250).heard).toBe('ignored');
  });

  test('a hand that is down stays down when its owner leaves', () => {
    expect(who(gone(hand(running(), 1, 250).race, 1), 1).down).not.toBeNull();
  });

  test('of the house needs no path', () => {
    expect(press(running(), 2, { claim: 230, loads: [] }, unknownPath, 7310).heard).toBe('hand');
  });

  test('leaves the race it was given as it was', () => {
    const race = running();
    const before = JSON.stringify(race);
    hand(race, 0, 250, 250, ['6']);
    expect(JSON.stringify(race)).toBe(before);
  });
});

describe('WB-83 loads in the race', () => {
  test('keep their order: those sent on their own, then those that came with the press', () => {
    const one = loaded(running(), 0, '7', path, arrivalOf(120));
    const two = loaded(one, 0, '3', path, arrivalOf(180));
    expect(who(hand(two, 0, 400, 400, ['9', '5']).race, 0).loads).toEqual(['7', '3', '9', '5']);
  });

  test('count without a slap, until the deadline', () => {
    const inTime = loaded(running(), 1, '7', path, arrivalOf(4990));
    expect(who(inTime, 1).loads).toEqual(['7']);
    const late: Path = Array.from({ length: 100 }, (_, i) => 11_000 + i * 20).reduce(
      (known, sent) => withTrip(known, { sent, back: sent + TRIP }),
      path,
    );
    expect(who(loaded(inTime, 1, '8', late, arrivalOf(5100)), 1).loads).toEqual(['7']);
  });

  test('do not count after his own slap, nor from one who does not race', () => {
    const down = hand(running(), 0, 250).race;
    expect(loaded(down, 0, '7', path, arrivalOf(300))).toBe(down);
    expect(loaded(down, 7, '7', path, arrivalOf(300))).toBe(down);
  });

  test('that came with a press before the cue are not lost with it', () => {
    const early = press(declared(), 0, { claim: 0, loads: ['6'] }, path, 6900).race;
    expect(who(early, 0).loads).toEqual(['6']);
  });
});
