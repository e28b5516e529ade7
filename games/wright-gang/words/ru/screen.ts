/** What the screen of Wright Brothers' Gang says in Russian. */
import { counted, plural } from '../../../../words/language.ts';
import { capital, does, name, owned } from '../../../../words/ru/grammar.ts';
import type { WrightScreen } from '../shape.ts';
import { cards as inWords } from './cards.ts';

const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const points = counted('ru', { one: 'очко', few: 'очка', many: 'очков' });
const times = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
const go = plural('ru', { one: 'уходит', few: 'уходят', many: 'уходят' });
const count = ['Ни одного шерифа', 'Один шериф', 'Два шерифа', 'Три шерифа', 'Четыре шерифа'];

export const screen: WrightScreen = {
  event: 'событие',
  middle: 'Середина стола',
  loot: 'Добыча',
  deck: 'Колода',
  bonus: 'Бонус',
  lootTold: (many, top) => (top === null ? 'Добыча: пусто' : `Добыча: ${many}, сверху ${top}`),
  deckTold: many => `Колода: ${many}`,
  bonusTold: many => `Бонус: ${many} рубашкой вверх`,
  sheriffs: n => `${count[n]} из четырёх`,
  allowed: (n, players) =>
    n < 2
      ? n === 0
        ? 'всё тихо'
        : 'ещё один — и можно стрелять'
      : `${players === 2 ? 'дуэль разрешена' : 'перестрелка разрешена'}`,
  revolver: 'Ваш револьвер',
  notLoaded: 'Пусто. Заряжайте когда угодно, и в чужой ход.',
  secret: 'Что в нём, знаете только вы.',
  handOf: many => `на руке ${many}`,
  loadedShort: 'заряжено',
  dividedNow: shares => `делёж сейчас: ${shares}`,
  stillIn: n => (n === 0 ? '' : `шерифов ещё в ней: ${n}`),
  loadedOf: many => `заряжено: ${many}`,
  roundOf: (round, rounds) => `Раунд ${round} из ${rounds}`,
  turnHint: 'Положите карты в добычу, разыграйте событие или пропустите ход.',
  mayShoot: 'Кладите карты, разыграйте событие, стреляйте или пропустите ход.',
  mayLoad: 'Можно заряжать.',
  trueSum: n => `Сумма сходится: ${cards(n)} ${go(n)} в добычу.`,
  toLoot: n => (n === 1 ? 'Одна карта уходит в добычу.' : `${cards(n)} одного вида ${go(n)} в добычу.`),
  butLoad: 'Зарядить можно.',
  swapWhom: 'Чьи карты? Вы вытянете две наугад и отдадите две свои.',
  giveBack: n => `Ваша «подмена»: верните ${n === 1 ? 'одну карту' : cards(n)}.`,
  yourOwn: 'Ваша карта',
  sureShootout: 'Начать перестрелку? Ваша рука ляжет первой, и заряжать вы больше не сможете.',
  sureDuel: 'Объявить дуэль? Она состоится, только если ваша карта старше.',
  hints: {
    discard: 'можно положить в добычу',
    load: 'можно зарядить',
    play: 'можно разыграть',
    give: 'можно вернуть',
    not: 'сейчас не пригодится',
    waits: 'ждёт',
  },
  slap: 'Бей!',
  slapHint: 'Руку на стопку! Последняя не получит ничего.',
  slapHintTwo: 'Руку на стопку! Первая забирает бонусные карты и выигрывает при равенстве.',
  whyShootout: who => `${does(who, 'начинаете', 'начинает')} перестрелку.`,
  whySheriff: 'Вышел четвёртый шериф: перестрелка.',
  whySheriffDuel: 'Вышел четвёртый шериф: дуэль за бонусные карты.',
  whyDuel: who => `${does(who, 'бросаете вызов', 'бросает вам вызов')}: откроется по карте.`,
  duelCue: 'К бою!',
  duelHint: who => `${capital(owned(who, 'ваша', 'карта'))} старше? Накрывайте. Если нет — руки при себе.`,
  watching: 'Руки в воздухе.',
  handIsFirst: who => (who.you ? 'Ваша рука на стопке первая, по праву.' : `Начинает ${who.name}: эта рука первая.`),
  challenger: 'Вызов',
  defender: 'Ответ',
  stillLoad: 'Ещё можно зарядить:',
  loadThis: face => `Зарядить: ${face}`,
  lastHand: more => (more ? 'последняя рука: без доли, начинает следующий раунд' : 'последняя рука: без доли'),
  startedIt: 'начало перестрелки',
  winsTies: 'первая рука: выигрывает при равенстве',
  takesBonus: n => `бонус: ${cards(n)}`,
  bonusMark: 'бонус',
  slappedFalsely: 'фальстарт: накрывать было нельзя',
  duelIsOff: 'Дуэль отменяется',
  notHigher: (challenger, other) => `${challenger} не старше ${other}: дуэль отменяется.`,
  division: round => `Делёж, раунд ${round}`,
  emptyRevolver: 'револьвер пуст',
  counts: (counting, struck) => (struck.count === 0 ? inWords(counting) : `${inWords(counting)} (отменено: ${inWords(struck)})`),
  nothingLeft: struck => `ничего не осталось, отменено: ${inWords(struck)}`,
  jokersAlone: 'одни джокеры не считаются',
  nothingCounts: 'ничего, что считается',
  ahead: {
    size: 'карт больше, чем у следующего',
    value: 'карт столько же, сколько у следующего, но старше',
    hand: 'то же, что у следующего, но рука ниже в стопке',
  },
  half: (of, takes) => `${of} → ${takes}`,
  lost: n => `Пропадает: ${cards(n)}.`,
  struck: face => `${face}, отменено промахом`,
  total: n => `всего ${points(n)}`,
  halves: players => (players === 2 ? 'Победитель забирает всю добычу.' : 'Каждый берёт половину остатка, округляя вверх.'),
  nextRound: 'Следующий раунд',
  toTheEnd: 'К итогу',
  chart: 'Очки после каждого раунда',
  bestHaul: (who, many, round) => `Лучший куш: ${name(who)}, ${many} в раунде ${round}.`,
  oftenLast: (who, n) => `Самая медленная рука: ${who.you ? 'ваша' : who.name}, ${times(n)} последняя.`,
  endings: (shots, rounds, players) =>
    shots === 0
      ? 'Начать перестрелку так никто и не решился.'
      : `${players === 2 ? 'Раундов, которые решил вызов' : 'Перестрелок объявлено'}: ${shots}; раундов сыграно: ${rounds}.`,
};
