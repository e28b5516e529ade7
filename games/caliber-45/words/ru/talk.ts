/** Caliber 45 in Russian, all that is said at the table. */
import { counted, dollars } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { acts, capital, does, name, ofWhom, owned } from '../../../../words/ru/grammar.ts';
import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import type { CaliberFace } from '../../faces.ts';
import { type CaliberPhrases, caliberTalk } from '../shape.ts';
import { cards, taken } from './cards.ts';
import { names } from './names.ts';

const { verbs } = names;
const money = dollars('ru');
const tokens = counted('ru', { one: 'жетоном залога', few: 'жетонами залога', many: 'жетонами залога' });
const go = ({ count }: Cards<CaliberFace>): string => (count === 1 ? 'уходит' : 'уходят');

/** С двумя, с тремя. */
const withSome = ['', '', 'двумя', 'тремя', 'четырьмя'];

export const phrases: CaliberPhrases = {
  cards,
  moved: {
    'weapons>hand': (moved, who) => `${acts(who, verbs.draw)} ${taken(moved)}.`,
    'hand>thrown': (moved, who) => `${does(who, 'сбрасываете', 'сбрасывает')} ${taken(moved)}.`,
    'thrown>weapons': () => 'Из отбоя оружия складывают новую колоду.',
    'stable>cowboy': (moved, who) =>
      `${does(who, 'получаете', 'получает')} ${moved.hidden > 0 ? 'ковбоя рубашкой вверх' : `ковбоя: ${cards(moved)}`}.`,
    'cowboy>graveyard': moved => `${capital(cards(moved))} ${go(moved)} в отбой ковбоев.`,
    'graveyard>stable': () => 'Из отбоя ковбоев складывают новую колоду.',
    'spread>loot': moved => `Открывают денежную карту: ${cards(moved)}!`,
    'loot>money': (moved, who) => `${does(who, 'забираете', 'забирает')} добычу: ${cards(moved)}.`,
    'loot>spent': moved => `В денежный отбой ${go(moved)} карта ${cards(moved)}.`,
    'loot>spread': moved => `К разложенным картам ${go(moved)} карта ${cards(moved)}.`,
    'spent>spread': () => 'Весь денежный отбой возвращается к разложенным картам.',
    'money>spent': (moved, who) => `${does(who, 'платите', 'платит')}: ${cards(moved)}.`,
    'spent>money': (moved, who) => `${does(who, 'получаете', 'получает')} сдачу: ${cards(moved)}.`,
  },
  revealed: { cowboy: (shown, who) => `${capital(owned(who, 'ваш', 'ковбой'))} открыт: ${cards(shown)}.` },
  shuffled: {
    weapons: 'Оружейную колоду тасуют.',
    spread: 'Денежные карты тасуют и раскладывают.',
    stable: 'Ковбойскую колоду тасуют.',
  },
  passed: who => `${acts(who, verbs.pass)}.`,
  unbailed: (who, left) => `${acts(who, verbs.unbail)}; ${left === 0 ? 'больше жетонов нет' : `осталось: ${left}`}.`,
  hired: (who, n) => `${acts(who, verbs.keep)} — с ${tokens(n)}.`,
  turnedAway: who => `${acts(who, verbs.refuse)}.`,
  called: who => `${acts(who, verbs.rob)}!`,
  joins: who => `${acts(who, verbs.join)}.`,
  stays: (who, able) =>
    able ? `${acts(who, verbs.decline)}.` : `${does(who, 'не можете идти и остаётесь', 'не может идти и остаётся')}.`,
  owes: (who, n, to) => `С ${ofWhom(who)} ${to === 'bail' ? 'причитается залог' : 'причитается шерифу'}: ${money(n)}.`,
  waits: (who, n) => `Сдачи нет: ${owned(who, 'ваш', 'долг')} — ${money(n)}, пока нельзя заплатить ровно.`,
  settled: (who, n) => `${does(who, 'погашаете', 'погашает')} долг: ${money(n)}.`,
  beat: (who, n) =>
    `${does(who, 'расправляетесь', 'расправляется')} ${n === 1 ? 'с единственным противником' : `с ${withSome[n] ?? n} противниками`}.`,
  killed: who => `${capital(owned(who, 'ваш', 'ковбой'))} убит.`,
  jailed: who => `${capital(owned(who, 'ваш', 'ковбой'))} отправляется за решётку.`,
  rodeOff: who => `${acts(who, verbs.mustang)}.`,
  fled: who => `${acts(who, verbs.flee)} из перестрелки.`,
  shot: (who, whom, strength) => `${does(who, 'стреляете', 'стреляет')} в ${ofWhom(whom)}: сила ${strength}!`,
  defended: who => `${acts(who, verbs.defend)}.`,
  voted: against =>
    against.length === 0 ? 'Все за новых ковбоев.' : `Новых ковбоев не будет. Против: ${against.map(name).join(', ')}.`,
  freshCowboys: 'Раздают новых ковбоев.',
  million: team => `${team} собрали, сколько было нужно!`,
  standstill: 'Грабить больше никто не хочет: игра окончена.',
};

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
