/**
 * Plays one race over simulated lines, through the server's own referee: first pings and clock questions, the declaration, the
 * calls, quick pings, presses, and the closing, all in the order the server sees them.
 */
import { FarLine } from '../../server/bus/far-line.ts';
import { type ClockReadings, type Exchange, withExchange } from '../../table/race/clock.ts';
import { closesAt } from '../../table/race/close.ts';
import type { RacerConnection, RaceSeat } from '../../table/race/cue.ts';
import { credited, type Doubts, pastOf } from '../../table/race/past.ts';
import { type Path, pingPause, unknownPath, withTrip } from '../../table/race/path.ts';
import { type LedRace, press, setRace, told } from '../../table/race/referee.ts';
import { type Verdict, verdict } from '../../table/race/verdict.ts';
import type { ChanceStream } from './chance.ts';
import type { SimulatedLine } from './line.ts';
import type { SimulatedPage } from './page.ts';

export type RacePlayer = {
  readonly line: SimulatedLine;
  readonly page: SimulatedPage;
  /** The doubts of their last races. */
  readonly doubts?: Doubts;
  /** Where another process holds the socket: the link between that process and the table's. */
  readonly bus?: Pick<SimulatedLine, 'there' | 'back'>;
};

export type PlayedRace = {
  readonly verdict: Verdict;
  /** When each press reached the table. */
  readonly presses: readonly number[];
};

/** When the race is declared, and how long after the cue the quick pings go on. */
const DECLARED = 120_000;
const PINGED_FOR = 1200;
/** The last quiet ping is back by the declaration, unless the line stalls. */
const LAST_QUIET = 119_000;

/** A message to the server: a pong, an answer to a clock question, a press. */
type Message =
  | { readonly kind: 'pong'; readonly sent: number }
  | { readonly kind: 'clock'; readonly asked: number; readonly page: number }
  | { readonly kind: 'press'; readonly claim: number }
  /** Not from the page, but from another process: there the cue went out. */
  | { readonly kind: 'shown' };

/** A message leaving a page or its network stack, and when. */
type Departure = { readonly leaves: number; readonly message: Message };

type Arrival = { readonly seat: RaceSeat; readonly at: number; readonly message: Message };

/** When the table learns of it, which is later where the socket is elsewhere. */
type Heard = Arrival & { readonly heard: number };
const overTheBus = ({ bus }: RacePlayer, arrivals: Arrival[]): Heard[] =>
  arrivals.sort((a, b) => a.at - b.at).map(arrival => ({ ...arrival, heard: bus?.back(arrival.at) ?? arrival.at }));

/** Sends departures over the return lane, in order. */
const carried = (seat: RaceSeat, { back }: SimulatedLine, departures: Departure[]): Arrival[] =>
  departures.sort((a, b) => a.leaves - b.leaves).map(({ leaves, message }) => ({ seat, at: back(leaves), message }));

/** Sit-down pings, then one now and then, a clock question along with each. */
function beforeTheRace({ line, page }: RacePlayer, seat: RaceSeat, chance: ChanceStream): Arrival[] {
  if (page.lie?.returns) return [];
  const departures: Departure[] = [];
  const delay = page.lie?.clockDelay ?? 0;
  let pings = 0;
  for (let sent = 0; sent <= LAST_QUIET; sent += pingPause(++pings, 'quiet')) {
    const got = line.there(sent);
    const stutter = page.lie?.stutters?.(chance) ?? 0;
    departures.push({ leaves: got + stutter + (page.lie?.pongDelay ?? 0), message: { kind: 'pong', sent } });
    const handled = page.handles(line.there(sent));
    if (page.lie?.mute) continue;
    const stamp = page.clock(handled) + (page.lie?.clockShift ?? 0);
    departures.push({ leaves: page.sends(handled + stutter + delay), message: { kind: 'clock', asked: sent, page: stamp } });
  }
  return carried(seat, line, departures);
}

/** From the declaration on: pings, the call with a ping along, quick pings, the press, and one ping after it has come. */
function duringTheRace(
  { line, page }: RacePlayer,
  seat: RaceSeat,
  called: number,
  showAt: number | null,
  until: number,
): Arrival[] {
  const departures: Departure[] = [];
  const hold = page.lie?.pongDelay ?? 0;
  const pongs: { readonly sent: number; readonly due: number; readonly cued: boolean }[] = [];
  const ping = (sent: number) => pongs.push({ sent, due: line.there(sent) + hold, cued: sent >= called });
  for (let next = DECLARED; next <= called; next += pingPause(0, 'set')) ping(next);
  const handled = page.handles(line.there(called));
  ping(called);
  for (let next = called + pingPause(0, 'called'); next <= until; next += pingPause(0, 'cued')) ping(next);

  const due = showAt === null || page.lie?.peeks ? handled : Math.max(handled, page.instant(showAt));
  const pressed = page.shows(due) + page.reaction;
  const leaves = page.sends(pressed + (page.lie?.pressDelay ?? 0));
  for (const { sent, due, cued } of pongs)
    departures.push({ leaves: cued ? (page.lie?.holds?.(due, leaves) ?? due) : due, message: { kind: 'pong', sent } });
  const mashes = page.lie?.mashes;
  if (mashes === undefined) departures.push({ leaves, message: { kind: 'press', claim: page.claim() } });
  else
    for (let at = mashes.from === 'press' ? pressed : DECLARED; at <= until; at += mashes.pause)
      departures.push({ leaves: page.sends(at), message: { kind: 'press', claim: at - pressed + page.reaction } });
  const arrivals = carried(seat, line, departures);
  const down = arrivals.findLast(({ message }) => message.kind === 'press')!.at;
  return arrivals.filter(({ message }) => message.kind !== 'pong' || message.sent <= down + pingPause(0, 'cued'));
}

