/** Replays a log in a worker: every moment of it, from any viewpoint. */
import type { Game, Kinds, Outcome, Played } from '../../kernel/game.ts';
import { isFault, type Log, logStart, readLog } from '../../kernel/log.ts';
import { advance, beginAt } from '../../kernel/machine/undo.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Millis, Viewer } from '../../kernel/seat.ts';
import { type Past, pastOf } from '../../table/viewers/past.ts';
import { QUIET, storyOf } from '../../table/viewers/stream.ts';
import { chosenFace } from '../../wire/face.ts';
import type { Proof, Update, UpdateStory } from '../../wire/protocol.ts';
import { isWeighed, rulesOfVersion } from '../games/rules.ts';
import { findings } from './check.ts';
import type { Film, FromReader, ReaderAnswers, ToldStory, ToReader, Unplayable } from './messages.ts';

const port = self as unknown as {
  postMessage(message: FromReader): void;
  onmessage: ((event: MessageEvent<ToReader>) => void) | null;
};

/** A game that can be watched: replayed by its rules, or as witnessed when those are no longer known. */
interface Reel {
  readonly game: Game<Kinds>;
  readonly log: Log;
  readonly isOlder: boolean;
  readonly clocks: readonly Millis[];
  readonly outcome: Outcome | null;
  story(n: number, viewer: Viewer): UpdateStory;
  view(n: number, viewer: Viewer): Update['view'];
}
let reel: Reel | null = null;

const playedAgain = (game: Game<Kinds>, log: Log): Reel | Unplayable => {
  const first = logStart(game, log.header);
  if (isFault(first)) return first;
  const played: Played<Kinds>[] = [first];
  let progress = beginAt<Kinds>(first.table);
  for (const line of log.lines) {
    const out = advance(game, progress, line.in);
    if (isRefusal(out)) return { line: line.n + 1, fault: `this input is refused: ${out.why} (${out.rule})` };
    played.push(out);
    progress = out;
  }
  return {
    game,
    log,
    isOlder: false,
    clocks: played.map(({ table }) => table.clock),
    outcome: game.outcome(progress.table),
    story: (n, viewer) => storyOf(played[n]!, viewer),
    view: (n, viewer) => game.view(played[n]!.table, viewer) as Update['view'],
  };
};
const seenAgain = (game: Game<Kinds>, log: Log, past: Past): Reel => ({
  game,
  log,
  isOlder: true,
  clocks: past.clocks,
  outcome: log.end.outcome,
  story: (n, viewer) => ({ tellings: past.told(n, viewer), facts: past.facts(n) }),
  view: past.view,
});
const reelOf = async (text: string): Promise<Reel | Unplayable> => {
  const log = readLog(text);
  if (isFault(log)) return log;
  const found = await rulesOfVersion(log.header.game, log.header.rules);
  if (found === null) return { line: 1, fault: `there is no game "${log.header.game}" here` };
  const { game } = found;
  const past = log.header.rules === game.version ? null : pastOf(log);
  return past === null ? playedAgain(game, log) : seenAgain(game, log, past);
};
const open = async (text: string): Promise<Film | Unplayable> => {
  const found = await reelOf(text);
  if ('fault' in found) return found;
  reel = found;
  const { game, clocks, outcome, isOlder } = found;
  const { header } = found.log;
  return {
    game: game.id,
    rules: header.rules,
    isOlder,
    seats: header.seats,
    names: Array.from({ length: header.seats }, (_, seat) => header.names?.[seat] ?? `${seat + 1}`),
    faces: Array.from({ length: header.seats }, (_, seat) => chosenFace({ face: header.faces?.[seat] })),
    moments: clocks.length - 1,
    clocks,
    outcome,
    proof: (header.proof ?? null) as unknown as Proof | null,
    dealt: header.position === undefined,
    isWeighed: !isOlder && isWeighed(game.id),
  };
};
const frame = ({ clocks, outcome, story, view }: Reel, n: number, viewer: Viewer): Update => ({
  game: 1,
  n,
  ...(n === 0 ? QUIET : story(n, viewer)),
  view: view(n, viewer),
  offers: [],
  moves: [],
  outcome: n === clocks.length - 1 ? outcome : null,
  mayUndo: false,
});
const storyFor = ({ clocks, story }: Reel, viewer: Viewer): ToldStory => clocks.map((_, n) => story(n, viewer).tellings);

const answer = async (message: ToReader): Promise<ReaderAnswers[keyof ReaderAnswers]> => {
  if (message.to === 'open') return open(message.log);
  if (reel === null) throw new Error('no log has been opened');
  if (message.to === 'frame') return frame(reel, message.n, message.viewer);
  return message.to === 'story' ? storyFor(reel, message.viewer) : findings(reel.game, reel.log);
};

port.onmessage = async ({ data }) => {
  try {
    port.postMessage({ re: data.id, answer: await answer(data), broken: null });
  } catch (why) {
    port.postMessage({ re: data.id, answer: null, broken: String(why) });
  }
};
