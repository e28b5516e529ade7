/** Cards that answer each other: who played which, in that order, and the fate of each. */
import { wayOf } from '../../../../client/table/pieces/scene.ts';
import type { Telling } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { type Situation, situations } from '../../faces.ts';
import { isTold } from '../screen.ts';

export interface ChainLink {
  readonly seat: Seat;
  readonly card: Situation;
  readonly fate: 'waits' | 'works' | 'cancelled';
}
/** The card that was played first, and the Wills that answer it and each other. */
export type Chain = readonly ChainLink[];

/** The last card like this that waits has met its fate. */
const settled = (chain: Chain, seat: Seat | null, card: string | null, fate: ChainLink['fate']): Chain => {
  const at = chain.findLastIndex(link => link.seat === seat && link.card === card && link.fate === 'waits');
  return at < 0 ? chain : chain.with(at, { ...chain[at]!, fate });
};
export const linked = (chain: Chain, telling: Telling): Chain => {
  if (isTold(telling, 'cancelled'))
    return settled(settled(chain, telling.seat, telling.card, 'cancelled'), telling.by, 'will', 'works');
  if (isTold(telling, 'opened')) return chain[0]?.card === 'panic' ? chain : [];
  if (!isTold(telling, 'moved')) return chain;
  const { from, cards } = telling;
  const card = situations.find(each => each === cards[0]);
  if (wayOf(telling) === 'played>discard') return settled(chain, from.seat, cards[0] ?? null, 'works');
  if (wayOf(telling) !== 'hand>played' || card === undefined || from.seat === null) return chain;
  const link: ChainLink = { seat: from.seat, card, fate: 'waits' };
  return card === 'will' ? [...chain, link] : [link];
};
