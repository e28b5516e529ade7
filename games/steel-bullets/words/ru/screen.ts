/** What the screen of Steel Bullets says in Russian. */

import { counted } from '../../../../words/language.ts';
import { does, list, name, ofWhom } from '../../../../words/ru/grammar.ts';
import { aimOf } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsScreen } from '../shape.ts';
import { whomWith } from '../shape.ts';
import { cards } from './cards.ts';
import { takes } from './declined.ts';

const bullets = counted('ru', { one: 'патрон', few: 'патрона', many: 'патронов' });
const times = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
const kinds = counted('ru', { one: 'вид карт', few: 'вида карт', many: 'видов карт' });

export const screen: BulletsScreen = {
  cards: counted('ru', { one: 'карта', few: 'карты', many: 'карт' }),
  middle: 'Середина стола',
  cylinder: 'Барабан',
  shut: n => `Камора ${n}, закрыта`,
  known: (n, face) => `Камора ${n}, закрыта; знаете только вы: ${face}`,
  open: (n, face) => `Камора ${n}, открыта: ${face}`,
  lookedInto: lookers => `заглядывали: ${list(lookers.map(name))}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Клац', bang: 'Бабах!' },
  breath: 'Затаите дыхание…',
  chooseIt: 'выбрать',
  next: 'следующая',
  tokens: 'Патроны',
  loaded: count => `${bullets(count)} на ${n.chambers} камор.`,
  spent: n => (n === 0 ? 'Выстрелов ещё не было.' : n === 1 ? 'Один выстрел уже был.' : `Уже прозвучало выстрелов: ${n}.`),
  inCylinder: n => `${bullets(n)} в барабане`,
  deck: 'Колода',
  discard: 'Сброс',
  deckTold: many => `Колода: ${many}`,
  discardTold: (many, top) => (top === null ? 'Сброс: пусто' : `Сброс: ${many}, сверху ${top}`),
  handOf: many => `на руке ${many}`,
  out: 'вне игры',
  most: 'больше всех',
  skipToEnd: 'Сразу к концу',
  again: 'Сыграть ещё раз',
  moments: {
    bang: 'Бабах!',
    saved: {
      misfire: who => `Осечка: ${does(who, 'остаётесь в игре', 'остаётся в игре')}`,
      panic: who => `Паника спасает ${ofWhom(who)}`,
    },
    out: who => does(who, 'выбываете', 'выбывает'),
    cancelled: (who, card) => `«${cards[card].name}» ${who.you ? 'у вас' : `игрока ${who.name}`}: отмена`,
  },
  shot: (who, chamber, loaded, shut, panic) =>
    `${does(who, 'открываете', 'открывает')} камору ${chamber}${panic ? ' в панике' : ''}: заряжено было ${loaded} из ${shut} закрытых.`,
  unless: who => `${does(who, 'выбываете', 'выбывает')}, если сейчас не спасёт «Осечка».`,
  you: 'Вы',
  fates: { waits: 'ждёт', works: 'действует', cancelled: 'отменено' },
  youAreOut: 'Вы выбыли.',
  odds: (loaded, shut) => `Заряжено закрытых камор: ${loaded} из ${shut}, ${Math.round((100 * loaded) / shut)} %.`,
  ofShut: (loaded, shut) => `${loaded} из ${shut}`,
  areLoaded: 'заряжено',
  inPlay: 'Сыграно',
  turnNext: 'Сыграйте синие карты или откройте следующую камору.',
  turnAny: 'Сыграйте синие карты или откройте любую камору.',
  unknown: (bangs, of) => `Неизвестные вам каморы: заряжено ${bangs} из ${of}.`,
  certain: 'Заряжены все закрытые каморы: «Бабах!» обеспечен.',
  openThis: (n, chance) => `Открыть камору ${n} · ${Math.round(100 * chance)} %`,
  lookInto: n => `Заглянуть в камору ${n}`,
  plays: (who, card, target) =>
    `${does(who, 'играете', 'играет')} ${takes(card)}${target === null ? '' : ` ${aimOf(card) === 'for' ? 'для' : 'против'} ${ofWhom(target)}`}.`,
  cancelIt: 'Отменить?',
  othersMayAnswer: 'Другие могут ответить.',
  passed: 'Вы пропускаете. Этого никто не видит.',
  noWill: 'У вас нет «Завещания»: отвечать нечем.',
  unasked: 'Об этой карте вы просили не спрашивать.',
  noMisfire: 'Бабах! «Осечки» у вас нет: вы выбываете.',
  nobodySees: 'Кто уже пропустил, не видно никому.',
  whom: whomWith(cards),
  sure: 'Выбыть, хотя у вас есть «Осечка»?',
  fromDiscard: 'Сброс',
  fromHand: whose => (whose.you ? 'Ваша рука' : `Рука игрока ${whose.name}`),
  hints: { play: 'можно сыграть', not: 'сейчас не сыграть', waits: 'ждёт' },
  askMe: 'Мои «Завещания»',
  askMeAbout:
    'Пока у вас есть «Завещание», страница на каждой карте спрашивает, отменить ли её. Снимите отметку с карт, которые вы никогда не отмените: о них она не спросит и просто подождёт, пока время выйдет. Этого никто не заметит, и времени уйдёт столько же.',
  askMeOn: n => (n === 0 ? 'спрашивать всегда' : `не спрашивать: ${kinds(n)}`),
  orders: 'Мои поручения',
  ordersAbout:
    'В игре по переписке ответов не ждут. Отметьте карты, которые стол отменит вашим Завещанием, если оно у вас есть. Что вы отметили, никому не видно: окно длится столько же, сколько всегда.',
  ordersGiven: n => (n === 0 ? 'ничего не отменять' : `отменять: ${kinds(n)}`),
  againstMe: card => `${card}, только против меня`,
  neverAsk: card => `Больше не спрашивать: «${cards[card].name}»`,
  done: 'Готово',
  shots: (clicks, bangs) => `Курок щёлкнул ${times(clicks + bangs)}; выстрелов — ${bangs}.`,
  wills: n => (n === 0 ? 'Ни одного «Завещания» не сыграно.' : `«Завещание» сыграно ${times(n)}.`),
};
