/** Operations that ask for cards of a hand or a deck, for a way, a title, a battlefield, a fist. */

import { cardFaced, cardsAt, cardsFaced, countAt } from '../../../kernel/cards/table.ts';
import type { CardId } from '../../../kernel/sealed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isSo } from '../conditions.ts';
import { type Place, PRISON } from '../faces.ts';
import { freshDeck } from '../hands.ts';
import { act, answer, call, loop, type RevolverDealer, type RevolverFrame, script, when } from '../language.ts';
import { deeper, isNeutral, opAs, selfOf, speakerOf } from '../machine/frame.ts';
import { isPossible } from '../machine/possible.ts';
import { seatMeant } from '../machine/targets.ts';
import { discard, dropUnder, shift, undersOf } from '../pieces.ts';
import { coatCards } from '../placing.ts';
import { accept, choose as chooseWay, decline, fist, scout as scoutAt, unscouted } from '../verbs/choice.ts';
import { find, stash as hideCard, name, throwAway, coat as wear } from '../verbs/hand.ts';
import { answered, answeredBy, question } from '../verbs/plain.ts';
import { at, deckAt, other, type RevolverTable } from '../zones.ts';

const payerOf = (f: RevolverFrame): Seat => seatMeant(opAs(f, 'discard').who, f.by);
const mustName = (f: RevolverFrame): boolean => opAs(f, 'discard').how === 'named';
/** RV-279: exactly one copy, if they hold any; nothing else of the hand is shown. */
const discardNamed = (d: RevolverDealer, f: RevolverFrame): void => {
  const { title } = answeredBy(f, name)!;
  const hand = at.hand(payerOf(f));
  const card = cardFaced(d.table, hand, title);
  d.say('named', { title, held: card !== null });
  if (card !== null) discard(d, [card], hand);
};
/** All that there are, where there is no choice. */
const isShort = (t: RevolverTable, f: RevolverFrame): boolean => countAt(t, at.hand(payerOf(f))) <= opAs(f, 'discard').n;
export const discarding = script([
  act((d, f) => d.note('discard', opAs(f, 'discard').n)),
  question('title', (_t, f) => (mustName(f) ? [f.by] : []), [name]),
  question('discard', (t, f) => (mustName(f) || isShort(t, f) ? [] : [payerOf(f)]), [throwAway], 'cards'),
  act((d, f) => {
    if (mustName(f)) {
      discardNamed(d, f);
      return;
    }
    const hand = at.hand(payerOf(f));
    const chosen = answeredBy(f, throwAway, 'cards');
    discard(d, chosen === null ? cardsAt(d.table, hand) : cardsFaced(d.table, hand, chosen.cards)!, hand);
  }),
]);

/** RV-193, RV-045: nobody else sees what was found. */
export const search = script([
  act((d, f) => {
    const deck = freshDeck(d, f.by);
    if (countAt(d.table, deck) > 0) d.look(f.by, cardsAt(d.table, deck), deck);
  }),
  question('find', (t, f) => (countAt(t, deckAt(f.by)) > 0 ? [f.by] : []), [find]),
  act((d, f) => {
    const deck = deckAt(f.by);
    const found = answeredBy(f, find);
    if (found === null) return;
    const aside = at.aside(f.by);
    d.move([cardFaced(d.table, deck, found.card)!], deck, aside);
    d.shuffle(deck);
    d.move(cardsAt(d.table, aside), aside, opAs(f, 'search').to === 'top' ? deck : at.hand(f.by), { top: true });
  }),
]);

/** RV-280, RV-281: one card of the hand, if there is one. */
export const stashing = script([
  question('stash', (t, f) => (countAt(t, at.hand(f.by)) > 1 ? [f.by] : []), [hideCard]),
  act((d, f) => {
    const hand = at.hand(f.by);
    const chosen = answeredBy(f, hideCard);
    const card = chosen === null ? cardsAt(d.table, hand)[0] : cardFaced(d.table, hand, chosen.card)!;
    if (card !== undefined) d.move([card], hand, at.stash(f.by));
  }),
]);

