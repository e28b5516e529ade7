/** Steel Bullets in Ukrainian, all that is said at the table. */
import { counted } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { acts, capital, does, ofWhom, owned, toWhom } from '../../../../words/uk/grammar.ts';
import { table } from '../../../../words/uk/table.ts';
import { aimOf } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsFace } from '../../zones.ts';
import { type BulletsPhrases, bulletsTalk, saysMore } from '../shape.ts';
import { named } from './cards.ts';
import { cards, countsTaken, is, namely, taken } from './declined.ts';

const { faces, verbs } = named;
const bulletsIn = counted('uk', { one: 'патрон', few: 'патрони', many: 'патронів' });
const faceOf = ({ known }: Cards<BulletsFace>): BulletsFace => known[0]![0];

export const phrases: BulletsPhrases = {
  cards,
  moved: {
    'hand>played': (moved, who) => (saysMore(faceOf(moved)) ? null : `${does(who, 'граєте', 'грає')} ${taken(moved)}.`),
    'played>discard': () => null,
    'cylinder>cylinder': () => null,
    'discard>hand': (moved, who) => `${acts(who, verbs.fetch)} ${taken(moved)}.`,
    'deck>hand': (moved, who) => `${does(who, 'берете', 'бере')} ${taken(moved)}.`,
    'hand>hand': (moved, from, to) =>
      `${acts(to, verbs.take)} у ${ofWhom(from)} ${moved.count === 1 ? 'картку' : countsTaken(moved.count)}${namely(moved)}.`,
    'hand>discard': (moved, who) => `${capital(owned(who, 'ваша', 'рука'))} йде у скид: ${cards(moved)}.`,
    'hand>out': (moved, who) => `${capital(owned(who, 'ваша', 'рука'))} залишає гру: ${cards(moved)}.`,
  },
  revealed: { cylinder: shown => (faceOf(shown) === 'bang' ? faces.bang : `${faces.click}.`) },
  shuffled: { deck: 'Колоду тасують.' },
  aimed: (who, card, whom) => `${acts(who, verbs[card])} ${aimOf(card) === 'for' ? 'для' : 'проти'} ${ofWhom(whom)}.`,
  answered: (who, whom, card) =>
    `${does(who, 'відповідаєте', 'відповідає')} «Заповітом» на ${owned(whom, 'вашу', `картку ${is(card)}`)}.`,
  unanswered: 'Ніхто не відповідає.',
  cancelled: (who, card, by) =>
    `${capital(owned(who, 'вашу', `картку ${is(card)}`))} скасовано: діє ${owned(by, 'ваш', '«Заповіт»')}.`,
  opened: (who, chamber) => `${acts(who, verbs.open)} камеру ${chamber}.`,
  saved: who => `${does(who, 'рятуєтеся й ходите', 'рятується й ходить')} ще раз.`,
  out: who => `${acts(who, verbs['give-up'])}.`,
  passedOn: (who, whom) => `${does(who, 'передаєте', 'передає')} хід ${toWhom(whom)}.`,
  lookedInto: (who, chamber, seen) => `${acts(who, verbs.peek)} камеру ${chamber}${namely(seen)}.`,
  lookedAtHand: (who, whom, seen) =>
    `${does(who, 'дивитеся', 'дивиться')} ${owned(whom, 'вашу', 'руку')}${who.you ? namely(seen) : ''}.`,
  swapped: (who, one, other) => `${acts(who, verbs.swap)} місцями камери ${one} і ${other}.`,
  nothingToTake: whom => `«Крадій» нічого не знаходить: ${owned(whom, 'ваша', 'рука')} порожня.`,
  noCard: who => `Колода порожня: ${who.you ? 'ви нічого не берете' : `${who.name} нічого не бере`}.`,
  reloaded: bullets => `Барабан перетасовано: ${bulletsIn(bullets)} на ${n.chambers} камер.`,
};

export const talk = bulletsTalk(named, phrases, game => teller(table.phrases, game));
