/** Setting the table up (section 3), for a new game and for a table that was laid out by hand. */

import { cardsAt, faceOf } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { CardId } from '../../kernel/sealed.ts';
import { backOf, cardOf, EXPRESS, gangOf, PRISON, type RevolverFace, ratingOf } from './faces.ts';
import { HAND } from './figures.ts';
import { drawCards, gainDollars } from './hands.ts';
import { act, type RevolverDealer, type RevolverFrame, script, when } from './language.ts';
import { columnOf, mark, putGrit } from './pieces.ts';
import { choose } from './verbs/choice.ts';
import { answeredBy, question } from './verbs/plain.ts';
import type { Card } from './vocabulary/card.ts';
import { at, COLTY, deckAt, MCREADY, nameOfRow, type RevolverTable, rowNamed, rowOf, sideOf, type Tokens } from './zones.ts';

// ---- a new game

const boxed = (d: RevolverDealer, fits: (face: RevolverFace) => boolean): CardId[] =>
  cardsAt(d.table, at.box).filter(id => fits(faceOf(d.table, id)));
const lay = (d: RevolverDealer, fits: (face: RevolverFace) => boolean, to: Spot): void =>
  d.move(boxed(d, fits), at.box, to, { quiet: true });
/** It lies apart from the other cards of its back. */
const isSpecial = (face: RevolverFace): boolean => cardOf(face).begins !== undefined;
const beginsIn =
  (where: Card['begins']) =>
  (face: RevolverFace): boolean =>
    cardOf(face).begins === where;
const layGang = (d: RevolverDealer): void => {
  const bandits = boxed(d, face => backOf(face) === 'gang' && !isSpecial(face));
  bandits.sort((a, b) => ratingOf(faceOf(d.table, a)) - ratingOf(faceOf(d.table, b)));
  d.move(bandits, at.box, at.gang, { quiet: true });
  for (const { id, startGrit } of [...gangOf('base'), ...gangOf('1.1')]) {
    const i = cardsAt(d.table, at.gang).findIndex(card => faceOf(d.table, card) === id);
    if (i >= 0 && startGrit > 0) mark(d, { spot: at.gang, i }, { grit: startGrit });
  }
};
const layAmbushes = (d: RevolverDealer): void => {
  lay(d, face => backOf(face) === 'ambush', at.unseen);
  if (!d.table.config.set11) return;
  d.shuffle(at.unseen);
  for (const place of rowOf(d.table))
    if (place !== PRISON) d.move(cardsAt(d.table, at.unseen).slice(0, 1), at.unseen, at.ambush(place), { quiet: true });
};
const layDecks = (d: RevolverDealer): void => {
  for (const seat of [COLTY, MCREADY]) {
    lay(d, face => backOf(face) === sideOf(seat) && !isSpecial(face), deckAt(seat));
    d.shuffle(deckAt(seat));
  }
  if (!d.table.config.set13) return;
  lay(d, face => backOf(face) === 'frontier', at.frontier);
  d.shuffle(at.frontier);
  gainDollars(d, MCREADY, 1);
};
const layRest = (d: RevolverDealer): void => {
  lay(d, beginsIn('prison'), at.prison);
  lay(d, beginsIn('beside'), at.beside);
  lay(d, beginsIn('express'), at.column(MCREADY, EXPRESS));
  if (d.table.config.moduleA) d.open({ hostage: 'creek' });
};
/** RV-241: the second dollar has its price, paid in public. */
const takeTwo = (d: RevolverDealer): void => {
  gainDollars(d, MCREADY, 1);
  for (const guard of columnOf(d.table, MCREADY, EXPRESS)) putGrit(d, guard);
  d.move(boxed(d, beginsIn('box')), at.box, at.prison);
};
export const setUp = script([
  act(d => {
    layGang(d);
    layAmbushes(d);
    layDecks(d);
    layRest(d);
  }),
  when(
    t => t.config.moduleB,
    act(d => d.note('ways', ['one', 'two'])),
    question('dollars', () => [MCREADY], [choose]),
    act((d, f: RevolverFrame) => {
      const two = answeredBy(f, choose)!.way === 'two';
      d.say('bargain', { seat: MCREADY, dollars: two ? 2 : 1 });
      if (two) takeTwo(d);
    }),
  ),
  act(d => {
    drawCards(d, COLTY, HAND);
    drawCards(d, MCREADY, HAND);
  }),
]);

// ---- a table laid out by hand

/** Where cards go that a position does not name: the decks, the gang, beside the row. */
export const restOf = (face: RevolverFace): string => {
  const { begins } = cardOf(face);
  if (begins === 'box' || begins === 'prison') return begins;
  const back = backOf(face);
  const zone = {
    colty: 'coltyDeck',
    mcready: 'mcreadyDeck',
    frontier: 'frontier',
    ambush: 'unseen',
    gang: 'gang',
    table: 'beside',
  };
  return zone[back];
};
/** Tokens as people write them: only what lies there, and the card by its place in the row or by its face. */
type Sketch = Partial<Tokens> & { readonly row: string; readonly card: number | string };
const whole = (t: RevolverTable, { row, card, ...rest }: Sketch): Tokens => {
  const spot = rowNamed(row);
  if (spot === null) throw new Error(`tokens: there is no row "${row}"`);
  const i = typeof card === 'number' ? card : cardsAt(t, spot).findIndex(id => faceOf(t, id) === card);
  if (i < 0 || i >= cardsAt(t, spot).length) throw new Error(`tokens: no "${card}" in ${nameOfRow(spot)}`);
  return { row, card: i, chips: 0, red: 0, grit: 0, eagle: false, under: false, ...rest };
};
/** In ascending order of rating, as a new game lays it (RV-022). */
const printed = gangOf('base')
  .concat(gangOf('1.1'), gangOf('1.2'))
  .map(bandit => bandit.id);
const sortGang = (d: RevolverDealer): void => {
  const place = (id: CardId): number => {
    const face = faceOf(d.table, id);
    return ratingOf(face) * printed.length + printed.indexOf(face);
  };
  const bandits = cardsAt(d.table, at.gang).toSorted((a, b) => place(a) - place(b));
  d.move(bandits, at.gang, at.gang, { quiet: true });
};
export const setOut = script([
  act(d => {
    sortGang(d);
    d.open({ tokens: (d.table.open.tokens as readonly Sketch[]).map(tokens => whole(d.table, tokens)) });
    const guard = cardsAt(d.table, at.beside).filter(id => beginsIn('express')(faceOf(d.table, id)));
    d.move(guard, at.beside, at.column(MCREADY, EXPRESS), { quiet: true });
  }),
]);
