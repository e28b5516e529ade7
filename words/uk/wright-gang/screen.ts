/** What the screen of Wright Brothers' Gang says in Ukrainian. */
import { counted, plural } from '../../language.ts';
import type { WrightScreen } from '../../wright-gang/screen.ts';

const cards = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const theCards = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });
const points = counted('uk', { one: 'очко', few: 'очки', many: 'очок' });
const times = counted('uk', { one: 'раз', few: 'рази', many: 'разів' });
const go = plural('uk', { one: 'йде', few: 'йдуть', many: 'йдуть' });
const count = ['Жодного шерифа', 'Один шериф', 'Два шерифи', 'Три шерифи', 'Чотири шерифи'];

export const screen: WrightScreen = {
  event: 'подія',
  middle: 'Середина столу',
  loot: 'Здобич',
  deck: 'Колода',
  bonus: 'Бонус',
  lootTold: (many, top) => (top === null ? 'Здобич: порожньо' : `Здобич: ${many}, зверху ${top}`),
  deckTold: many => `Колода: ${many}`,
  bonusTold: many => `Бонус: ${many} сорочкою вгору`,
  sheriffs: n => `${count[n]} з чотирьох`,
  allowed: (n, players) =>
    n < 2
      ? n === 0
        ? 'усе тихо'
        : 'ще один — і можна стріляти'
      : `${players === 2 ? 'дуель дозволено' : 'перестрілку дозволено'}`,
  revolver: 'Ваш револьвер',
  notLoaded: 'Порожньо. Заряджайте коли завгодно, і в чужий хід.',
  secret: 'Що в ньому, знаєте лише ви.',
  handOf: many => `на руці ${many}`,
  loadedOf: many => `заряджено: ${many}`,
  roundOf: (round, rounds) => `Раунд ${round} з ${rounds}`,
  turnHint: 'Скиньте карти у здобич, зіграйте подію або пропустіть хід.',
  mayLoad: 'Можна заряджати.',
  trueSum: n => `Сума сходиться: ${cards(n)} ${go(n)} у здобич.`,
  toLoot: n => (n === 1 ? 'Одна карта йде у здобич.' : `${cards(n)} одного виду ${go(n)} у здобич.`),
  butLoad: 'Зарядити можна.',
  swapWhom: 'Чиї карти? Ви витягнете дві навмання й віддасте дві свої.',
  yourOwn: 'Ваша карта',
  sureShootout: 'Почати перестрілку? Ваша рука ляже першою, і заряджати ви більше не зможете.',
  sureDuel: 'Оголосити дуель? Вона відбудеться, лише якщо ваша карта старша.',
  hints: {
    discard: 'можна скинути',
    load: 'можна зарядити',
    play: 'можна зіграти',
    give: 'можна повернути',
    not: 'зараз не знадобиться',
    waits: 'чекає',
  },
  slap: 'Бий!',
  slapHint: 'Руку на стос! Остання не дістане нічого.',
  duelCue: 'До бою!',
  duelHint: 'Карта того, хто викликав, старша? Накривайте. Якщо ні — руки геть.',
  watching: 'Руки в повітрі.',
  yourHandIsFirst: 'Ваша рука на стосі перша, за правом.',
  handIsFirst: name => `Починає ${name}: ця рука перша.`,
  challenger: 'кидає виклик',
  defender: 'приймає виклик',
  stillLoad: 'Ще можна зарядити:',
  loadThis: face => `Зарядити: ${face}`,
  judgedLead: many => `У здобичі ${many}.`,
  lastHand: 'остання рука: без частки, починає наступний раунд',
  startedIt: 'початок перестрілки',
  winsTies: 'перша рука: виграє за рівності',
  takesBonus: 'перша рука: забирає бонусні карти',
  toDivision: 'До поділу',
  division: round => `Поділ, раунд ${round}`,
  leftOut: 'остання рука: без частки',
  emptyRevolver: 'револьвер порожній',
  opened: n => `відкриває ${theCards(n)}`,
  struck: face => `${face}, скасовано промахом`,
  total: n => `усього ${points(n)}`,
  halves: players => (players === 2 ? 'Переможець забирає всю здобич.' : 'Кожен бере половину решти, заокруглюючи вгору.'),
  nextRound: 'Наступний раунд',
  toTheEnd: 'До підсумку',
  chart: 'Очки після кожного раунду',
  bestHaul: (name, many, round) => `Найкращий куш: ${name}, ${many} у раунді ${round}.`,
  oftenLast: (name, n) => `Найповільніша рука: ${name}, ${times(n)} остання.`,
  endings: (shots, rounds) =>
    shots === 0 ? 'Почати перестрілку так ніхто й не наважився.' : `Перестрілок оголошено: ${shots}; раундів зіграно: ${rounds}.`,
};
