/** Lawyer: take any one card from the discard; not a Lawyer that was played in this same turn. */

import { cardsAt, faceOf } from '../../../kernel/cards/table.ts';
import type { CardId } from '../../../kernel/sealed.ts';
import { printed } from '../faces.ts';
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { choose, plain, situation } from '../vocabulary.ts';
import { act, answer, at, type BulletsTable, verb } from '../zones.ts';

/** SB-22c: all of the discard but the Lawyers of this turn, which lie above any older one. */
const takeable = (t: BulletsTable): CardId[] => {
  const discard = cardsAt(t, at.discard);
  const fresh = discard.filter(id => faceOf(t, id) === 'lawyer').slice(0, t.open.lawyers);
  return discard.filter(id => !fresh.includes(id));
};
const facedSo = (t: BulletsTable, card: string): CardId | undefined => takeable(t).find(id => faceOf(t, id) === card);

export const fetch = verb({
  name: 'fetch',
  needs: { card: 'face' },
  notNow: () => no.nothingToChoose,
  why: (t, _seat, { card }) => (facedSo(t, card) === undefined ? printed.lawyer.refusals.notInDiscard : null),
  moves: t => [...new Set(takeable(t).map(id => faceOf(t, id)))].sort().map(card => ({ card })),
});

export const lawyer = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('lawyer', no.notPhaseOne, t => (takeable(t).length === 0 ? printed.lawyer.refusals.emptyDiscard : null)),
  script: situation(
    'lawyer',
    choose('fetch', [fetch], (t, _f, roll) => {
      const could = takeable(t);
      return { do: 'fetch', card: faceOf(t, could[roll(could.length)]!) };
    }),
    act((d, f) => d.move([facedSo(d.table, answer(f, 'fetch', f.by, fetch)!.card)!], at.discard, at.hand(f.by))),
  ),
};
