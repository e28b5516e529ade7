/** What is done in a robbery before the shooting: answer the call, pick the money card, pay the Sheriff, vote for fresh cowboys. */
import { countAt } from '../../../kernel/cards/table.ts';
import { no } from '../refusals.ts';
import { at, verb } from '../zones.ts';
import { plain } from './plain.ts';

export const join = plain('join', () => no.notCalled);
export const decline = plain('decline', () => no.notCalled);

/** C45-8: any card of the spread. */
export const pick = verb({
  name: 'pick',
  needs: { card: 'position' },
  notNow: () => no.notPicking,
  why: (t, _seat, { card }) => (card < countAt(t, at.spread) ? null : no.noSuchCard),
  *moves(t) {
    for (let card = 0; card < countAt(t, at.spread); card++) yield { card };
  },
});

export const pay = plain('pay', () => no.noSheriff);
export const jail = plain('jail', () => no.noSheriff);
export const agree = plain('agree', () => no.noVote);
export const disagree = plain('disagree', () => no.noVote);
