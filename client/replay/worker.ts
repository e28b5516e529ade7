/** A log played again in a worker: every moment of it, through anybody's eyes. */
import { type GameId, games } from '../../games/index.ts';
import type { Game, Kinds, Played } from '../../kernel/game.ts';
import { isFault, type Log, logStart, readLog } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { goOn, setOut } from '../../kernel/undo.ts';
import type { Proof, Update } from '../../wire/protocol.ts';
import { findings } from './check.ts';
import type { Answers, Film, FromWorker, Story, ToWorker, Unplayable } from './messages.ts';

const port = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

interface Reel {
  readonly game: Game<Kinds>;
  readonly log: Log;
  readonly first: Kinds['Table'];
  /** What each input led to. */
  readonly played: readonly Played<Kinds>[];
}
let reel: Reel | null = null;

const tableAt = ({ first, played }: Reel, n: number): Kinds['Table'] => played[n - 1]?.table ?? first;

const playedAgain = (text: string): Reel | Unplayable => {
  const log = readLog(text);
  if (isFault(log)) return log;
  const game = games[log.header.game as GameId] as unknown as Game<Kinds> | undefined;
  if (game === undefined) return { line: 1, fault: `there is no game "${log.header.game}" here` };
  const first = logStart(game, log.header);
  if (isFault(first)) return first;
  const played: Played<Kinds>[] = [];
  let going = setOut<Kinds>(first);
  for (const line of log.lines) {
    const out = goOn(game, going, line.in);
    if (isRefusal(out)) return { line: line.n + 1, fault: `this input is refused: ${out.why} (${out.rule})` };
    played.push(out);
    going = out;
  }
  return { game, log, first, played };
};
const open = (text: string): Film | Unplayable => {
  const found = playedAgain(text);
  if ('fault' in found) return found;
  reel = found;
  const { log, game, first, played } = found;
  const { header } = log;
  return {
    game: game.id,
    rules: header.rules,
    seats: header.seats,
    names: Array.from({ length: header.seats }, (_, seat) => header.names?.[seat] ?? `${seat + 1}`),
    moments: played.length,
    clocks: [first.clock, ...played.map(({ table }) => table.clock)],
    outcome: game.outcome(tableAt(found, played.length)),
    proof: (header.proof ?? null) as unknown as Proof | null,
    dealt: header.position === undefined,
  };
};
const frame = (from: Reel, n: number, viewer: Viewer): Update => {
  const table = tableAt(from, n);
  return {
    game: 1,
    n,
    tellings: from.played[n - 1]?.told(viewer) ?? [],
    view: from.game.view(table, viewer) as Update['view'],
    offers: [],
    moves: [],
    outcome: from.game.outcome(table),
    mayUndo: false,
  };
};
const story = ({ played }: Reel, viewer: Viewer): Story => played.map(out => out.told(viewer));

const answer = (message: ToWorker): Answers[keyof Answers] => {
  if (message.to === 'open') return open(message.log);
  if (reel === null) throw new Error('no log has been opened');
  if (message.to === 'frame') return frame(reel, message.n, message.viewer);
  return message.to === 'story' ? story(reel, message.viewer) : findings(reel.game, reel.log);
};

port.onmessage = ({ data }) => {
  try {
    port.postMessage({ re: data.id, answer: answer(data), broken: null });
  } catch (why) {
    port.postMessage({ re: data.id, answer: null, broken: String(why) });
  }
};
