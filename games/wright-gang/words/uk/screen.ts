/** What the screen of Wright Brothers' Gang says in Ukrainian. */
import { counted, plural } from '../../../../words/language.ts';
import { capital, does, name, owned } from '../../../../words/uk/grammar.ts';
import type { WrightScreen } from '../shape.ts';
import { cards as inWords } from './cards.ts';

const cards = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
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
  bonusTold: many => `Бонус: ${many} сорочкою догори`,
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
  loadedShort: 'заряджено',
  dividedNow: shares => `поділ зараз: ${shares}`,
  stillIn: n => (n === 0 ? '' : `шерифів ще в ній: ${n}`),
  loadedOf: many => `заряджено: ${many}`,
  roundOf: (round, rounds) => `Раунд ${round} з ${rounds}`,
  turnHint: 'Покладіть карти у здобич, розіграйте подію або пропустіть хід.',
  mayShoot: 'Кладіть карти, розіграйте подію, стріляйте або пропустіть хід.',
  mayLoad: 'Можна заряджати.',
  trueSum: n => `Сума сходиться: ${cards(n)} ${go(n)} у здобич.`,
  toLoot: n => (n === 1 ? 'Одна карта йде у здобич.' : `${cards(n)} одного виду ${go(n)} у здобич.`),
  butLoad: 'Зарядити можна.',
  swapWhom: 'Чиї карти? Ви витягнете дві навмання й віддасте дві свої.',
  giveBack: n => `Ваша «підміна»: поверніть ${n === 1 ? 'одну карту' : cards(n)}.`,
  yourOwn: 'Ваша карта',
  sureShootout: 'Почати перестрілку? Ваша рука ляже першою, і заряджати ви більше не зможете.',
  sureDuel: 'Оголосити дуель? Вона відбудеться, лише якщо ваша карта старша.',
  hints: {
    discard: 'можна покласти у здобич',
    load: 'можна зарядити',
    play: 'можна розіграти',
    give: 'можна повернути',
    not: 'зараз не знадобиться',
    waits: 'чекає',
  },
  slap: 'Бий!',
  slapHint: 'Руку на стос! Остання не отримає нічого.',
  slapHintTwo: 'Руку на стос! Перша забирає бонусні карти й виграє за рівності.',
  whyShootout: who => `${does(who, 'починаєте', 'починає')} перестрілку.`,
  whySheriff: 'Вийшов четвертий шериф: перестрілка.',
  whySheriffDuel: 'Вийшов четвертий шериф: дуель за бонусні карти.',
  whyDuel: who => `${does(who, 'кидаєте виклик', 'кидає вам виклик')}: відкриється по карті.`,
  duelCue: 'До бою!',
  duelHint: who => `${capital(owned(who, 'ваша', 'карта'))} старша? Накривайте. Якщо ні — руки при собі.`,
  watching: 'Руки в повітрі.',
  handIsFirst: who => (who.you ? 'Ваша рука на стосі перша, за правом.' : `Починає ${who.name}: ця рука перша.`),
  challenger: 'Виклик',
  defender: 'Відповідь',
  stillLoad: 'Ще можна зарядити:',
  loadThis: face => `Зарядити: ${face}`,
  lastHand: more => (more ? 'остання рука: без частки, починає наступний раунд' : 'остання рука: без частки'),
  startedIt: 'початок перестрілки',
  winsTies: 'перша рука: виграє за рівності',
  takesBonus: n => `бонус: ${cards(n)}`,
  bonusMark: 'бонус',
  slappedFalsely: 'фальстарт: накривати не можна було',
  duelIsOff: 'Дуель скасовано',
  notHigher: (challenger, other) => `${challenger} не старша за ${other}: дуель скасовано.`,
  division: round => `Поділ, раунд ${round}`,
  emptyRevolver: 'револьвер порожній',
  counts: (counting, struck) => (struck.count === 0 ? inWords(counting) : `${inWords(counting)} (скасовано: ${inWords(struck)})`),
  nothingLeft: struck => `нічого не лишилося, скасовано: ${inWords(struck)}`,
  jokersAlone: 'самі джокери не рахуються',
  nothingCounts: 'нічого, що рахується',
  ahead: {
    size: 'карт більше, ніж у наступного',
    value: 'карт стільки ж, як у наступного, але старші',
    hand: 'те саме, що в наступного, але рука нижче в стосі',
  },
  half: (of, takes) => `${of} → ${takes}`,
  lost: n => `Пропадає: ${cards(n)}.`,
  struck: face => `${face}, скасовано промахом`,
  total: n => `усього ${points(n)}`,
  halves: players => (players === 2 ? 'Переможець забирає всю здобич.' : 'Кожен бере половину решти, заокруглюючи вгору.'),
  nextRound: 'Наступний раунд',
  toTheEnd: 'До підсумку',
  chart: 'Очки після кожного раунду',
  bestHaul: (who, many, round) => `Найкращий куш: ${name(who)}, ${many} у раунді ${round}.`,
  oftenLast: (who, n) => `Найповільніша рука: ${who.you ? 'ваша' : who.name}, ${times(n)} остання.`,
  endings: (shots, rounds, players) =>
    shots === 0
      ? 'Почати перестрілку так ніхто й не наважився.'
      : `${players === 2 ? 'Раундів, які вирішив виклик' : 'Перестрілок оголошено'}: ${shots}; раундів зіграно: ${rounds}.`,
};
