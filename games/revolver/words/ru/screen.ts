/** What the screen of Revolver says in Russian. */
import { counted, plural } from '../../../../words/language.ts';
import type { RevolverScreen } from '../screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

const card = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
const cardsHeld = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
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
  ambushHere: 'Карта засады рубашкой вверх',
  marks: {
    fire: n => `огневая мощь ${n}`,
    chips,
    red: reds,
    grit: grits,
    hostage: 'ребёнок в заложниках',
    eagle: 'пустая под «Орлом»',
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
    play: 'можно разыграть',
    pay: 'можно сбросить как плату',
    use: 'можно применить',
    choose: 'можно выбрать',
    not: 'сейчас нельзя',
    lock: 'с «Замком»',
    waits: 'ждёт',
  },
  gangHint: 'Разыгрывайте карты, потом закончите ход.',
  lawHint: 'Разыгрывайте карты, потом атакуйте.',
  endGang: 'Закончить ход',
  endLaw: 'Атаковать',
  sureGiveUp: 'Сдаться? Противник сразу победит.',
  price: cost => `Цена: ${cost}.`,
  printed: n => `(На карте: сбросить ${card(n)}; цену меняют карты на столе.)`,
  preview: (mcready, colty, hits) => `Если Макреди ничего не добавит: ${mcready} : ${colty}${hits ? ', в бандита попадут' : ''}.`,
  lawPreview: (mcready, colty, hits) => `Если ничего не добавить: ${mcready} : ${colty}, ${hits ? 'в бандита попадут' : 'промах'}.`,
  lawHolds: n => `У Макреди на руке ${cardsHeld(n)}.`,
  hit: (mcready, colty) => `Атака удалась, ${mcready} : ${colty}. Падает один бандит, сначала с наименьшей живучестью.`,
  lying: cards => `Это: ${cards}.`,
  payAll: 'В уплату уйдут остальные карты.',
  payMore: n => `Выберите ещё ${card(n)} для сброса.`,
  payNow: n => `Плата: сбросьте ${card(n)}.`,
  discardNow: n => `Сбросьте ${card(n)} по своему выбору.`,
  playAt: place => `Разыграть: ${place}`,
  useIt: name => `Применить: ${name}`,
  sureUse: (name, does) => `${name}. ${does}?`,
  react: card => `${card}: отменить? Никто не увидит, могли вы или нет.`,
  cancelWith: card => `Отменить: ${card}`,
  blow: n => (n === 0 ? 'Отметьте карты, которые будут уничтожены.' : `Отмечено: ${n}.`),
  findByName: 'Найти по названию',
  attack: 'Атака',
  attackHits: 'Попадание: падает один бандит, сначала с наименьшей живучестью.',
  attackFails: 'Банда устояла: Макреди нужно больше.',
  attacked: {
    title: place => `Атака: ${place}`,
    defence: 'защита местности',
    bonus: 'для этой атаки',
    why: (mcready, colty) => `${mcready} больше, чем ${colty}: падает один бандит, сначала с наименьшей живучестью.`,
    died: name => `Гибнет ${name}.`,
    grit: name => `${name} выживает: «стойкость».`,
    hostage: name => `${name} выживает: ребёнок в заложниках.`,
    choose: 'Кто именно, решает Колти.',
    none: 'огневой мощи нет',
  },
  duel: {
    title: 'Дуэль у салуна «Чёрный Пёс»',
    rules:
      'Побеждает только карта с «Замком». Если «Замок» у обоих, решает огневая мощь, напечатанная на карте; при равенстве побеждает Колти.',
    stakes:
      'На кону: победит Колти — охраны поезда больше нет, ребёнок в заложниках у Кортеса, Макреди теряет случайную карту; победит Макреди — ребёнок в безопасности, охрана остаётся. Отступить — проиграть, не теряя карты.',
    against: 'против',
    you: 'вы',
    faceDown: 'Карта рубашкой вверх',
    onlyYou: 'видите только вы',
    noCard: 'уходит в сброс',
    noneLaid: 'карты не было',
    called: 'не поверил: «Это блеф!»',
    backedDown: 'отступил',
    noLock: 'без «Замка»',
    lock: n => `«Замок», мощь ${n}`,
    results: { colty: 'В дуэли победил Колти', mcready: 'В дуэли победил Макреди', 'back-down': 'Макреди отступает' },
    after: {
      colty: 'Охраны поезда больше нет, ребёнок в заложниках у Кортеса, Макреди теряет случайную карту.',
      mcready: 'Ребёнок в безопасности, охрана остаётся в поезде.',
      'back-down': 'Охраны поезда больше нет, ребёнок в заложниках у Кортеса.',
    },
    goOn: 'Дальше',
  },
  freed: {
    title: 'Сантьяго на свободе!',
    why: (mcready, colty) =>
      `Атака в тюрьме не удалась, ${mcready} : ${colty}. Сантьяго встаёт в шеренгу банды с жетоном «стойкость»; «Гарротту» под ним Колти берёт на руку.`,
  },
  chart: 'Атака за атакой',
  attackOf: (turn, place, mcready, colty) => `Ход ${turn}, ${place}: Макреди ${mcready}, Колти ${colty}`,
  fell: (dead, of) => `Пало бандитов: ${dead} из ${of}.`,
  hits: (n, of) => `Попаданий: ${n} из ${of} ${attacks(of)}.`,
};
