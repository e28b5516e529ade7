/**
 * Plays one race over simulated lines, through the server's own referee: sit-down pings and clock questions, the declaration, the
 * calls, quick pings, presses, and the closing, all in the order in which they happen to the server.
 */
import { type Clock, withExchange } from '../../table/race/clock.ts';
import { closesAt } from '../../table/race/close.ts';
import type { Seat } from '../../table/race/cue.ts';
import { type Path, pingPause, unknownPath, withTrip } from '../../table/race/path.ts';
import { press, type Race, setRace, told } from '../../table/race/referee.ts';
import { type Verdict, verdict } from '../../table/race/verdict.ts';
import type { Stream } from './chance.ts';
import type { Line } from './line.ts';
import type { Page } from './page.ts';

export type Player = { readonly line: Line; readonly page: Page };

export type Played = {
  readonly verdict: Verdict;
  /** When each press reached the server. */
  readonly presses: readonly number[];
};

/** When the race is declared, and how long after the cue the quick pings go on. */
const DECLARED = 12_000;
const PINGED_FOR = 1200;
/** The last quiet ping is back by the declaration, unless the line is held up. */
const LAST_QUIET = 11_000;

/** What goes back to the server: a pong, an answer to a clock question, a press. */
type Message =
  | { readonly kind: 'pong'; readonly sent: number }
  | { readonly kind: 'clock'; readonly asked: number; readonly page: number }
  | { readonly kind: 'press'; readonly claim: number };

/** What leaves a page or its network stack, and when. */
type Departure = { readonly leaves: number; readonly message: Message };

type Arrival = { readonly seat: Seat; readonly at: number; readonly message: Message };

/** Sends departures over the lane back, in order. */
const carried = (seat: Seat, { back }: Line, departures: Departure[]): Arrival[] =>
  departures.sort((a, b) => a.leaves - b.leaves).map(({ leaves, message }) => ({ seat, at: back(leaves), message }));

/** Sit-down pings, then one now and then, a clock question along with each. */
function beforeTheRace({ line, page }: Player, seat: Seat): Arrival[] {
  const departures: Departure[] = [];
  const delay = page.lie?.clockDelay ?? 0;
  let pings = 0;
  for (let sent = 0; sent <= LAST_QUIET; sent += pingPause(++pings, 'quiet')) {
    const got = line.there(sent);
    departures.push({ leaves: got, message: { kind: 'pong', sent } });
    const handled = page.handles(line.there(sent));
    const stamp = page.clock(handled) + (page.lie?.clockShift ?? 0);
    departures.push({ leaves: page.sends(handled + delay), message: { kind: 'clock', asked: sent, page: stamp } });
  }
  return carried(seat, line, departures);
}

/** From the declaration on: pings, the call with a ping along, quick pings, the press, and one ping after it has come. */
function duringTheRace({ line, page }: Player, seat: Seat, called: number, showAt: number | null, until: number): Arrival[] {
  const departures: Departure[] = [];
  const ping = (sent: number) => departures.push({ leaves: line.there(sent), message: { kind: 'pong', sent } });
  for (let next = DECLARED; next <= called; next += pingPause(0, 'set')) ping(next);
  const handled = page.handles(line.there(called));
  ping(called);
  for (let next = called + pingPause(0, 'called'); next <= until; next += pingPause(0, 'cued')) ping(next);

  const due = showAt === null || page.lie?.peeks ? handled : Math.max(handled, page.instant(showAt));
  const pressed = page.shows(due) + page.reaction;
  const leaves = page.sends(pressed + (page.lie?.pressDelay ?? 0));
  departures.push({ leaves, message: { kind: 'press', claim: page.claim() } });
  const arrivals = carried(seat, line, departures);
  const down = arrivals.find(({ message }) => message.kind === 'press')!.at;
  return arrivals.filter(({ message }) => message.kind !== 'pong' || message.sent <= down + pingPause(0, 'cued'));
}

type Known = { readonly path: Path; readonly clock: Clock };

function learnt({ path, clock }: Known, { at, message }: Arrival): Known {
  if (message.kind === 'pong') return { path: withTrip(path, { sent: message.sent, back: at }), clock };
  if (message.kind === 'clock')
    return { path, clock: withExchange(clock, { asked: message.asked, answered: at, page: message.page }) };
  return { path, clock };
}

export function playRace(players: readonly Player[], mayMiss: number, chance: Stream): Played {
  const quiet = players.map(beforeTheRace);
  const byNow = (arrivals: readonly Arrival[]) => arrivals.filter(({ at }) => at <= DECLARED);
  const known = new Map(quiet.map((arrivals, seat) => [seat, byNow(arrivals).reduce(learnt, { path: unknownPath, clock: [] })]));
  let race: Race<never> = setRace({ seats: [...known.keys()], within: 5000, mayMiss }, known, DECLARED, chance.next);

  const arrivals = quiet.flat().filter(({ at }) => at > DECLARED);
  for (const { seat, sendAt, showAt } of race.cue.calls) {
    // A server's timers are late by a little.
    const called = sendAt + chance.exponential(1);
    race = told(race, seat, called);
    arrivals.push(...duringTheRace(players[seat]!, seat, called, showAt, race.cue.at + PINGED_FOR));
  }
  arrivals.sort((a, b) => a.at - b.at);

  const paths = new Map([...known].map(([seat, { path }]) => [seat, path]));
  for (const { seat, at, message } of arrivals) {
    if (at > race.cue.at && closesAt(race, paths) <= at) break;
    const path = paths.get(seat) ?? unknownPath;
    if (message.kind === 'pong') paths.set(seat, withTrip(path, { sent: message.sent, back: at }));
    if (message.kind === 'press') race = press(race, seat, { claim: message.claim, loads: [] }, path, at).race;
  }
  const presses = players.map((_, seat) => arrivals.find(each => each.seat === seat && each.message.kind === 'press')!.at);
  return { verdict: verdict(race, paths).verdict, presses };
}
