/**
 * When a game is over, the page compares by itself: the proof with what it saw and sent before the deal, and the log, played again in a
 * worker, with everything that it was shown. Nobody has to ask for it.
 */
import { isRefusal } from '../../kernel/refusal.ts';
import { type Breach, breachOf, isTelling } from '../../wire/evidence.ts';
import type { Proof } from '../../wire/protocol.ts';
import { PracticeLine } from '../practice/line.ts';
import type { Session } from '../table/session/session.ts';

export type ShuffleSeal =
  /** Everything that this page saw before the deal and in the game was kept to. */
  | { readonly is: 'sealed'; readonly starts: number }
  /** The promises were kept; the cards could not be looked at (another version of the rules, no answer). */
  | { readonly is: 'kept'; readonly starts: number }
  /** This page did not see the start: it can tell nothing. */
  | { readonly is: 'unseen' }
  | { readonly is: 'breached'; readonly breach: Breach }
  /** The log does not lead to what this page was shown. */
  | { readonly is: 'forged'; readonly why: string };

const sealFor = async (session: Session, proof: Proof): Promise<ShuffleSeal> => {
  const { line, game, witness } = session;
  const evidence = (await line.evidence?.(proof.game)) ?? null;
  if (!isTelling(evidence)) return { is: 'unseen' };
  const breach = breachOf(evidence, proof);
  if (breach !== null) return { is: 'breached', breach };
  const { starts } = evidence;
  const answer = await line.ask({ ask: 'log' });
  if (isRefusal(answer)) return { is: 'kept', starts };
  const judge = new PracticeLine({ game: game.id, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
  const found = await judge.verify(String(answer['log']), { proof, witnessed: witness.of(proof.game) });
  judge.leave();
  if (!isRefusal(found)) return { is: 'sealed', starts };
  return found.rule === 'log:rules' ? { is: 'kept', starts } : { is: 'forged', why: found.why };
};
const seals = new WeakMap<Proof, Promise<ShuffleSeal>>();
/** Looked at once for each proof. */
export const sealOf = (session: Session, proof: Proof): Promise<ShuffleSeal> => {
  const known = seals.get(proof) ?? sealFor(session, proof);
  seals.set(proof, known);
  return known;
};