type Known = {
  readonly path: Path;
  readonly clock: ClockReadings;
  /** All answers about the clock. */
  readonly answers: readonly Exchange[];
  /** All pongs of pings between races. */
  readonly quiet: Path['trips'];
};
const nothing: Known = { path: unknownPath, clock: [], answers: [], quiet: [] };

function learnt(known: Known, { at, message }: Arrival): Known {
  if (message.kind === 'pong') {
    const trip = { sent: message.sent, back: at };
    return { ...known, path: withTrip(known.path, trip), quiet: [...known.quiet, trip] };
  }
  if (message.kind !== 'clock') return known;
  const exchange = { asked: message.asked, answered: at, page: message.page };
  return { ...known, clock: withExchange(known.clock, exchange), answers: [...known.answers, exchange] };
}

/** `most` is the credited part of a path; null for no limit. */
export function playRace(
  players: readonly RacePlayer[],
  mayMiss: number,
  chance: ChanceStream,
  most: number | null = null,
): PlayedRace {
  const far = players.map(({ bus }) => (bus === undefined ? null : new FarLine(bus.back(0))));
  const quiet = players.map((player, seat) => overTheBus(player, beforeTheRace(player, seat, chance)));
  /** What the process that holds the socket knows by then. */
  const measured = quiet.map(arrivals => arrivals.filter(({ at }) => at <= DECLARED).reduce(learnt, nothing));
  for (const { seat, at, heard, message } of quiet.flat())
    if (heard <= DECLARED && message.kind === 'pong') far[seat]?.measured({ sent: message.sent, back: at });
  const known = new Map(measured.map((near, seat): [RaceSeat, RacerConnection] => [seat, far[seat] ?? near]));
  const doubts = (seat: RaceSeat): Doubts => players[seat]!.doubts ?? [];
  let race: LedRace = setRace({ seats: [...known.keys()], within: 5000, mayMiss }, known, DECLARED, chance.next);

  const arrivals = quiet.flat().filter(({ heard }) => heard > DECLARED);
  const pasts = measured.map(({ quiet: pongs, answers }) => pastOf(pongs, answers, DECLARED));
  for (const { seat, sendAt, showAt } of race.cue.calls) {
    const player = players[seat]!;
    // A server's timers are slightly late.
    const called = sendAt + chance.exponential(1);
    race = told(race, seat, called);
    far[seat]?.cue(called);
    const leaves = player.bus?.there(called) ?? called;
    const during = duringTheRace(player, seat, leaves, showAt, race.cue.at + PINGED_FOR);
    if (player.bus !== undefined) during.push({ seat, at: leaves, message: { kind: 'shown' } });
    arrivals.push(...overTheBus(player, during));
  }
  arrivals.sort((a, b) => a.heard - b.heard);

  const paths = new Map<RaceSeat, Path>(
    measured.map(({ path }, seat) => [seat, far[seat]?.path ?? { ...path, past: pasts[seat] }]),
  );
  for (const { seat, at, heard, message } of arrivals) {
    if (heard > race.cue.at && closesAt(race, credited(paths, most, doubts)) <= heard) break;
    const [line, path] = [far[seat], paths.get(seat) ?? unknownPath];
    if (message.kind === 'press') {
      const came = Math.min(heard, line?.instantOf(at) ?? at);
      race = press(race, seat, { claim: message.claim, arrival: came }, path).race;
    } else if (line == null) {
      if (message.kind === 'pong') paths.set(seat, withTrip(path, { sent: message.sent, back: at }));
    } else {
      if (message.kind === 'pong') line.measured({ sent: message.sent, back: at });
      if (message.kind === 'shown') line.shown(at, pasts[seat]);
      paths.set(seat, line.path);
    }
  }
  const presses = players.map((_, seat) => arrivals.find(each => each.seat === seat && each.message.kind === 'press')!.heard);
  return { verdict: verdict(race, credited(paths, most, doubts)), presses };
}
