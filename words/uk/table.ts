/** What the table says in Ukrainian, in any game. */
import type { TableWhy } from '../../kernel/refusal.ts';
import type { HouseWhy } from '../house.ts';
import { counted } from '../language.ts';
import type { Timed } from '../phrase.ts';
import type { TableWords } from '../table.ts';
import { capital, does, list, name, owned, second } from './grammar.ts';
import { house } from './house.ts';

const time = ({ who, millis }: Timed): string => (millis === null ? name(who) : `${name(who)} (${second(millis)} с)`);

const refusals: { readonly [W in TableWhy]: string } = {
  'The game is over.': 'Гру закінчено.',
  'That is not an input: it must be a move of a seat, a lapse, a cue, a verdict or a tick.':
    'Столові нема що з цим робити: він чекає на хід гравця, кінець часу, сигнал, рішення судді чи такт годинника.',
  'There is no such seat at this table.': 'За цим столом немає такого місця.',
  'A time must be a number of milliseconds, zero or more.': 'Час — це кількість мілісекунд, не менша за нуль.',
  'A move must be an object with a verb in "do".': 'Хід має бути об’єктом із дієсловом у полі "do".',
  'This game has no such verb.': 'У цій грі немає такого ходу.',
  'Nothing is asked of this seat now.': 'Зараз цього гравця ні про що не питають.',
  'There is nothing to pass on: something else is asked of you.': 'Пасувати нема на що: від вас чекають іншого.',
  'The move lacks a part that its verb needs, or has one too many, or one of the wrong kind.':
    'У цьому ході чогось бракує, є зайве або щось не того роду.',
  'No race waits for this.': 'Зараз немає перегонів рук.',
  'A verdict must name racers only, each at most once.': 'Рішення судді називає лише учасників перегонів, кожного щонайбільше раз.',
  'This game is not for that number of players.': 'На таку кількість гравців ця гра не розрахована.',
  'The game has no such option, or not that value for it.': 'У гри немає такого налаштування або такого його значення.',
  'This position cannot be laid out.': 'Таку позицію не можна викласти.',
  'You can take back only your own move, and only while nobody has acted since.':
    'Узяти назад можна лише свій хід, і лише доки ніхто нічого не зробив після нього.',
  'Nothing can be taken back in a race, or while everybody may answer.':
    'Доки тривають перегони рук або кожен може відповісти, взяти хід назад не можна.',
  'That move stays: the rules of this game make it final.': 'Цей хід назад не взяти: за правилами гри він остаточний.',
  'That move stays: chance has had its say.': 'Цей хід назад не взяти: втрутився випадок.',
  'That move stays: it has shown somebody what they did not know.':
    'Цей хід назад не взяти: завдяки йому хтось дізнався те, чого не знав.',
};

export const table: TableWords = {
  yourMove: 'Ваш хід.',
  waitingFor: asked => `Стіл чекає: ${list(asked.map(name))}.`,
  gameOver: 'Гру закінчено.',
  wins: winners =>
    winners.length === 1 ? `${does(winners[0]!, 'перемагаєте', 'перемагає')}!` : `Перемогу ділять ${list(winners.map(name))}.`,
  teamsWin: teams => (teams.length === 1 ? `Перемога: ${teams[0]}!` : `Перемогу ділять ${list(teams)}.`),
  points: counted('uk', { one: 'очко', few: 'очки', many: 'очок' }),
  cards: counted('uk', { one: 'карта', few: 'карти', many: 'карт' }),
  score: (who, points) => `${who.you ? 'У вас' : `У гравця ${who.name}`} ${points}.`,
  ended: ending => `Чим скінчилося: ${ending}.`,
  rulebook: {
    from: { seed: 'книга', book: 'книга', known: 'відомо всім', analogy: 'аналогія', house: 'рішення столу' },
    option: name => `налаштування: ${name}`,
    test: 'тест',
    noTest: 'жоден тест цього правила не показує',
  },
  you: 'ви',
  rail: 'глядач',
  cue: 'СТРІЛЯЙ!',
  bots: { random: { name: 'Волоцюга', plays: 'робить що завгодно, не замислюючись' } },
  refusal: why =>
    Object.hasOwn(refusals, why) ? refusals[why as TableWhy] : Object.hasOwn(house, why) ? house[why as HouseWhy] : null,
  phrases: {
    moved: (cards, from, to) => `${capital(from)} → ${to}: ${cards}.`,
    shuffled: zone => `Тасується: ${zone}.`,
    looked: (who, cards, where) => `${does(who, 'дивитеся', 'дивиться')} карти (${where}): ${cards}.`,
    revealed: (cards, where) => `Відкрито (${where}): ${cards}.`,
    gathered: 'Усі карти збирають.',
    undone: who => `${does(who, 'берете', 'бере')} хід назад.`,
    cue: 'Сигнал подано.',
    again: 'Сигнал пропав: руки прибрати, буде новий.',
    hand: who => `${capital(owned(who, 'ваша', 'рука'))} лягла.`,
    verdict: order => {
      if (order.length === 0) return 'Суддя не бачить жодної руки.';
      const group = (hands: readonly Timed[]): string => list(hands.map(time)) + (hands.length > 1 ? ' — фотофініш' : '');
      return `Порядок за рішенням судді: ${order.map(group).join('; ')}.`;
    },
  },
};
