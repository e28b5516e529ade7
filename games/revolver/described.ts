/** What authors of scenarios of Revolver must know beyond the declaration. */
import type { Described } from '../../kernel/described.ts';
import { cardOf, isFace, type RevolverFace, ratingOf } from './faces.ts';

const numbered = (face: RevolverFace, on: string): readonly number[] =>
  cardOf(face).effects.flatMap((effect, n) => (effect.on === on ? [n] : []));
/** The words of `choose`: the names of the ways of this card. */
const waysOf = (face: RevolverFace): readonly string[] => {
  const ways: string[] = [];
  JSON.stringify(cardOf(face).effects, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'op' in value && value.op === 'choose' && 'ways' in value)
      ways.push(...(value.ways as readonly { readonly name: string }[]).map(({ name }) => name));
    return value;
  });
  return ways;
};
const printed = (face: string): string => {
  if (!isFace(face)) return '';
  const { cost, firepower, back } = cardOf(face);
  const price = Object.entries(cost).map(([what, n]) => `${what} ${n}`);
  const ways = waysOf(face);
  return [
    ...(firepower === null ? [] : [`fp ${firepower}`]),
    ...(back === 'gang' ? [`rating ${ratingOf(face)}`] : []),
    ...price,
    ...numbered(face, 'ability').map(n => `use ${n}`),
    ...numbered(face, 'hand').map(n => `spend ${n}`),
    ...(ways.length > 0 ? [`choose ${ways.join('|')}`] : []),
  ].join(', ');
};

const piece = ['card', 'row'];
export const described: Described = {
  tellings: {
    turn: ['turn', 'seat'],
    bargain: ['seat', 'dollars'],
    marker: ['place', 'space'],
    plays: ['seat', 'card', 'at'],
    uses: ['seat', 'card', 'row'],
    spends: ['seat', 'card'],
    drops: ['seat', 'card', 'row'],
    cancelled: ['card', 'by'],
    dollars: ['seat', 'n'],
    border: ['n', 'left'],
    chips: [...piece, 'n'],
    grit: [...piece, 'n'],
    eagle: piece,
    under: ['card', 'host', 'row'],
    destroyed: piece,
    saved: ['card', 'by'],
    died: ['card'],
    ambush: ['place'],
    attack: ['mcready', 'colty', 'success'],
    freed: [],
    unfought: [],
    named: ['title', 'held'],
    guessed: ['card', 'hidden', 'right'],
    swapped: ['places'],
    duel: ['result'],
    conceded: ['seat'],
    ended: ['ending', 'winner'],
  },
  lapses: {
    play: ['end'],
    pay: ['pay'],
    react: ['pass'],
    second: ['draw'],
    casualty: ['bandit'],
    target: ['bandit', 'pick', 'picks'],
    may: ['decline'],
    choose: ['choose'],
    token: ['choose'],
    color: ['choose'],
    dollars: ['choose'],
    discard: ['discard'],
    title: ['name'],
    find: ['find'],
    stash: ['stash'],
    scout: ['scout'],
    spread: ['spread'],
    coat: ['coat'],
    fist: ['fist'],
    lay: ['lay'],
    reply: ['call'],
  },
  printed,
  laying: [
    'Seat 0 is Colty, seat 1 McReady. A position begins in the Play phase of active, or where phase says (advance: Colty; attack, check: McReady).',
    'Rows in moves and tokens: colty:bank, mcready:express-315, colty:range, block:bank, gang; a card of a row is its position, the oldest first.',
    'tokens are sketched: [{ "row": "gang", "card": "cortez", "grit": 1 }]; card is a position or a face; a card under another lies right behind it',
    'and has "under": true. No token lies there by itself. Cards that are not named go to their decks, the gang, prison, unseen and beside.',
    'use <row> <card> <n> and spend <card> <n>: n is the number on the card below. choose answers choose (the words on the card below),',
    'token (grit, hostage), color (black, white) and dollars (one, two). draw own or frontier; fist left or right; picks: positions in the',
    'opponent’s column here; spread: chips for each card that fits, in order. concede is never offered and always allowed.',
    'The box follows the options: a card of a set that is off, or that no deck holds, is not there.',
  ],
};
