/** What the screen of Steel Bullets says in Ukrainian. */
import { counted } from '../../language.ts';
import type { BulletsScreen } from '../../steel-bullets/screen.ts';
import { does, ofWhom } from '../grammar.ts';
import { takes } from './cards.ts';

const bullets = counted('uk', { one: 'патрон', few: 'патрони', many: 'патронів' });
const times = counted('uk', { one: 'раз', few: 'рази', many: 'разів' });
const kinds = counted('uk', { one: 'вид карток', few: 'види карток', many: 'видів карток' });

export const screen: BulletsScreen = {
  middle: 'Середина столу',
  cylinder: 'Барабан',
  shut: n => `Камера ${n}, закрита`,
  known: (n, face) => `Камера ${n}, закрита; знаєте лише ви: ${face}`,
  open: (n, face) => `Камера ${n}, відкрита: ${face}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Клац', bang: 'Бабах!' },
  breath: 'Затамуйте подих…',
  chooseIt: 'обрати',
  next: 'наступна',
  tokens: 'Патрони',
  loaded: n => `${bullets(n)} на шість камер.`,
  spent: n => (n === 0 ? 'Пострілів ще не було.' : n === 1 ? 'Один постріл уже був.' : `Уже пролунало пострілів: ${n}.`),
  inCylinder: n => `${bullets(n)} у барабані`,
  deck: 'Колода',
  discard: 'Скид',
  deckTold: many => `Колода: ${many}`,
  discardTold: (many, top) => (top === null ? 'Скид: порожньо' : `Скид: ${many}, зверху ${top}`),
  handOf: many => `на руці ${many}`,
  out: 'поза грою',
  youAreOut: 'Ви вибули. Подивіться, хто встоїть.',
  inPlay: 'Зіграно',
  turnNext: 'Спершу грайте сині картки або відкривайте наступну камеру.',
  turnAny: 'Спершу грайте сині картки або відкривайте будь-яку камеру.',
  openThis: n => `Відкрити камеру ${n}`,
  lookInto: n => `Зазирнути в камеру ${n}`,
  plays: (who, card, target) =>
    `${does(who, 'граєте', 'грає')} ${takes(card)}${target === null ? '' : ` ${card === 'hat' ? 'для' : 'проти'} ${ofWhom(target)}`}.`,
  cancelIt: 'Скасуєте?',
  othersMayAnswer: 'Інші можуть відповісти.',
  passed: 'Ви пропускаєте. Цього ніхто не бачить.',
  passedForYou: 'За вас пропускає ваша сторінка.',
  nobodySees: 'Хто вже пропустив, не видно нікому.',
  whoseHat: 'Кому передати хід?',
  whoseHand: 'Чия рука?',
  sure: 'Вибути, хоч у вас є «Осічка»?',
  fromDiscard: 'Скид',
  fromHand: name => `Рука гравця ${name}`,
  hints: { play: 'можна зіграти', not: 'зараз не зіграти', waits: 'чекає' },
  passForMe: 'Пропускати за мене',
  passForMeAbout:
    'Про ці картки сторінка вас не питає: вона дає часові вийти. Цього ніхто не помітить, і час від цього не коротшає.',
  passForMeOn: n => (n === 0 ? 'жодної картки' : kinds(n)),
  passOnThis: 'Завжди пропускати',
  done: 'Готово',
  lastStanding: 'На ногах до кінця',
  howItWent: 'Хто вибув, по порядку',
  wentOut: (n, name) => `${n}. ${name}`,
  shots: (clicks, bangs) => `Курок клацнув ${times(clicks + bangs)}; пострілів — ${bangs}.`,
  wills: n => (n === 0 ? 'Жодного «Заповіту» не зіграно.' : `«Заповіт» зіграно ${times(n)}.`),
};
