/** What happens in Wright Brothers' Gang, in Ukrainian sentences: all that is said at the table. */

import { counted } from '../../../../words/language.ts';
import { type Cards, isSame, type Who } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { counts, countsTaken } from '../../../../words/uk/cards.ts';
import { acts, capital, does, name, ofWhom, owned } from '../../../../words/uk/grammar.ts';
import { table } from '../../../../words/uk/table.ts';
import type { WrightFace } from '../../zones.ts';
import { type WrightPhrases, wrightTalk } from '../shape.ts';
import { cards, namely, taken } from './cards.ts';
import { names } from './names.ts';

const { verbs } = names;
const bonus = counted('uk', { one: 'бонусну карту', few: 'бонусні карти', many: 'бонусних карт' });
const go = (moved: Cards<WrightFace>, one: string, several: string): string => (moved.count === 1 ? one : several);
const duelCard = (moved: Cards<WrightFace>, who: Who): string =>
  `${capital(owned(who, 'ваша', 'карта дуелі'))}${moved.known.length > 0 ? ` (${cards(moved)})` : ''} йде`;

const phrases: WrightPhrases = {
  cards,
  moved: {
    'deck>bonus': moved => `Убік сорочкою догори відкладають ${bonus(moved.count)}.`,
    'deck>hand': (moved, who) => `${does(who, 'берете', 'бере')} ${taken(moved)}.`,
    'deck>sheriffs': moved => `${go(moved, 'Виходить', 'Виходять')} ${cards(moved)}.`,
    'deck>duel': (_, who) => `${does(who, 'берете', 'бере')} карту дуелі, не дивлячись.`,
    'deck>loot': moved => `З колоди у здобич ${go(moved, 'іде', 'ідуть')} ${cards(moved)}.`,
    'hand>loot': (moved, who) => `${acts(who, verbs.discard)} ${taken(moved)}.`,
    'hand>played': (moved, who) => `${does(who, 'розігруєте', 'розігрує')} ${taken(moved)}.`,
    'hand>hand': (moved, who, other) => `${capital(name(who))} → ${name(other)}: ${counts(moved.count)}${namely(moved)}.`,
    'hand>sidekicks': (moved, who) => `${acts(who, verbs.sidekick)} ${taken(moved)}.`,
    'hand>revolver': (moved, who) => `${acts(who, verbs.load)} ${taken(moved)}.`,
    'played>loot': moved => `Подія йде у здобич: ${cards(moved)}.`,
    'revolver>deck': (moved, who) =>
      `Із ${owned(who, 'вашого', 'револьвера')} під колоду ${go(moved, 'йде', 'йдуть')} ${cards(moved)}.`,
    'revolver>cancelled': (moved, who) =>
      `У ${owned(who, 'вашому', 'револьвері')} більше не ${go(moved, 'рахується', 'рахуються')} ${cards(moved)}.`,
    'duel>loot': (moved, who) => `${duelCard(moved, who)} у здобич.`,
    'duel>hand': (moved, who) => `${duelCard(moved, who)} на руку.`,
    'duel>deck': (moved, who) => `${duelCard(moved, who)} під колоду.`,
    'bonus>revolver': (moved, who) => `Бонусні карти йдуть у ${owned(who, 'ваш', 'револьвер')}${namely(moved)}.`,
    'loot>won': (moved, who) => `${does(who, 'забираєте', 'забирає')} зі здобичі ${countsTaken(moved.count)}.`,
  },
  revealed: {
    revolver: (shown, who) =>
      `${capital(owned(who, 'ваш', 'револьвер'))} ${shown.count === 0 ? 'порожній' : `розкрито: ${cards(shown)}`}.`,
    duel: (shown, who) => `${capital(owned(who, 'ваша', 'карта дуелі'))}: ${cards(shown)}.`,
  },
  shuffled: { deck: 'Колоду тасують.' },
  round: (round, first) => `Раунд ${round}: ${first.you ? 'починаєте ви' : `починає ${first.name}`}.`,
  passed: who => `${acts(who, verbs.pass)}.`,
  shootOut: who => `${acts(who, verbs.shootout)}!`,
  fourthSheriff: players => `Це четвертий шериф: починається ${players === 2 ? 'дуель' : 'перестрілка'}!`,
  deadlock: 'Усі пропускають хід: верхню карту колоди відкривають.',
  duel: (who, other) => `${does(who, 'викликаєте', 'викликає')} ${ofWhom(other)} на дуель!`,
  duelOff: (challenger, other) => `Дуель скасовано: ${challenger} не старша за ${other}.`,
  falseSlap: (who, challenger, other) =>
    `Фальстарт: ${who.you ? 'ви накриваєте' : `${who.name} накриває`} стос, хоча ${challenger} не старша за ${other}.`,
  hands: (hands, missing) =>
    missing.length === hands.length
      ? `Стос ніхто не накрив. Порядок: ${hands.map(name).join(', ')}.`
      : `Порядок рук: ${hands.map(name).join(', ')}.${missing.length > 0 ? ` Не встигли: ${missing.map(name).join(', ')}.` : ''}`,
  missed: (who, other) =>
    `${capital(owned(who, 'ваш', 'промах'))} б’є по ${isSame(who, other) ? 'власному револьверу' : owned(other, 'вашому', 'револьверу')}.`,
  ranked: (shares, out, lost) =>
    [
      `Поділ: ${shares.map(([who, n]) => `${name(who)} — ${n === 0 ? 'нічого' : counts(n)}`).join(', ')}.`,
      ...out.map(who => `Без частки: ${name(who)}, остання рука.`),
      ...(lost > 0 ? [`Нікому не дістається: ${counts(lost)}.`] : []),
    ].join(' '),
};

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));
