/** Steel Bullets in Russian, all that is said at the table. */
import { counted } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { countsTaken } from '../../../../words/ru/cards.ts';
import { acts, capital, does, ofWhom, owned, toWhom } from '../../../../words/ru/grammar.ts';
import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import { aimOf } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsFace } from '../../zones.ts';
import { type BulletsPhrases, bulletsTalk, saysMore } from '../shape.ts';
import { named } from './cards.ts';
import { cards, is, namely, taken } from './declined.ts';

const { faces, verbs } = named;
const bulletsIn = counted('ru', { one: 'патрон', few: 'патрона', many: 'патронов' });
const faceOf = ({ known }: Cards<BulletsFace>): BulletsFace => known[0]![0];

export const phrases: BulletsPhrases = {
  cards,
  moved: {
    'hand>played': (moved, who) => (saysMore(faceOf(moved)) ? null : `${does(who, 'играете', 'играет')} ${taken(moved)}.`),
    'played>discard': () => null,
    'cylinder>cylinder': () => null,
    'discard>hand': (moved, who) => `${acts(who, verbs.fetch)} ${taken(moved)}.`,
    'deck>hand': (moved, who) => `${does(who, 'берёте', 'берёт')} ${taken(moved)}.`,
    'hand>hand': (moved, from, to) =>
      `${acts(to, verbs.take)} у ${ofWhom(from)} ${moved.count === 1 ? 'карту' : countsTaken(moved.count)}${namely(moved)}.`,
    'hand>discard': (moved, who) => `${capital(owned(who, 'ваша', 'рука'))} уходит в сброс: ${cards(moved)}.`,
    'hand>out': (moved, who) => `${capital(owned(who, 'ваша', 'рука'))} выходит из игры: ${cards(moved)}.`,
  },
  revealed: { cylinder: shown => (faceOf(shown) === 'bang' ? faces.bang : `${faces.click}.`) },
  shuffled: { deck: 'Колоду тасуют.' },
  aimed: (who, card, whom) => `${acts(who, verbs[card])} ${aimOf(card) === 'for' ? 'для' : 'против'} ${ofWhom(whom)}.`,
  answered: (who, whom, card) =>
    `${does(who, 'отвечаете', 'отвечает')} «Завещанием» на ${owned(whom, 'вашу', `карту ${is(card)}`)}.`,
  unanswered: 'Никто не отвечает.',
  cancelled: (who, card, by) =>
    `${capital(owned(who, 'ваша', `карта ${is(card)}`))} отменяется: действует ${owned(by, 'ваше', '«Завещание»')}.`,
  opened: (who, chamber) => `${acts(who, verbs.open)} камору ${chamber}.`,
  saved: who => `${does(who, 'спасаетесь и ходите', 'спасается и ходит')} ещё раз.`,
  out: who => `${acts(who, verbs['give-up'])}.`,
  passedOn: (who, whom) => `${does(who, 'передаёте', 'передаёт')} ход ${toWhom(whom)}.`,
  lookedInto: (who, chamber, seen) => `${acts(who, verbs.peek)} камору ${chamber}${namely(seen)}.`,
  lookedAtHand: (who, whom, seen) =>
    `${does(who, 'смотрите', 'смотрит')} ${owned(whom, 'вашу', 'руку')}${who.you ? namely(seen) : ''}.`,
  swapped: (who, one, other) => `${acts(who, verbs.swap)} местами каморы ${one} и ${other}.`,
  nothingToTake: whom => `«Вор» ничего не находит: ${owned(whom, 'ваша', 'рука')} пуста.`,
  noCard: who => `Колода пуста: ${who.you ? 'вы ничего не берёте' : `${who.name} ничего не берёт`}.`,
  reloaded: bullets => `Барабан перетасован: ${bulletsIn(bullets)} на ${n.chambers} камор.`,
};

export const talk = bulletsTalk(named, phrases, game => teller(table.phrases, game));
