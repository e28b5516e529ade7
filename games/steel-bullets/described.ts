/** What authors of scenarios of Steel Bullets must know beyond the declaration. */
import type { Described } from '../../kernel/described.ts';

export const described: Described = {
  tellings: {
    aimed: ['seat', 'card', 'whom'],
    answered: ['seat', 'whom', 'card'],
    cancelled: ['seat', 'card', 'by'],
    'no-card': ['seat'],
    'nothing-to-take': ['seat', 'whom'],
    opened: ['seat', 'chamber'],
    out: ['seat'],
    'passed-on': ['seat', 'whom'],
    reloaded: ['bullets'],
    saved: ['seat'],
    swapped: ['seat', 'chambers'],
    unanswered: [],
  },
  lapses: {
    turn: ['open'],
    open: ['open'],
    answer: ['pass'],
    bang: ['misfire', 'give-up'],
    fetch: ['fetch'],
    take: ['take'],
    peek: ['stop'],
    swap: ['stop'],
  },
  laying: [
    'A position is the beginning of a turn. "cylinder": { "6": "bang" } lays chamber 6; a chamber that is not named gets a Click,',
    'and bullets and last follow from what lies there. Without any chamber named, the cylinder is loaded by chance with bullets.',
    'opened has true for each open chamber; they are opened clockwise, so there are no gaps. fell may be left out.',
    'Situations that are not named are out of play: name the deck, if anything is to be drawn.',
  ],
};
