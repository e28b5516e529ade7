/** What the screen of Revolver says in Ukrainian. */
import { counted, plural } from '../../language.ts';
import type { RevolverScreen } from '../../revolver/screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

const card = counted('uk', { one: 'картку', few: 'картки', many: 'карток' });
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
  read: 'Прочитати картку',
  reading: 'Картка повністю',
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
  ambushHere: 'Картка засідки лицем донизу',
  marks: {
    fire: n => `вогнева міць ${n}`,
    chips,
    red: reds,
    grit: grits,
    hostage: 'дитина в заручниках',
    eagle: 'порожня під Орлом',
    under: 'під іншою карткою',
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
  stashed: 'Картка під скринею',
  yourThings: 'Ваші стоси',
  handOf: cards => `на руці ${cards}`,
  hints: {
    play: 'можна зіграти',
    pay: 'можна скинути як плату',
    use: 'можна використати',
    choose: 'можна вибрати',
    not: 'зараз не можна',
    waits: 'чекає',
  },
  gangHint: 'Грайте картки, потім закінчіть хід.',
  lawHint: 'Грайте картки, потім атакуйте.',
  endGang: 'Закінчити хід',
  endLaw: 'Атакувати',
  sureGiveUp: 'Здатися? Суперник одразу виграє.',
  price: cost => `Ціна: ${cost}.`,
  payMore: n => `Виберіть ще ${card(n)} для скидання.`,
  payNow: n => `Плата: скиньте ${card(n)}.`,
  discardNow: n => `Скиньте ${card(n)} на вибір.`,
  playAt: place => `Зіграти: ${place}`,
  useIt: name => `Використати: ${name}`,
  sureUse: (name, does) => `${name}. ${does}?`,
  react: card => `${card}: скасувати? Ніхто не побачить, могли ви чи ні.`,
  cancelWith: card => `Скасувати: ${card}`,
  blow: n => (n === 0 ? 'Позначте картки, у які влучили.' : `Позначено: ${n}.`),
  findByName: 'Знайти за назвою',
  attack: 'Атака',
  attackHits: 'Влучання: падає один бандит.',
  attackFails: 'Банда вистояла.',
  savedBy: 'Врятувала стійкість.',
  duel: {
    title: 'Дуель біля салуну «Чорний Пес»',
    rules: 'Перемагає лише картка із замком. Якщо замок в обох — та, чия надрукована міць вища; за рівності виграє Колті.',
    against: 'проти',
    you: 'ви',
    faceDown: 'Картка лицем донизу',
    noCard: 'не показано',
    noLock: 'без замка',
    lock: n => `замок, міць ${n}`,
    results: { colty: 'Дуель за Колті', mcready: 'Дуель за Макреді', 'back-down': 'Макреді відступає' },
    after: {
      colty: 'Охоронця поїзда більше немає, дитина в заручниках у Кортеса, Макреді втрачає випадкову картку.',
      mcready: 'Дитина в безпеці, охоронець лишається на поїзді.',
      'back-down': 'Охоронця поїзда більше немає, дитина в заручниках у Кортеса.',
    },
    goOn: 'Далі',
  },
  chart: 'Атака за атакою',
  attackOf: (turn, place, mcready, colty) => `Хід ${turn}, ${place}: Макреді ${mcready}, Колті ${colty}`,
  fell: (dead, of) => `Полягло бандитів: ${dead} з ${of}.`,
  hits: (n, of) => `Влучань: ${n} з ${of} ${attacks(of)}.`,
};
