/** What the table says in Russian, in any game. */
import type { TableWhy } from '../../kernel/refusal.ts';
import type { HouseWhy } from '../house.ts';
import { counted } from '../language.ts';
import type { Timed } from '../phrase.ts';
import type { TableWords } from '../table.ts';
import { capital, does, list, name, owned, second } from './grammar.ts';
import { house } from './house.ts';

const time = ({ who, millis }: Timed): string => (millis === null ? name(who) : `${name(who)} (${second(millis)} с)`);

const refusals: { readonly [W in TableWhy]: string } = {
  'The game is over.': 'Игра окончена.',
  'That is not an input: it must be a move of a seat, a lapse, a cue, a verdict or a tick.':
    'Столу нечего с этим делать: он ждёт хода игрока, истёкшего времени, сигнала, решения судьи или такта часов.',
  'There is no such seat at this table.': 'За этим столом нет такого места.',
  'A time must be a number of milliseconds, zero or more.': 'Время — это число миллисекунд, не меньше нуля.',
  'A move must be an object with a verb in "do".': 'Ход должен быть объектом с глаголом в поле "do".',
  'This game has no such verb.': 'В этой игре нет такого хода.',
  'Nothing is asked of this seat now.': 'Сейчас этого игрока ни о чём не спрашивают.',
  'There is nothing to pass on: something else is asked of you.': 'Пасовать не на что: от вас ждут другого.',
  'The move lacks a part that its verb needs, or has one too many, or one of the wrong kind.':
    'В этом ходе чего-то не хватает, есть лишнее или что-то не того рода.',
  'No race waits for this.': 'Сейчас нет гонки рук.',
  'A verdict must name racers only, each at most once.':
    'Решение судьи называет только участников гонки, каждого не больше одного раза.',
  'This game is not for that number of players.': 'На такое число игроков эта игра не рассчитана.',
  'The game has no such option, or not that value for it.': 'У игры нет такой настройки или такого её значения.',
  'This position cannot be laid out.': 'Такую позицию нельзя выложить.',
  'You can take back only your own move, and only while nobody has acted since.':
    'Взять назад можно только свой ход, и только пока никто ничего не сделал после него.',
  'Nothing can be taken back in a race, or while everybody may answer.':
    'Пока идёт гонка рук или каждый может ответить, взять ход назад нельзя.',
  'That move stays: the rules of this game make it final.': 'Этот ход назад не взять: по правилам игры он окончательный.',
  'That move stays: chance has had its say.': 'Этот ход назад не взять: в дело вмешался случай.',
  'That move stays: it has shown somebody what they did not know.':
    'Этот ход назад не взять: благодаря ему кто-то узнал то, чего не знал.',
};

export const table: TableWords = {
  yourMove: 'Ваш ход.',
  waitingFor: asked => `Стол ждёт: ${list(asked.map(name))}.`,
  gameOver: 'Игра окончена.',
  wins: winners =>
    winners.length === 1 ? `${does(winners[0]!, 'побеждаете', 'побеждает')}!` : `Победу делят ${list(winners.map(name))}.`,
  teamsWin: teams => (teams.length === 1 ? `Победа: ${teams[0]}!` : `Победу делят ${list(teams)}.`),
  points: counted('ru', { one: 'очко', few: 'очка', many: 'очков' }),
  cards: counted('ru', { one: 'карта', few: 'карты', many: 'карт' }),
  score: (who, points) => `${who.you ? 'У вас' : `У игрока ${who.name}`} ${points}.`,
  ended: ending => `Чем кончилось: ${ending}.`,
  rulebook: {
    from: { seed: 'книга', book: 'книга', known: 'известно всем', analogy: 'аналогия', house: 'решение стола' },
    option: name => `настройка: ${name}`,
    test: 'тест',
    noTest: 'ни один тест этого правила не показывает',
  },
  you: 'вы',
  rail: 'зритель',
  cue: 'СТРЕЛЯЙ!',
  bots: { random: { name: 'Бродяга', plays: 'делает что попало, не задумываясь' } },
  refusal: why =>
    Object.hasOwn(refusals, why) ? refusals[why as TableWhy] : Object.hasOwn(house, why) ? house[why as HouseWhy] : null,
  phrases: {
    moved: (cards, from, to) => `${capital(from)} → ${to}: ${cards}.`,
    shuffled: zone => `Тасуется: ${zone}.`,
    looked: (who, cards, where) => `${does(who, 'смотрите', 'смотрит')} карты (${where}): ${cards}.`,
    revealed: (cards, where) => `Открыто (${where}): ${cards}.`,
    gathered: 'Все карты собирают.',
    undone: who => `${does(who, 'берёте', 'берёт')} ход назад.`,
    cue: 'Сигнал дан.',
    again: 'Сигнал пропал: руки убрать, будет новый.',
    hand: who => `${capital(owned(who, 'ваша', 'рука'))} легла.`,
    verdict: order => {
      if (order.length === 0) return 'Судья не видит ни одной руки.';
      const group = (hands: readonly Timed[]): string => list(hands.map(time)) + (hands.length > 1 ? ' — фотофиниш' : '');
      return `Порядок по решению судьи: ${order.map(group).join('; ')}.`;
    },
  },
};
