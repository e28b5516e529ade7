/** A game as a file that any player can replay and verify, made from its start and its inputs, a few at a time. */
import type { Game, Kinds, Outcome, Played } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { LOG_FORMAT, type Log, logLine, logText } from '../../kernel/log.ts';
import { advance, beginAt } from '../../kernel/machine/undo.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { faceFor } from '../../wire/face.ts';
import { commitTo } from '../../wire/proof.ts';
import type { Proof } from '../../wire/protocol.ts';
import type { Start, Taken } from '../runtime.ts';

/** Watches the replay, and decides what to keep of each moment. */
export interface MomentWitness {
  sees(moment: Pick<Played<Kinds>, 'table' | 'told' | 'facts'>): Json;
}
export interface Recorded {
  readonly outcome: Outcome | null;
  readonly log: string;
}
/** Inputs replayed before yielding to others. */
const BREATH = 32;
/** The same where every viewer's view of each is built too. */
const SHORT_BREATH = 4;

export const proofOf = (code: string, start: Start): Proof => ({
  table: code,
  game: start.game,
  commitment: commitTo(start.secret),
  secret: start.secret,
  ...(start.pledges === undefined ? {} : { pledges: start.pledges }),
  entropy: start.entropy,
  ...(start.missed === undefined ? {} : { missed: start.missed.map(players => players.map(({ name }) => name)) }),
});

/** `breathe` yields to others. A record with a witness can be watched without its rules. */
export async function recordOf(
  game: Game<Kinds>,
  code: string,
  start: Start,
  taken: readonly Taken[],
  breathe: () => Promise<void>,
  witness: MomentWitness | null = null,
): Promise<Recorded> {
  const seats = start.players.length;
  const lines: Log['lines'][number][] = [];
  const first = game.open(start.config, seats, start.seed);
  const saw = witness?.sees(first);
  let progress = beginAt<Kinds>(first.table);
  for (const { in: what } of taken) {
    const next = advance(game, progress, what);
    if (isRefusal(next)) throw new Error(`input ${lines.length + 1} of the log is refused: ${next.why} (${next.rule})`);
    progress = next;
    const line = logLine(lines.length + 1, what, next.table);
    lines.push(witness === null ? line : { ...line, saw: witness.sees(next) });
    if (lines.length % (witness === null ? BREATH : SHORT_BREATH) === 0) await breathe();
  }
  const outcome = game.outcome(progress.table);
  const log = logText({
    header: {
      sixgun: LOG_FORMAT,
      game: game.id,
      rules: game.version,
      seats,
      config: start.config,
      seed: start.seed,
      names: start.players.map(p => p.name),
      faces: start.players.map(p => (p.kind === 'guest' ? (p.face ?? faceFor(p.id)) : null)),
      proof: { ...proofOf(code, start) } as never,
      ...(saw === undefined ? {} : { saw }),
    },
    lines,
    end: { end: lines.length, outcome },
  });
  return { outcome, log };
}
