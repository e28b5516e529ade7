/** Before the first turn: three shuffled decks, six weapon cards and a cowboy for each player (C45-65). */
import { cardsAt, faceOf } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import { backOf, type CaliberBack } from './faces.ts';
import { dealt } from './figures.ts';
import { refillSpread, refillStable, refillWeapons, takeCowboy } from './piles.ts';
import { act, at, script } from './zones.ts';

/** The deck that cards of each back make. */
export const deckOf: { readonly [B in CaliberBack]: Spot } = { weapon: at.weapons, money: at.spread, cowboy: at.stable };

export const setUp = script([
  act(d => {
    const { seats, config } = d.table;
    d.open({ active: config.first ?? d.below(seats) });
    for (const back of ['weapon', 'money', 'cowboy'] as const) {
      const cards = cardsAt(d.table, at.box).filter(id => backOf(faceOf(d.table, id)) === back);
      d.move(cards, at.box, deckOf[back], { quiet: true });
      d.shuffle(deckOf[back]);
    }
    for (let seat = 0; seat < seats; seat++) {
      d.move(cardsAt(d.table, at.weapons).slice(0, dealt), at.weapons, at.hand(seat));
      takeCowboy(d, seat);
    }
  }),
]);

/** A table laid out by hand may lack a deck. */
export const fillDecks = script([
  act(d => {
    refillWeapons(d);
    refillSpread(d);
    refillStable(d);
  }),
]);
