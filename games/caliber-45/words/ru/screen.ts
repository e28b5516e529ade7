/** What the screen of Caliber 45 says in Russian. */

import { counted, dollars } from '../../../../words/language.ts';
import { acts, does, list, name, ofWhom } from '../../../../words/ru/grammar.ts';
import type { CaliberScreen } from '../shape.ts';
import { names } from './names.ts';

const money = dollars('ru');
const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const guards = counted('ru', { one: 'охранник', few: 'охранника', many: 'охранников' });
const warriors = counted('ru', { one: 'воин', few: 'воина', many: 'воинов' });
const bullets = counted('ru', { one: 'патрон', few: 'патрона', many: 'патронов' });
const ofBullets = counted('ru', { one: 'патрона', few: 'патронов', many: 'патронов' });
const tokens = counted('ru', { one: 'жетон залога', few: 'жетона залога', many: 'жетонов залога' });
const robberies = counted('ru', { one: 'ограбление', few: 'ограбления', many: 'ограблений' });
const after = counted('ru', { one: 'ограбления', few: 'ограблений', many: 'ограблений' });
const minutes = counted('ru', { one: 'минуту', few: 'минуты', many: 'минут' });

export const screen: CaliberScreen = {
  middle: 'Середина стола',
  dollars: money,
  teams: names.teams,
  worth: (team, worth, goal) =>
    worth < goal ? `${team}: ${money(worth)} из ${money(goal)}` : `${team}: ${money(worth)}. Цель — ${money(goal)} — достигнута`,
  moneyOf: n => `деньги: ${money(n)}`,
  noMoney: 'денег нет',
  owes: n => `долг ${money(n)}`,
  tokensOn: n => tokens(n),
  handOf: n => `на руке ${cards(n)}`,
  cowboy: 'Ковбой',
  noCowboy: 'нет ковбоя',
  faceDown: 'ковбой рубашкой вверх',
  limit: n => `стреляет ${n}`,
  limitTold: n => `за раз не больше ${ofBullets(n)}`,
  guards: n => (n === 0 ? 'без охраны' : guards(n)),
  warriors: n => warriors(n),
  bullets,
  weapons: 'Оружие',
  thrown: 'Отбой',
  stable: 'Ковбои',
  graveyard: 'Потеряны',
  spread: 'Денежные карты',
  spent: 'Денежный отбой',
  pileTold: (pile, n) => (n === 0 ? `${pile}: пусто` : `${pile}: ${cards(n)}`),
  spentTold: (n, worth) => (n === 0 ? 'Денежный отбой: пусто' : `Денежный отбой: ${cards(n)}, ${money(worth)}`),
  spreadTold: n => `${cards(n)} рубашкой вверх. Все равновероятны.`,
  moneyCard: (n, of) => `Денежная карта ${n} из ${of}`,
  house: 'число не из книги',
  robbery: n => `Ограбление ${n}`,
  arming: done => (done === 0 ? 'До первого ограбления' : `После ${after(done)}`),
  stages: { call: 'Вызов', attack: 'Нападение', 'shoot-out': 'Перестрелка' },
  rides: 'идёт',
  asked: 'решает',
  waits: 'ещё не отвечает',
  caller: 'зачинщик',
  stayTold: who => (who.length === 0 ? 'Не остаётся никто.' : `Остаются: ${list(who.map(name))}.`),
  armNow: 'Возьмите карту или идите на дело.',
  swapNow: 'Рука полна: сбросьте карту и возьмите другую или идите на дело.',
  hireNow: 'У вас нет ковбоя: наймите нового или пропустите ход.',
  bailNow: n => `На ковбое ${tokens(n)}: снимите один за ход или заплатите, когда пойдёте грабить.`,
  bailCosts: n => `Пойти — значит внести залог ${money(n)}.`,
  robIs: who => `${acts(who, names.verbs.rob)}.`,
  youStay: 'Вы остаётесь дома, пока не кончится ограбление.',
  need: n => `нужно: ${bullets(n)}`,
  volley: (strength, laid) => (laid > strength ? `Сила ${strength}: пропадает ${bullets(laid - strength)}` : `Сила ${strength}`),
  tooFew: (strength, needed) => `${strength} из ${needed}: мало`,
  overLimit: (limit, needed) => `Ваш ковбой выпускает только ${limit} из ${needed}: не хватит никакого залпа.`,
  shotAt: (by, target, strength) => `${does(by, 'стреляете', 'стреляет')} в ${ofWhom(target)}: сила ${strength}`,
  shootAt: 'В кого стрелять?',
  shootThis: target => `Выстрелить в ${ofWhom(target)}`,
  shootout: may => {
    const picks = [may.shoot && 'патроны для выстрела', may.swap && 'карту для обмена'].filter(Boolean);
    const ways = [picks.length > 0 && `выберите ${picks.join(' или ')}`, may.draw && 'возьмите карту'].filter(Boolean);
    return `Ваш ход: ${ways.join(', ')} либо бегите.`;
  },
  aimed: 'под выстрелом',
  answers: who => `На выстрел ${who.you ? 'отвечаете' : 'отвечает'} ${name(who)}.`,
  sureFall: 'Дать ковбою погибнуть, хотя его можно спасти?',
  sureFlee: 'Сбежать и оставить добычу другим?',
  withCoyote: 'Койот уходит только с одной картой патронов.',
  hints: { play: 'можно сыграть', throw: 'можно сбросить', not: 'сейчас не сыграть', waits: 'ждёт' },
  ended: {
    title: n => `Ограбление ${n}: чем кончилось`,
    met: (shots, guards) => `${guards}: выпущено ${shots}`,
    shot: (target, strength) => `выстрел в ${ofWhom(target)}: ${strength}`,
    defended: (shot, shots) => `отбивает ${shot}: ${shots}`,
    nothing: 'ни с чем',
    took: n => `+${money(n)}`,
    paid: n => `−${money(n)}`,
    last: who =>
      `${does(who, 'берёте', 'берёт')} добычу: последний ход из оставшихся в деле — ${who.you ? 'ваш' : 'этого игрока'}.`,
    only: who => `${does(who, 'берёте', 'берёт')} добычу: больше в деле никого нет.`,
    turn: who => `${does(who, 'берёте', 'берёт')} добычу: стрелять не пришлось, и ход ${who.you ? 'ваш' : 'этого игрока'}.`,
    nobody: 'Брать добычу некому: деньги уходят в отбой.',
    'war-party': 'У индейцев на тропе войны денег нет.',
    dynamite: 'Все ковбои, что пошли на дело, погибли.',
    sheriff: 'Кто пошёл на дело, платит или теряет ковбоя. Все ничьи деньги снова на столе.',
    goOn: 'Дальше',
  },
  pays: (who, n) => `${does(who, 'платите', 'платит')} ${money(n)}`,
  paysWith: n => `выложено ${money(n)}`,
  change: n => `сдача: ${money(n)}`,
  noChange: 'Сдачи нет: сумма записывается в долг и погасится сама.',
  uneven: 'Команды неравные: у меньшей почти нет шансов. С форой её цель ближе.',
  takes: n => `Такая игра длится примерно ${minutes(n)}.`,
  shorter: (goal, n) => `Играть до ${money(goal)}: примерно ${minutes(n)}`,
  chooseTeams: 'Выбрать, кто с кем',
  takeHandicap: 'Играть с форой',
  howItWent: 'Сколько «стоила» каждая команда',
  rode: n => (n === 0 ? 'Ограблений не было.' : `Всего ${robberies(n)}.`),
  lost: n => (n === 0 ? 'Все ковбои целы.' : `Потеряно ковбоев: ${n}.`),
  ammunition: 'патроны',
  howFar: 'Банды',
  inTheDecks: 'Состав колод (числа не из книги)',
  decksAbout:
    'Книга правил называет только размеры колод и несколько чисел. Отмеченное звёздочкой — не из книги: так решил наш стол.',
  yours: 'Ваш ковбой и ваши деньги',
  notPicked: 'Не открыта',
  left: { killed: 'убит', jailed: 'в тюрьме', 'rode-off': 'ускакал', fled: 'сбежал' },
  openTold: who => `Ещё не ответили: ${list(who.map(name))}.`,
  rideAlong: 'Пойдёте на дело?',
  justEnough: n => `Хватит: ${cards(n)}`,
  pickAny: 'Взять любую карту',
  due: (who, n) => `${who.you ? 'Ваш долг' : `Долг игрока ${who.name}`}: ${money(n)}`,
};
