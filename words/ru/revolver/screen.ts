/** What the screen of Revolver says in Russian. */
import { counted, plural } from '../../language.ts';
import type { RevolverScreen } from '../../revolver/screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

const card = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
const chips = counted('ru', { one: 'фишка', few: 'фишки', many: 'фишек' });
const reds = counted('ru', { one: 'красная фишка', few: 'красные фишки', many: 'красных фишек' });
const grits = counted('ru', { one: 'жетон «стойкость»', few: 'жетона «стойкость»', many: 'жетонов «стойкость»' });
const dollars = counted('ru', { one: 'серебряный доллар', few: 'серебряных доллара', many: 'серебряных долларов' });
const spaces = counted('ru', { one: 'клетка хода', few: 'клетки хода', many: 'клеток хода' });
const tokens = counted('ru', { one: 'жетон', few: 'жетона', many: 'жетонов' });
const attacks = plural('ru', { one: 'атаки', few: 'атак', many: 'атак' });

export const screen: RevolverScreen = {
  terms,
  cards,
  wanted: 'Розыск',
  read: 'Прочесть карту',
  reading: 'Карта целиком',
  middle: 'Локации',
  where: (turn, place, space) => `Ход ${turn} · ${place}, клетка ${space}`,
  places: {
    bank: 'Банк',
    'whiskey-canyon': 'Каньон Виски',
    'buzzard-point': 'Утёс Стервятников',
    'san-manzanillo-prison': 'Тюрьма',
    'rattlesnake-creek': 'Рэттлснейк Крик',
    'express-315': 'Экспресс 3:15',
  },
  states: { passed: 'пройдено', current: 'маркер здесь', later: 'ещё впереди' },
  fieldNow: (name, space, of) => `${name}, маркер здесь, клетка ${space} из ${of}`,
  spacesOf: n => `${spaces(n)}.`,
  defence: n => `Защита ${n}.`,
  totalOf: (side, n) => `${side}: огневая мощь ${n}`,
  yourColumn: 'Ваша колонка',
  columnOf: name => `Колонка: ${name}`,
  ambushHere: 'Карта засады лицом вниз',
  marks: {
    fire: n => `огневая мощь ${n}`,
    chips,
    red: reds,
    grit: grits,
    hostage: 'ребёнок в заложниках',
    eagle: 'пустая под Орлом',
    under: 'под другой картой',
  },
  gang: 'Банда',
  gangOf: (alive, of) => `Банда: живы ${alive} из ${of}`,
  isDead: name => `${name}, в могиле`,
  border: 'Мексиканская граница',
  borderHas: n => `Мексиканская граница: ${tokens(n)}`,
  supply: 'Запас',
  deck: 'Колода',
  discard: 'Сброс',
  frontier: 'Граница',
  pileOf: (label, cards) => `${label}: ${cards}`,
  dollarsOf: dollars,
  rangeOf: name => `Прерии: ${name}`,
  stashed: 'Карта под ящиком для ценностей',
  yourThings: 'Ваши стопки',
  handOf: cards => `на руке ${cards}`,
  hints: {
    play: 'можно сыграть',
    pay: 'можно сбросить как плату',
    use: 'можно использовать',
    choose: 'можно выбрать',
    not: 'сейчас нельзя',
    waits: 'ждёт',
  },
  gangHint: 'Играйте карты, потом закончите ход.',
  lawHint: 'Играйте карты, потом атакуйте.',
  endGang: 'Закончить ход',
  endLaw: 'Атаковать',
  sureGiveUp: 'Сдаться? Соперник сразу выиграет.',
  price: cost => `Цена: ${cost}.`,
  payMore: n => `Выберите ещё ${card(n)} для сброса.`,
  payNow: n => `Плата: сбросьте ${card(n)}.`,
  discardNow: n => `Сбросьте ${card(n)} на выбор.`,
  playAt: place => `Сыграть: ${place}`,
  useIt: name => `Использовать: ${name}`,
  sureUse: (name, does) => `${name}. ${does}?`,
  react: card => `${card}: отменить? Никто не увидит, могли вы или нет.`,
  cancelWith: card => `Отменить: ${card}`,
  blow: n => (n === 0 ? 'Отметьте карты, в которые попали.' : `Отмечено: ${n}.`),
  findByName: 'Найти по названию',
  attack: 'Атака',
  attackHits: 'Попадание: падает один бандит.',
  attackFails: 'Банда устояла.',
  savedBy: 'Спасла стойкость.',
  duel: {
    title: 'Дуэль у салуна «Чёрный Пёс»',
    rules: 'Побеждает только карта с замком. Если замок у обоих — та, чья напечатанная мощь выше; при равенстве выигрывает Колти.',
    against: 'против',
    you: 'вы',
    faceDown: 'Карта лицом вниз',
    noCard: 'не показана',
    noLock: 'без замка',
    lock: n => `замок, мощь ${n}`,
    results: { colty: 'Дуэль за Колти', mcready: 'Дуэль за Макреди', 'back-down': 'Макреди отступает' },
    after: {
      colty: 'Охранника поезда больше нет, ребёнок в заложниках у Кортеса, Макреди теряет случайную карту.',
      mcready: 'Ребёнок в безопасности, охранник остаётся на поезде.',
      'back-down': 'Охранника поезда больше нет, ребёнок в заложниках у Кортеса.',
    },
    goOn: 'Дальше',
  },
  chart: 'Атака за атакой',
  attackOf: (turn, place, mcready, colty) => `Ход ${turn}, ${place}: Макреди ${mcready}, Колти ${colty}`,
  fell: (dead, of) => `Пало бандитов: ${dead} из ${of}.`,
  hits: (n, of) => `Попаданий: ${n} из ${of} ${attacks(of)}.`,
};
