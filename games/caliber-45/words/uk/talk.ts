/** Caliber 45 in Ukrainian, all that is said at the table. */
import { counted, dollars } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { acts, capital, does, name, ofWhom, owned } from '../../../../words/uk/grammar.ts';
import { table } from '../../../../words/uk/table.ts';
import type { CaliberFace } from '../../faces.ts';
import { type CaliberPhrases, caliberTalk } from '../shape.ts';
import { cards, taken } from './cards.ts';
import { names } from './names.ts';

const { verbs } = names;
const money = dollars('uk');
const tokens = counted('uk', { one: 'жетоном застави', few: 'жетонами застави', many: 'жетонами застави' });
const go = ({ count }: Cards<CaliberFace>): string => (count === 1 ? 'іде' : 'ідуть');

/** Двом, трьом. */
const toSome = ['', '', 'двом', 'трьом', 'чотирьом'];

export const phrases: CaliberPhrases = {
  cards,
  moved: {
    'weapons>hand': (moved, who) => `${acts(who, verbs.draw)} ${taken(moved)}.`,
    'hand>thrown': (moved, who) => `${does(who, 'скидаєте', 'скидає')} ${taken(moved)}.`,
    'thrown>weapons': () => 'З відбою зброї складають нову колоду.',
    'stable>cowboy': (moved, who) =>
      `${does(who, 'отримуєте', 'отримує')} ${moved.hidden > 0 ? 'ковбоя сорочкою догори' : `ковбоя: ${cards(moved)}`}.`,
    'cowboy>graveyard': moved => `${capital(cards(moved))} ${go(moved)} у відбій ковбоїв.`,
    'graveyard>stable': () => 'З відбою ковбоїв складають нову колоду.',
    'spread>loot': moved => `Відкривають грошову карту: ${cards(moved)}!`,
    'loot>money': (moved, who) => `${does(who, 'забираєте', 'забирає')} здобич: ${cards(moved)}.`,
    'loot>spent': moved => `У грошовий відбій ${go(moved)} ${cards(moved)}.`,
    'loot>spread': moved => `До розкладених карт ${go(moved)} ${cards(moved)}.`,
    'spent>spread': () => 'Увесь грошовий відбій повертається до розкладених карт.',
    'money>spent': (moved, who) => `${does(who, 'платите', 'платить')}: ${cards(moved)}.`,
    'spent>money': (moved, who) => `${does(who, 'отримуєте', 'отримує')} решту: ${cards(moved)}.`,
  },
  revealed: { cowboy: (shown, who) => `${capital(owned(who, 'ваш', 'ковбой'))} відкритий: ${cards(shown)}.` },
  shuffled: {
    weapons: 'Збройну колоду тасують.',
    spread: 'Грошові карти тасують і розкладають.',
    stable: 'Ковбойську колоду тасують.',
  },
  passed: who => `${acts(who, verbs.pass)}.`,
  unbailed: (who, left) => `${acts(who, verbs.unbail)}; ${left === 0 ? 'більше жетонів немає' : `лишилося: ${left}`}.`,
  hired: (who, n) => `${acts(who, verbs.keep)} — із ${tokens(n)}.`,
  turnedAway: who => `${acts(who, verbs.refuse)}.`,
  called: who => `${acts(who, verbs.rob)}!`,
  joins: who => `${acts(who, verbs.join)}.`,
  stays: (who, able) =>
    able ? `${acts(who, verbs.decline)}.` : `${does(who, 'не можете їхати й лишаєтеся', 'не може їхати й лишається')}.`,
  owes: (who, n, to) => `З ${ofWhom(who)} ${to === 'bail' ? 'застава' : 'штраф шерифові'}: ${money(n)}.`,
  waits: (who, n) => `Решти немає: ${owned(who, 'ваш', 'борг')} — ${money(n)}, доки не можна заплатити рівно.`,
  settled: (who, n) => `${does(who, 'сплачуєте', 'сплачує')} борг: ${money(n)}.`,
  beat: (who, n) => `${does(who, 'даєте', 'дає')} раду ${n === 1 ? 'єдиному супротивникові' : `${toSome[n] ?? n} супротивникам`}.`,
  killed: who => `${capital(owned(who, 'вашого', 'ковбоя'))} вбито.`,
  jailed: who => `${capital(owned(who, 'ваш', 'ковбой'))} потрапляє за ґрати.`,
  rodeOff: who => `${acts(who, verbs.mustang)}.`,
  fled: who => `${acts(who, verbs.flee)} з перестрілки.`,
  shot: (who, whom, strength) => `${does(who, 'стріляєте', 'стріляє')} у ${ofWhom(whom)}: сила ${strength}!`,
  defended: who => `${acts(who, verbs.defend)}.`,
  voted: against =>
    against.length === 0 ? 'Усі за нових ковбоїв.' : `Нових ковбоїв не буде. Проти: ${against.map(name).join(', ')}.`,
  freshCowboys: 'Роздають нових ковбоїв.',
  million: team => `${team} зібрали, скільки було потрібно!`,
  standstill: 'Грабувати більше ніхто не хоче: гру закінчено.',
};

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
