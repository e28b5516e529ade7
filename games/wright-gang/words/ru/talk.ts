/** What happens in Wright Brothers' Gang, in Russian sentences: all that is said at the table. */

import { counted } from '../../../../words/language.ts';
import { type Cards, isSame, type Who } from '../../../../words/phrase.ts';
import { counts, countsTaken } from '../../../../words/ru/cards.ts';
import { acts, capital, does, name, ofWhom, owned } from '../../../../words/ru/grammar.ts';
import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import type { WrightFace } from '../../zones.ts';
import { type WrightPhrases, wrightTalk } from '../shape.ts';
import { cards, namely, taken } from './cards.ts';
import { names } from './names.ts';

const { verbs } = names;
const bonus = counted('ru', { one: 'бонусную карту', few: 'бонусные карты', many: 'бонусных карт' });
const go = (moved: Cards<WrightFace>, one: string, several: string): string => (moved.count === 1 ? one : several);
const duelCard = (moved: Cards<WrightFace>, who: Who): string =>
  `${capital(owned(who, 'ваша', 'карта дуэли'))}${moved.known.length > 0 ? ` (${cards(moved)})` : ''} уходит`;

const phrases: WrightPhrases = {
  cards,
  moved: {
    'deck>bonus': moved => `В сторону рубашкой вверх откладывают ${bonus(moved.count)}.`,
    'deck>hand': (moved, who) => `${does(who, 'берёте', 'берёт')} ${taken(moved)}.`,
    'deck>sheriffs': moved => `${go(moved, 'Выходит', 'Выходят')} ${cards(moved)}.`,
    'deck>duel': (_, who) => `${does(who, 'берёте', 'берёт')} карту дуэли, не глядя.`,
    'deck>loot': moved => `С колоды в добычу ${go(moved, 'уходит', 'уходят')} ${cards(moved)}.`,
    'hand>loot': (moved, who) => `${acts(who, verbs.discard)} ${taken(moved)}.`,
    'hand>played': (moved, who) => `${does(who, 'разыгрываете', 'разыгрывает')} ${taken(moved)}.`,
    'hand>hand': (moved, who, other) => `${capital(name(who))} → ${name(other)}: ${counts(moved.count)}${namely(moved)}.`,
    'hand>sidekicks': (moved, who) => `${acts(who, verbs.sidekick)} ${taken(moved)}.`,
    'hand>revolver': (moved, who) => `${acts(who, verbs.load)} ${taken(moved)}.`,
    'played>loot': moved => `Событие уходит в добычу: ${cards(moved)}.`,
    'revolver>deck': (moved, who) =>
      `Из ${owned(who, 'вашего', 'револьвера')} под колоду ${go(moved, 'уходит', 'уходят')} ${cards(moved)}.`,
    'revolver>cancelled': (moved, who) =>
      `В ${owned(who, 'вашем', 'револьвере')} больше не ${go(moved, 'считается', 'считаются')} ${cards(moved)}.`,
    'duel>loot': (moved, who) => `${duelCard(moved, who)} в добычу.`,
    'duel>hand': (moved, who) => `${duelCard(moved, who)} на руку.`,
    'duel>deck': (moved, who) => `${duelCard(moved, who)} под колоду.`,
    'bonus>revolver': (moved, who) => `Бонусные карты уходят в ${owned(who, 'ваш', 'револьвер')}${namely(moved)}.`,
    'loot>won': (moved, who) => `${does(who, 'забираете', 'забирает')} из добычи ${countsTaken(moved.count)}.`,
  },
  revealed: {
    revolver: (shown, who) =>
      `${capital(owned(who, 'ваш', 'револьвер'))} ${shown.count === 0 ? 'пуст' : `открыт: ${cards(shown)}`}.`,
    duel: (shown, who) => `${capital(owned(who, 'ваша', 'карта дуэли'))}: ${cards(shown)}.`,
  },
  shuffled: { deck: 'Колоду тасуют.' },
  round: (round, first) => `Раунд ${round}: ${first.you ? 'начинаете вы' : `начинает ${first.name}`}.`,
  passed: who => `${acts(who, verbs.pass)}.`,
  shootOut: who => `${acts(who, verbs.shootout)}!`,
  fourthSheriff: players => `Это четвёртый шериф: начинается ${players === 2 ? 'дуэль' : 'перестрелка'}!`,
  deadlock: 'Все пропускают ход: верхнюю карту колоды открывают.',
  duel: (who, other) => `${does(who, 'вызываете', 'вызывает')} ${ofWhom(other)} на дуэль!`,
  duelOff: (challenger, other) => `Дуэль отменяется: ${challenger} не старше ${other}.`,
  falseSlap: (who, challenger, other) =>
    `Фальстарт: ${who.you ? 'вы накрываете' : `${who.name} накрывает`} стопку, хотя ${challenger} не старше ${other}.`,
  hands: (hands, missing) =>
    missing.length === hands.length
      ? `Стопку никто не накрыл. Порядок: ${hands.map(name).join(', ')}.`
      : `Порядок рук: ${hands.map(name).join(', ')}.${missing.length > 0 ? ` Не успели: ${missing.map(name).join(', ')}.` : ''}`,
  missed: (who, other) =>
    `${capital(owned(who, 'ваш', 'промах'))} бьёт по ${isSame(who, other) ? 'собственному револьверу' : owned(other, 'вашему', 'револьверу')}.`,
  ranked: (shares, out, lost) =>
    [
      `Делёж: ${shares.map(([who, n]) => `${name(who)} — ${n === 0 ? 'ничего' : counts(n)}`).join(', ')}.`,
      ...out.map(who => `Без доли: ${name(who)}, последняя рука.`),
      ...(lost > 0 ? [`Никому не достаётся: ${counts(lost)}.`] : []),
    ].join(' '),
};

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));
