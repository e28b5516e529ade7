/** What the screen of Caliber 45 says in Ukrainian. */

import { counted, dollars } from '../../../../words/language.ts';
import { acts, does, list, name, ofWhom } from '../../../../words/uk/grammar.ts';
import type { CaliberScreen } from '../shape.ts';
import { names } from './names.ts';

const money = dollars('uk');
const cards = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const guards = counted('uk', { one: 'охоронець', few: 'охоронці', many: 'охоронців' });
const warriors = counted('uk', { one: 'воїн', few: 'воїни', many: 'воїнів' });
const bullets = counted('uk', { one: 'набій', few: 'набої', many: 'набоїв' });
const ofBullets = counted('uk', { one: 'набою', few: 'набоїв', many: 'набоїв' });
const tokens = counted('uk', { one: 'жетон застави', few: 'жетони застави', many: 'жетонів застави' });
const robberies = counted('uk', { one: 'пограбування', few: 'пограбування', many: 'пограбувань' });
const after = counted('uk', { one: 'пограбування', few: 'пограбувань', many: 'пограбувань' });
const minutes = counted('uk', { one: 'хвилину', few: 'хвилини', many: 'хвилин' });

export const screen: CaliberScreen = {
  middle: 'Середина столу',
  dollars: money,
  teams: names.teams,
  worth: (team, worth, goal) =>
    worth < goal ? `${team}: ${money(worth)} з ${money(goal)}` : `${team}: ${money(worth)}. Мети — ${money(goal)} — досягнуто`,
  moneyOf: n => `гроші: ${money(n)}`,
  noMoney: 'грошей немає',
  owes: n => `борг ${money(n)}`,
  tokensOn: n => tokens(n),
  handOf: n => `на руці ${cards(n)}`,
  cowboy: 'Ковбой',
  noCowboy: 'немає ковбоя',
  faceDown: 'ковбой сорочкою догори',
  limit: n => `стріляє ${n}`,
  limitTold: n => `за раз не більше ${ofBullets(n)}`,
  guards: n => (n === 0 ? 'без охорони' : guards(n)),
  warriors: n => warriors(n),
  bullets,
  weapons: 'Зброя',
  thrown: 'Відбій',
  stable: 'Ковбої',
  graveyard: 'Втрачені',
  spread: 'Грошові карти',
  spent: 'Грошовий відбій',
  pileTold: (pile, n) => (n === 0 ? `${pile}: порожньо` : `${pile}: ${cards(n)}`),
  spentTold: (n, worth) => (n === 0 ? 'Грошовий відбій: порожньо' : `Грошовий відбій: ${cards(n)}, ${money(worth)}`),
  spreadTold: n => `${cards(n)} сорочкою догори. Усі рівноймовірні.`,
  moneyCard: (n, of) => `Грошова карта ${n} з ${of}`,
  house: 'число не з книги',
  robbery: n => `Пограбування ${n}`,
  arming: done => (done === 0 ? 'До першого пограбування' : `Після ${after(done)}`),
  stages: { call: 'Виклик', attack: 'Напад', 'shoot-out': 'Перестрілка' },
  rides: 'їде',
  asked: 'вирішує',
  waits: 'ще не відповідає',
  caller: 'призвідник',
  stayTold: who => (who.length === 0 ? 'Не лишається ніхто.' : `Лишаються: ${list(who.map(name))}.`),
  armNow: 'Візьміть карту або їдьте на діло.',
  swapNow: 'Рука повна: скиньте карту й візьміть іншу або їдьте на діло.',
  hireNow: 'У вас немає ковбоя: найміть нового або пропустіть хід.',
  bailNow: n => `На ковбої ${tokens(n)}: зніміть один за хід або заплатіть, коли поїдете грабувати.`,
  bailCosts: n => `Поїхати — це внести заставу ${money(n)}.`,
  robIs: who => `${acts(who, names.verbs.rob)}.`,
  youStay: 'Ви лишаєтеся вдома, доки не скінчиться пограбування.',
  need: n => `потрібно: ${bullets(n)}`,
  volley: (strength, laid) => (laid > strength ? `Сила ${strength}: пропадає ${bullets(laid - strength)}` : `Сила ${strength}`),
  tooFew: (strength, needed) => `${strength} з ${needed}: замало`,
  overLimit: (limit, needed) => `Ваш ковбой випускає лише ${limit} з ${needed}: не вистачить жодного залпу.`,
  shotAt: (by, target, strength) => `${does(by, 'стріляєте', 'стріляє')} у ${ofWhom(target)}: сила ${strength}`,
  shootAt: 'У кого стріляти?',
  shootThis: target => `Вистрілити в ${ofWhom(target)}`,
  shootout: may => {
    const picks = [may.shoot && 'набої для пострілу', may.swap && 'карту для обміну'].filter(Boolean);
    const ways = [picks.length > 0 && `оберіть ${picks.join(' чи ')}`, may.draw && 'візьміть карту'].filter(Boolean);
    return `Ваш хід: ${ways.join(', ')} або тікайте.`;
  },
  aimed: 'під пострілом',
  answers: who => `На постріл ${who.you ? 'відповідаєте' : 'відповідає'} ${name(who)}.`,
  sureFall: 'Дати ковбою загинути, хоча його можна врятувати?',
  sureFlee: 'Утекти й лишити здобич іншим?',
  withCoyote: 'Койот іде лише з однією картою набоїв.',
  hints: { play: 'можна зіграти', throw: 'можна скинути', not: 'зараз не зіграти', waits: 'чекає' },
  ended: {
    title: n => `Пограбування ${n}: чим скінчилося`,
    met: (shots, guards) => `${guards}: випущено ${shots}`,
    shot: (target, strength) => `постріл у ${ofWhom(target)}: ${strength}`,
    defended: (shot, shots) => `відбиває ${shot}: ${shots}`,
    nothing: 'ні з чим',
    took: n => `+${money(n)}`,
    paid: n => `−${money(n)}`,
    last: who =>
      `${does(who, 'берете', 'бере')} здобич: останній хід із тих, хто ще в ділі, — ${who.you ? 'ваш' : 'цього гравця'}.`,
    only: who => `${does(who, 'берете', 'бере')} здобич: більше в ділі нікого немає.`,
    turn: who => `${does(who, 'берете', 'бере')} здобич: стріляти не довелося, і хід ${who.you ? 'ваш' : 'цього гравця'}.`,
    nobody: 'Брати здобич нікому: гроші йдуть у відбій.',
    'war-party': 'В індіанців на стежці війни грошей немає.',
    dynamite: 'Усі ковбої, що поїхали на діло, загинули.',
    sheriff: 'Хто поїхав на діло, платить або втрачає ковбоя. Усі нічиї гроші знову на столі.',
    goOn: 'Далі',
  },
  pays: (who, n) => `${does(who, 'платите', 'платить')} ${money(n)}`,
  paysWith: n => `викладено ${money(n)}`,
  change: n => `решта: ${money(n)}`,
  noChange: 'Решти немає: сума записується в борг і сплатиться сама.',
  uneven: 'Команди нерівні: менша майже не має шансів. З форою її мета ближча.',
  takes: n => `Така гра триває приблизно ${minutes(n)}.`,
  shorter: (goal, n) => `Грати до ${money(goal)}: приблизно ${minutes(n)}`,
  chooseTeams: 'Обрати, хто з ким',
  takeHandicap: 'Грати з форою',
  howItWent: 'Скільки була «варта» кожна команда',
  rode: n => (n === 0 ? 'Пограбувань не було.' : `Усього ${robberies(n)}.`),
  lost: n => (n === 0 ? 'Усі ковбої цілі.' : `Втрачено ковбоїв: ${n}.`),
  ammunition: 'набої',
  howFar: 'Банди',
  inTheDecks: 'Склад колод (числа не з книги)',
  decksAbout: 'Книга правил називає лише розміри колод і кілька чисел. Позначене зірочкою — не з книги: так вирішив наш стіл.',
  yours: 'Ваш ковбой і ваші гроші',
  notPicked: 'Не відкрита',
  left: { killed: 'убитий', jailed: 'у в’язниці', 'rode-off': 'утік верхи', fled: 'утік' },
  openTold: who => `Ще не відповіли: ${list(who.map(name))}.`,
  rideAlong: 'Поїдете на діло?',
  justEnough: n => `Вистачить: ${cards(n)}`,
  pickAny: 'Узяти будь-яку карту',
  due: (who, n) => `${does(who, 'винні', 'має борг')} ${money(n)}`,
};
