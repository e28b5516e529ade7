/** What the screen of Steel Bullets says in Ukrainian. */

import { counted } from '../../../../words/language.ts';
import { does, list, ofWhom } from '../../../../words/uk/grammar.ts';
import { aimOf } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsScreen } from '../screen.ts';
import { whomWith } from '../shape.ts';
import { cards } from './cards.ts';
import { takes } from './declined.ts';

const bullets = counted('uk', { one: 'патрон', few: 'патрони', many: 'патронів' });
const times = counted('uk', { one: 'раз', few: 'рази', many: 'разів' });
const kinds = counted('uk', { one: 'вид карток', few: 'види карток', many: 'видів карток' });

export const screen: BulletsScreen = {
  cards: counted('uk', { one: 'картка', few: 'картки', many: 'карток' }),
  middle: 'Середина столу',
  cylinder: 'Барабан',
  shut: n => `Камера ${n}, закрита`,
  known: (n, face) => `Камера ${n}, закрита; знаєте лише ви: ${face}`,
  open: (n, face) => `Камера ${n}, відкрита: ${face}`,
  lookedInto: lookers => `зазирали: ${list(lookers.map(who => (who.you ? 'ви' : who.name)))}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Клац', bang: 'Бабах!' },
  breath: 'Затамуйте подих…',
  chooseIt: 'обрати',
  next: 'наступна',
  tokens: 'Патрони',
  loaded: count => `${bullets(count)} на ${n.chambers} камер.`,
  spent: n => (n === 0 ? 'Пострілів ще не було.' : n === 1 ? 'Один постріл уже був.' : `Уже пролунало пострілів: ${n}.`),
  inCylinder: n => `${bullets(n)} у барабані`,
  deck: 'Колода',
  discard: 'Скид',
  deckTold: many => `Колода: ${many}`,
  discardTold: (many, top) => (top === null ? 'Скид: порожньо' : `Скид: ${many}, зверху ${top}`),
  handOf: many => `на руці ${many}`,
  out: 'поза грою',
  skipToEnd: 'Одразу до кінця',
  again: 'Зіграти ще раз',
  moments: {
    bang: () => 'Бабах!',
    saved: who => `Осічка: ${who.you ? 'вас врятовано' : `${who.name} лишається у грі`}`,
    out: who => (who.you ? 'Ви вибуваєте' : `${who.name} вибуває`),
  },
  chances: (chamber, loaded, shut) => `Камера ${chamber}: заряджено було ${loaded} із ${shut} закритих.`,
  youAreOut: 'Ви вибули. Подивіться, хто встоїть.',
  odds: (loaded, shut) => `Заряджено закритих камер: ${loaded} з ${shut}, ${Math.round((100 * loaded) / shut)} %.`,
  inPlay: 'Зіграно',
  turnNext: 'Зіграйте сині картки або відкрийте наступну камеру.',
  turnAny: 'Зіграйте сині картки або відкрийте будь-яку камеру.',
  certain: 'Заряджено всі закриті камери: «Бабах!» напевно.',
  openThis: n => `Відкрити камеру ${n}`,
  lookInto: n => `Зазирнути в камеру ${n}`,
  plays: (who, card, target) =>
    `${does(who, 'граєте', 'грає')} ${takes(card)}${target === null ? '' : ` ${aimOf(card) === 'for' ? 'для' : 'проти'} ${ofWhom(target)}`}.`,
  cancelIt: 'Скасуєте?',
  othersMayAnswer: 'Інші можуть відповісти.',
  passed: 'Ви пропускаєте. Цього ніхто не бачить.',
  passedForYou: 'За вас пропускає ваша сторінка.',
  nobodySees: 'Хто вже пропустив, не видно нікому.',
  whom: whomWith(cards),
  sure: 'Вибути, хоч у вас є «Осічка»?',
  fromDiscard: 'Скид',
  fromHand: name => `Рука гравця ${name}`,
  hints: { play: 'можна зіграти', not: 'зараз не зіграти', waits: 'чекає' },
  passForMe: 'Пропускати за мене',
  passForMeAbout:
    'Про ці картки сторінка вас не питає: вона чекає, доки час вийде. Цього ніхто не помітить, і чекати від цього не менше.',
  passForMeOn: n => (n === 0 ? 'ніколи' : kinds(n)),
  passOnThis: 'Завжди пропускати',
  done: 'Готово',
  lastStanding: 'На ногах до кінця',
  howItWent: 'Хто вибув, по порядку',
  wentOut: (n, name) => `${n}. ${name}`,
  shots: (clicks, bangs) => `Курок клацнув ${times(clicks + bangs)}; пострілів — ${bangs}.`,
  wills: n => (n === 0 ? 'Жодного «Заповіту» не зіграно.' : `«Заповіт» зіграно ${times(n)}.`),
};
