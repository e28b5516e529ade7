/** Setting the table up (section 3), for a new game and for a table that was laid out by hand. */
import { act, script, when } from '../../kernel/script.ts';
import type { CardId } from '../../kernel/secret.ts';
import { cardFaced, cardsAt, type Frame, faceOf } from '../../kernel/table.ts';
import type { Spot } from '../../kernel/zones.ts';
import { type DeckList, listOf } from './decks.ts';
import { backOf, cardOf, EXPRESS, type Face, gangOf, PRISON, ratingOf } from './faces.ts';
import { drawCards, gainDollars } from './hands.ts';
import { type Dealing, mark } from './pieces.ts';
import { choose } from './verbs/choice.ts';
import { answered, question } from './verbs/plain.ts';
import {
  at,
  COLTY,
  type Config,
  deckAt,
  MCREADY,
  nameOfRow,
  type Revolver,
  rowNamed,
  rowOf,
  setsOn,
  type T,
  type Tokens,
} from './zones.ts';

// ---- what is in the box

const lists = new WeakMap<Config, { readonly [side: string]: DeckList }>();
/** The decks of a table; its options have been checked. */
const decksOf = (config: Config): { readonly [side: string]: DeckList } => {
  const known = lists.get(config);
  if (known !== undefined) return known;
  const on = setsOn(config);
  const made = { colty: listOf('colty', config.coltyDeck, on), mcready: listOf('mcready', config.mcreadyDeck, on) };
  lists.set(config, made);
  return made;
};
/** RV-017, RV-025 … RV-030: how many of a card this table has. */
export const copiesOf = (face: Face, config: Config): number => {
  const card = cardOf(face);
  if (face === 'garrotte') return Number(config.moduleB);
  if (face === 'armed-train-guard' || face === 'duel-black-dog-saloon') return Number(config.moduleA);
  switch (card.back) {
    case 'colty':
    case 'mcready':
      return decksOf(config)[card.back]![face] ?? 0;
    case 'frontier':
      return (card.set === '1.3' ? config.set13 : config.moduleC) ? card.copies : 0;
    case 'ambush':
      return config.set11 ? card.copies : 0;
    case 'gang':
      return card.set === 'base' || (card.set === '1.1' ? config.set11 : config.set12) ? 1 : 0;
    case 'table':
      return 1;
  }
};

// ---- a new game

const boxed = (d: Dealing, fits: (face: Face) => boolean): CardId[] =>
  cardsAt(d.table, at.box).filter(id => fits(faceOf(d.table, id)));
const lay = (d: Dealing, fits: (face: Face) => boolean, to: Spot): void => d.move(boxed(d, fits), at.box, to, { quiet: true });
const layGang = (d: Dealing): void => {
  const bandits = boxed(d, face => backOf(face) === 'gang' && face !== 'santiago');
  bandits.sort((a, b) => ratingOf(faceOf(d.table, a)) - ratingOf(faceOf(d.table, b)));
  d.move(bandits, at.box, at.gang, { quiet: true });
  for (const { id, startGrit } of [...gangOf('base'), ...gangOf('1.1')]) {
    const i = cardsAt(d.table, at.gang).findIndex(card => faceOf(d.table, card) === id);
    if (i >= 0 && startGrit > 0) mark(d, { spot: at.gang, i }, { grit: startGrit });
  }
};
const layAmbushes = (d: Dealing): void => {
  lay(d, face => backOf(face) === 'ambush', at.unseen);
  if (!d.table.config.set11) return;
  d.shuffle(at.unseen);
  for (const place of rowOf(d.table))
    if (place !== PRISON) d.move(cardsAt(d.table, at.unseen).slice(0, 1), at.unseen, at.ambush(place), { quiet: true });
};
const layDecks = (d: Dealing): void => {
  for (const seat of [COLTY, MCREADY]) {
    lay(d, face => backOf(face) === (seat === COLTY ? 'colty' : 'mcready') && face !== 'garrotte', deckAt(seat));
    d.shuffle(deckAt(seat));
  }
  if (!d.table.config.set13) return;
  lay(d, face => backOf(face) === 'frontier', at.frontier);
  d.shuffle(at.frontier);
  gainDollars(d, MCREADY, 1);
};
const layRest = (d: Dealing): void => {
  lay(d, face => face === 'santiago', at.prison);
  lay(d, face => face === 'derail-the-train' || face === 'duel-black-dog-saloon', at.beside);
  lay(d, face => face === 'armed-train-guard', at.column(MCREADY, EXPRESS));
  if (d.table.config.moduleA) d.open({ hostage: 'creek' });
};
/** RV-241: the second dollar has its price. */
const takeTwo = (d: Dealing): void => {
  gainDollars(d, MCREADY, 1);
  const guard = cardsAt(d.table, at.column(MCREADY, EXPRESS)).findIndex(id => faceOf(d.table, id) === 'armed-train-guard');
  if (guard >= 0) mark(d, { spot: at.column(MCREADY, EXPRESS), i: guard }, { grit: 1 });
  lay(d, face => face === 'garrotte', at.prison);
};
const HAND = 5;
export const setUp = script<Revolver>([
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
    act((d, f: Frame) => {
      if (answered(f)!['way'] === 'two') takeTwo(d);
    }),
  ),
  act(d => {
    drawCards(d, COLTY, HAND);
    drawCards(d, MCREADY, HAND);
  }),
]);

// ---- a table laid out by hand

/** Where cards go that a position does not name: the decks, the gang, beside the row. */
export const restOf = (face: Face): string => {
  if (face === 'garrotte') return 'box';
  if (face === 'santiago') return 'prison';
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
const whole = (t: T, { row, card, ...rest }: Sketch): Tokens => {
  const spot = rowNamed(row);
  if (spot === null) throw new Error(`tokens: there is no row "${row}"`);
  const i = typeof card === 'number' ? card : cardsAt(t, spot).findIndex(id => faceOf(t, id) === card);
  if (i < 0 || i >= cardsAt(t, spot).length) throw new Error(`tokens: no "${card}" in ${nameOfRow(spot)}`);
  return { row, card: i, chips: 0, red: 0, grit: 0, eagle: false, under: false, ...rest };
};
/** In ascending order of rating, as a new game lays it (RV-022). */
const printed = gangOf('base')
  .concat(gangOf('1.1'), gangOf('1.2'))
  .map(bandit => bandit.id as Face);
const sortGang = (d: Dealing): void => {
  const place = (id: CardId): number => {
    const face = faceOf(d.table, id);
    return ratingOf(face) * printed.length + printed.indexOf(face);
  };
  const bandits = cardsAt(d.table, at.gang).toSorted((a, b) => place(a) - place(b));
  d.move(bandits, at.gang, at.gang, { quiet: true });
};
export const setOut = script<Revolver>([
  act(d => {
    sortGang(d);
    d.open({ tokens: (d.table.open.tokens as readonly Sketch[]).map(tokens => whole(d.table, tokens)) });
    const guard = cardFaced(d.table, at.beside, 'armed-train-guard');
    if (guard !== null) d.move([guard], at.beside, at.column(MCREADY, EXPRESS), { quiet: true });
  }),
]);
