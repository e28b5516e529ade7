/** What authors of scenarios of Liar's dice must know beyond the declaration. */
import type { Described } from '../../kernel/described.ts';

export const described: Described = {
  tellings: {
    kept: ['seat', 'kept'],
    rolled: ['first'],
    bid: ['seat', 'count', 'face'],
    doubted: ['seat', 'by', 'count', 'face', 'there', 'cups', 'loser'],
    out: ['seat'],
  },
  lapses: { bid: ['bid', 'doubt'] },
  laying: ['A position is the middle of a round: "kept" has the dice under each cup, as many as the fact "dice" says.'],
};
