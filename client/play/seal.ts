/**
 * After a game the page checks, unasked: the proof against what it saw and sent before the deal, and the log, replayed in a
 * worker, against everything it was shown.
 */
import { isRefusal } from '../../kernel/refusal.ts';
import { type DealFinding, foundBy } from '../../wire/evidence.ts';
import type { Proof } from '../../wire/protocol.ts';
import { PracticeLine } from '../practice/line.ts';
import type { Session } from '../table/session/session.ts';

export type ShuffleSeal =
  /** The game kept to everything that this page saw before the deal and during play. */
  | { readonly is: 'sealed'; readonly starts: number; readonly unknown: number }
  /**
   * The promise before the deal was kept, or broken, or the page saw too little; the cards could not be checked (another version of the
   * rules, no answer).
   */
  | DealFinding
  /** The log does not lead to the game this page was shown. */
  | { readonly is: 'forged'; readonly why: string };

const sealFor = async ({ line, game, witness, proof, table }: Session): Promise<ShuffleSeal> => {
  const { gameNumber, rules } = table.peek()!;
  const evidence = (await line.evidence?.(gameNumber)) ?? null;
  // The server answers after it has sent the proof, if it sends one.
  const answer = await line.ask({ ask: 'log' });
  const told = proof.peek();
  const found = foundBy(evidence, told);
  if (found.is !== 'kept' || told === null || isRefusal(answer)) return found;
  const judge = new PracticeLine({ game: game.id, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
  const replayed = await judge.verify(String(answer['log']), { proof: told, rules, witnessed: witness.of(gameNumber) });
  judge.leave();
  if (!isRefusal(replayed)) return { ...found, is: 'sealed' };
  return replayed.rule === 'log:rules' ? found : { is: 'forged', why: replayed.why };
};
const seals = new WeakMap<Session, { readonly game: number; readonly proof: Proof | null; readonly seal: Promise<ShuffleSeal> }>();
/** Checked once for each proof. */
export const sealOf = (session: Session): Promise<ShuffleSeal> => {
  const [game, proof] = [session.table.peek()!.gameNumber, session.proof.peek()];
  const known = seals.get(session);
  if (known?.game === game && known.proof === proof) return known.seal;
  const seal = sealFor(session);
  seals.set(session, { game, proof, seal });
  return seal;
};
