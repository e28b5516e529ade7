/** What the screen of Steel Bullets says in Ukrainian. */

import { counted } from '../../../../words/language.ts';
import { does, list, name, ofWhom } from '../../../../words/uk/grammar.ts';
import { aimOf } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsScreen } from '../shape.ts';
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
  lookedInto: lookers => `зазирали: ${list(lookers.map(name))}`,
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
  most: 'найбільше',
  skipToEnd: 'Одразу до кінця',
  again: 'Зіграти ще раз',
  moments: {
    bang: 'Бабах!',
    saved: {
      misfire: who => `Осічка: ${does(who, 'лишаєтеся у грі', 'лишається у грі')}`,
      panic: who => `Паніка рятує ${ofWhom(who)}`,
    },
    out: who => does(who, 'вибуваєте', 'вибуває'),
    cancelled: (who, card) => `«${cards[card].name}» ${who.you ? 'у вас' : `гравця ${who.name}`}: скасовано`,
  },
  shot: (who, chamber, loaded, shut, panic) =>
    `${does(who, 'відкриваєте', 'відкриває')} камеру ${chamber}${panic ? ' у паніці' : ''}: заряджено було ${loaded} із ${shut} закритих.`,
  unless: who => `${does(who, 'вибуваєте', 'вибуває')}, якщо зараз не врятує «Осічка».`,
  you: 'Ви',
  fates: { waits: 'чекає', works: 'діє', cancelled: 'скасовано' },
  youAreOut: 'Ви вибули.',
  odds: (loaded, shut) => `Заряджено закритих камер: ${loaded} з ${shut}, ${Math.round((100 * loaded) / shut)} %.`,
  ofShut: (loaded, shut) => `${loaded} із ${shut}`,
  areLoaded: 'заряджено',
  inPlay: 'Зіграно',
  turnNext: 'Зіграйте сині картки або відкрийте наступну камеру.',
  turnAny: 'Зіграйте сині картки або відкрийте будь-яку камеру.',
  unknown: (bangs, of) => `Невідомі вам камери: заряджено ${bangs} із ${of}.`,
  certain: 'Заряджено всі закриті камери: «Бабах!» напевно.',
  openThis: (n, chance) => `Відкрити камеру ${n} · ${Math.round(100 * chance)} %`,
  lookInto: n => `Зазирнути в камеру ${n}`,
  plays: (who, card, target) =>
    `${does(who, 'граєте', 'грає')} ${takes(card)}${target === null ? '' : ` ${aimOf(card) === 'for' ? 'для' : 'проти'} ${ofWhom(target)}`}.`,
  cancelIt: 'Скасуєте?',
  othersMayAnswer: 'Інші можуть відповісти.',
  passed: 'Ви пропускаєте. Цього ніхто не бачить.',
  noWill: 'У вас немає «Заповіту»: відповідати нічим.',
  unasked: 'Про цю картку ви просили не питати.',
  noMisfire: 'Бабах! «Осічки» у вас немає: ви вибуваєте.',
  nobodySees: 'Хто вже пропустив, не видно нікому.',
  whom: whomWith(cards),
  sure: 'Вибути, хоч у вас є «Осічка»?',
  fromDiscard: 'Скид',
  fromHand: whose => (whose.you ? 'Ваша рука' : `Рука гравця ${whose.name}`),
  hints: { play: 'можна зіграти', not: 'зараз не зіграти', waits: 'чекає' },
  askMe: 'Мої «Заповіти»',
  askMeAbout:
    'Поки у вас є «Заповіт», сторінка на кожній картці питає, чи скасувати її. Зніміть позначку з карток, які ви ніколи не скасуєте: про них вона не питатиме й просто зачекає, доки вийде час. Цього ніхто не помітить, і часу мине стільки ж.',
  askMeOn: n => (n === 0 ? 'питати завжди' : `не питати: ${kinds(n)}`),
  orders: 'Мої доручення',
  ordersAbout:
    'У грі за листуванням на відповіді не чекають. Позначте картки, які стіл скасує вашим Заповітом, якщо він у вас є. Що ви позначили, нікому не видно: вікно триває стільки ж, як завжди.',
  ordersGiven: n => (n === 0 ? 'нічого не скасовувати' : `скасовувати: ${kinds(n)}`),
  againstMe: card => `${card}, лише проти мене`,
  neverAsk: card => `Більше не питати: «${cards[card].name}»`,
  done: 'Готово',
  shots: (clicks, bangs) => `Курок клацнув ${times(clicks + bangs)}; пострілів — ${bangs}.`,
  wills: n => (n === 0 ? 'Жодного «Заповіту» не зіграно.' : `«Заповіт» зіграно ${times(n)}.`),
};
