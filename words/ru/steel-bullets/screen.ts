/** What the screen of Steel Bullets says in Russian. */
import { counted } from '../../language.ts';
import type { BulletsScreen } from '../../steel-bullets/screen.ts';
import { does, ofWhom } from '../grammar.ts';
import { takes } from './cards.ts';

const bullets = counted('ru', { one: 'патрон', few: 'патрона', many: 'патронов' });
const times = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
const kinds = counted('ru', { one: 'вид карт', few: 'вида карт', many: 'видов карт' });

export const screen: BulletsScreen = {
  middle: 'Середина стола',
  cylinder: 'Барабан',
  shut: n => `Камора ${n}, закрыта`,
  known: (n, face) => `Камора ${n}, закрыта; знаете только вы: ${face}`,
  open: (n, face) => `Камора ${n}, открыта: ${face}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Клац', bang: 'Бабах!' },
  breath: 'Затаите дыхание…',
  chooseIt: 'выбрать',
  next: 'следующая',
  tokens: 'Патроны',
  loaded: n => `${bullets(n)} на шесть камор.`,
  spent: n => (n === 0 ? 'Выстрелов ещё не было.' : n === 1 ? 'Один выстрел уже был.' : `Уже прозвучало выстрелов: ${n}.`),
  inCylinder: n => `${bullets(n)} в барабане`,
  deck: 'Колода',
  discard: 'Сброс',
  deckTold: many => `Колода: ${many}`,
  discardTold: (many, top) => (top === null ? 'Сброс: пусто' : `Сброс: ${many}, сверху ${top}`),
  handOf: many => `на руке ${many}`,
  out: 'вне игры',
  youAreOut: 'Вы выбыли. Посмотрите, кто устоит.',
  inPlay: 'Сыграно',
  turnNext: 'Сначала играйте синие карты или открывайте следующую камору.',
  turnAny: 'Сначала играйте синие карты или открывайте любую камору.',
  openThis: n => `Открыть камору ${n}`,
  lookInto: n => `Заглянуть в камору ${n}`,
  plays: (who, card, target) =>
    `${does(who, 'играете', 'играет')} ${takes(card)}${target === null ? '' : ` ${card === 'hat' ? 'для' : 'против'} ${ofWhom(target)}`}.`,
  cancelIt: 'Отмените?',
  othersMayAnswer: 'Другие могут ответить.',
  passed: 'Вы пропускаете. Этого никто не видит.',
  passedForYou: 'За вас пропускает ваша страница.',
  nobodySees: 'Кто уже пропустил, не видно никому.',
  whoseHat: 'Кому передать ход?',
  whoseHand: 'Чья рука?',
  sure: 'Выбыть, хотя у вас есть «Осечка»?',
  fromDiscard: 'Сброс',
  fromHand: name => `Рука игрока ${name}`,
  hints: { play: 'можно сыграть', not: 'сейчас не сыграть', waits: 'ждёт' },
  passForMe: 'Пропускать за меня',
  passForMeAbout:
    'Об этих картах страница вас не спрашивает: она даёт времени выйти. Этого никто не заметит, и время от этого не короче.',
  passForMeOn: n => (n === 0 ? 'ни одной карты' : kinds(n)),
  passOnThis: 'Всегда пропускать',
  done: 'Готово',
  lastStanding: 'На ногах до конца',
  howItWent: 'Кто выбыл, по порядку',
  wentOut: (n, name) => `${n}. ${name}`,
  shots: (clicks, bangs) => `Курок щёлкнул ${times(clicks + bangs)}; выстрелов — ${bangs}.`,
  wills: n => (n === 0 ? 'Ни одного «Завещания» не сыграно.' : `«Завещание» сыграно ${times(n)}.`),
};