/** Face-down ambush cards are looked at, one battlefield after the other; two that were may be exchanged. */
const scouted = (f: RevolverFrame): readonly Place[] => f.vars.scouted ?? [];
const maySwap = (f: RevolverFrame): boolean =>
  opAs(f, 'look').what === 'ambush' && 'swap' in opAs(f, 'look') && scouted(f).length === 2;
const wants = (t: RevolverTable, f: RevolverFrame): boolean => {
  const op = opAs(f, 'look');
  return op.what === 'ambush' && scouted(f).length < op.n && unscouted(t, f).length > 0;
};
export const scouting = script([
  loop(
    wants,
    act((d, f) => d.note('only', unscouted(d.table, f).length === 1)),
    question('scout', (_t, f) => (f.vars.only ? [] : [f.by]), [scoutAt]),
    act((d, f) => {
      const open = unscouted(d.table, f);
      const place = f.vars.only ? open[0]! : open.find(place => place === answeredBy(f, scoutAt)!.at)!;
      const spot = at.ambush(place);
      d.look(f.by, cardsAt(d.table, spot), spot);
      d.note('scouted', [...scouted(f), place]);
    }),
  ),
  question('may', (_t, f) => (maySwap(f) ? [f.by] : []), [decline, accept], 'swap'),
  act((d, f) => {
    if (answered(f, 'swap')?.do !== 'accept') return;
    const [first, second] = scouted(f);
    const [one, two] = [at.ambush(first!), at.ambush(second!)];
    const cards: CardId[] = [...cardsAt(d.table, one)];
    d.move(cardsAt(d.table, two), two, one);
    d.move(cards, one, two);
    d.say('swapped', { places: scouted(f) });
  }),
]);

/** One of several ways: only those that would change something, unless none would. */
const waysOpen = (t: RevolverTable, f: RevolverFrame): readonly number[] => {
  const { ways } = opAs(f, 'choose');
  const open = ways.flatMap((way, i) => (way.do.some(op => isPossible(t, op, speakerOf(t, f), isNeutral(f))) ? [i] : []));
  return open.length > 0 ? open : [0];
};
const wayTaken = (t: RevolverTable, f: RevolverFrame): number => {
  const chosen = answeredBy(f, chooseWay);
  return chosen === null ? waysOpen(t, f)[0]! : opAs(f, 'choose').ways.findIndex(way => way.name === chosen.way);
};
export const choosing = script([
  act((d, f) => {
    const { ways } = opAs(f, 'choose');
    d.note(
      'ways',
      waysOpen(d.table, f).map(i => ways[i]!.name),
    );
  }),
  question('choose', (_t, f) => (f.vars.ways.length > 1 ? [f.by] : []), [chooseWay]),
  call('effect', { vars: (t, f) => deeper(f, wayTaken(t, f)) }),
]);
export const either = script([
  call('effect', { vars: (t, f) => deeper(f, isSo(t, opAs(f, 'either').whether, speakerOf(t, f)) ? 0 : 1) }),
]);

/** RV-210: the card under the coat is played into the prison. */
export const coating = script([
  question('coat', (t, f) => (coatCards(t, f.by).length > 1 ? [f.by] : []), [wear]),
  when(
    (t, f) => answered(f) !== null || coatCards(t, f.by).length > 0,
    call('play-card', {
      vars: (t, f) => ({ card: answeredBy(f, wear)?.card ?? coatCards(t, f.by)[0]!, at: PRISON }),
    }),
  ),
]);

/** RV-276: both answer in secret; a right guess takes Reverend Kane over. */
export const guessing = script([
  question('fist', (t, f) => (selfOf(t, f) === null ? [] : [f.by, other(f.by)]), [fist]),
  act((d, f) => {
    const kane = selfOf(d.table, f);
    if (kane === null) return;
    const said = (seat: Seat): string => answer(f, 'answer', seat, fist)!.which;
    const right = said(f.by) === said(other(f.by));
    d.say('guessed', { card: kane.face, hidden: said(f.by) === 'left' ? 'left' : 'right', right });
    if (!right) return;
    for (const under of undersOf(d.table, kane).reverse()) dropUnder(d, under);
    shift(d, selfOf(d.table, f)!, at.column(other(kane.seat), kane.place!));
  }),
]);
