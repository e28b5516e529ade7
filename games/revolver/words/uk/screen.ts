/** What the screen of Revolver says in Ukrainian. */
import { counted, plural } from '../../../../words/language.ts';
import type { RevolverScreen } from '../screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

const card = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });
const cardsHeld = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const chips = counted('uk', { one: 'фішка', few: 'фішки', many: 'фішок' });
const reds = counted('uk', { one: 'червона фішка', few: 'червоні фішки', many: 'червоних фішок' });
const grits = counted('uk', { one: 'жетон «стійкість»', few: 'жетони «стійкість»', many: 'жетонів «стійкість»' });
const dollars = counted('uk', { one: 'срібний долар', few: 'срібні долари', many: 'срібних доларів' });
const spaces = counted('uk', { one: 'клітинка ходу', few: 'клітинки ходу', many: 'клітинок ходу' });
const tokens = counted('uk', { one: 'жетон', few: 'жетони', many: 'жетонів' });
const attacks = plural('uk', { one: 'атаки', few: 'атак', many: 'атак' });

export const screen: RevolverScreen = {
  terms,
  cards,
  wanted: 'Розшук',
  read: 'Прочитати карту',
  reading: 'Карта повністю',
  middle: 'Локації',
  where: (turn, place, space) => `Хід ${turn} · ${place}, клітинка ${space}`,
  places: {
    bank: 'Банк',
    'whiskey-canyon': 'Каньйон Віскі',
    'buzzard-point': 'Скеля Стерв’ятників',
    'san-manzanillo-prison': 'В’язниця',
    'rattlesnake-creek': 'Реттлснейк-Крік',
    'express-315': 'Експрес 3:15',
  },
  states: { passed: 'пройдено', current: 'маркер тут', later: 'ще попереду' },
  fieldNow: (name, space, of) => `${name}, маркер тут, клітинка ${space} з ${of}`,
  spacesOf: n => `${spaces(n)}.`,
  defence: n => `Захист ${n}.`,
  totalOf: (side, n) => `${side}: вогнева міць ${n}`,
  yourColumn: 'Ваша колонка',
  columnOf: name => `Колонка: ${name}`,
  ambushHere: 'Карта засідки сорочкою догори',
  marks: {
    fire: n => `вогнева міць ${n}`,
    chips,
    red: reds,
    grit: grits,
    hostage: 'дитина в заручниках',
    eagle: 'порожня під «Орлом»',
    under: 'під іншою картою',
  },
  gang: 'Банда',
  gangOf: (alive, of) => `Банда: живі ${alive} з ${of}`,
  isDead: name => `${name}, у могилі`,
  border: 'Мексиканський кордон',
  borderHas: n => `Мексиканський кордон: ${tokens(n)}`,
  supply: 'Запас',
  deck: 'Колода',
  discard: 'Скид',
  frontier: 'Фронтир',
  pileOf: (label, cards) => `${label}: ${cards}`,
  dollarsOf: dollars,
  rangeOf: name => `Прерії: ${name}`,
  stashed: 'Карта під скринею',
  yourThings: 'Ваші стоси',
  handOf: cards => `на руці ${cards}`,
  hints: {
    play: 'можна розіграти',
    pay: 'можна скинути як плату',
    use: 'можна застосувати',
    choose: 'можна обрати',
    not: 'зараз не можна',
    lock: 'із «Замком»',
    waits: 'чекає',
  },
  gangHint: 'Розігруйте карти, потім закінчіть хід.',
  lawHint: 'Розігруйте карти, потім атакуйте.',
  endGang: 'Закінчити хід',
  endLaw: 'Атакувати',
  sureGiveUp: 'Здатися? Суперник одразу переможе.',
  price: cost => `Ціна: ${cost}.`,
  printed: n => `(На карті: скинути ${card(n)}; ціну змінюють карти на столі.)`,
  preview: (mcready, colty, hits) => `Якщо Макреді нічого не додасть: ${mcready} : ${colty}${hits ? ', у бандита влучать' : ''}.`,
  lawPreview: (mcready, colty, hits) => `Якщо нічого не додати: ${mcready} : ${colty}, ${hits ? 'у бандита влучать' : 'промах'}.`,
  lawHolds: n => `У Макреді на руці ${cardsHeld(n)}.`,
  hit: (mcready, colty) => `Атака вдалася, ${mcready} : ${colty}. Падає один бандит, спершу з найменшою живучістю.`,
  lying: cards => `Це: ${cards}.`,
  payAll: 'На оплату підуть усі інші карти.',
  payMore: n => `Оберіть ще ${card(n)} для скидання.`,
  payNow: n => `Плата: скиньте ${card(n)}.`,
  discardNow: n => `Скиньте ${card(n)} на свій вибір.`,
  playAt: place => `Розіграти: ${place}`,
  useIt: name => `Застосувати: ${name}`,
  sureUse: (name, does) => `${name}. ${does}?`,
  react: card => `${card}: скасувати? Ніхто не побачить, могли ви чи ні.`,
  cancelWith: card => `Скасувати: ${card}`,
  blow: n => (n === 0 ? 'Позначте карти, які буде знищено.' : `Позначено: ${n}.`),
  findByName: 'Знайти за назвою',
  attack: 'Атака',
  attackHits: 'Влучання: падає один бандит, спершу з найменшою живучістю.',
  attackFails: 'Банда вистояла: Макреді потрібно більше.',
  attacked: {
    title: place => `Атака: ${place}`,
    defence: 'захист місцевості',
    bonus: 'для цієї атаки',
    why: (mcready, colty) => `${mcready} більше, ніж ${colty}: падає один бандит, спершу з найменшою живучістю.`,
    died: name => `Гине ${name}.`,
    grit: name => `${name} виживає: «стійкість».`,
    hostage: name => `${name} виживає: дитина в заручниках.`,
    choose: 'Хто саме, вирішує Колті.',
    none: 'вогневої моці немає',
  },
  duel: {
    title: 'Дуель біля салуну «Чорний Пес»',
    rules:
      'Перемагає лише карта із «Замком». Якщо «Замок» в обох, вирішує вогнева міць, надрукована на карті; за рівності перемагає Колті.',
    stakes:
      'На кону: переможе Колті — охорони поїзда більше немає, дитина в заручниках у Кортеса, Макреді втрачає випадкову карту; переможе Макреді — дитина в безпеці, охорона лишається. Відступити — програти, не втрачаючи карти.',
    against: 'проти',
    you: 'ви',
    faceDown: 'Карта сорочкою догори',
    onlyYou: 'бачите лише ви',
    noCard: 'іде у скид',
    noneLaid: 'карти не було',
    called: 'не повірив: «Це блеф!»',
    backedDown: 'відступив',
    noLock: 'без «Замка»',
    lock: n => `«Замок», міць ${n}`,
    results: { colty: 'У дуелі переміг Колті', mcready: 'У дуелі переміг Макреді', 'back-down': 'Макреді відступає' },
    after: {
      colty: 'Охорони поїзда більше немає, дитина в заручниках у Кортеса, Макреді втрачає випадкову карту.',
      mcready: 'Дитина в безпеці, охорона лишається в поїзді.',
      'back-down': 'Охорони поїзда більше немає, дитина в заручниках у Кортеса.',
    },
    goOn: 'Далі',
  },
  freed: {
    title: 'Сантьяго на волі!',
    why: (mcready, colty) =>
      `Атака у в’язниці не вдалася, ${mcready} : ${colty}. Сантьяго стає в шеренгу банди з жетоном «стійкість»; «Гароту» під ним Колті бере на руку.`,
  },
  chart: 'Атака за атакою',
  attackOf: (turn, place, mcready, colty) => `Хід ${turn}, ${place}: Макреді ${mcready}, Колті ${colty}`,
  fell: (dead, of) => `Полягло бандитів: ${dead} з ${of}.`,
  hits: (n, of) => `Влучань: ${n} з ${of} ${attacks(of)}.`,
};
