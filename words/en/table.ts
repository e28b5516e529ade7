/** What the table says in English, in any game. The shape of the other languages follows from this file. */
import { counted } from '../language.ts';
import type { Timed, Who } from '../phrase.ts';
import type { TablePhrases } from '../tell.ts';
import { capital, does, list, second, whom, yours } from './grammar.ts';

const time = ({ who, millis }: Timed): string => (millis === null ? whom(who) : `${whom(who)} (${second(millis)} s)`);

const phrases: TablePhrases = {
  moved: (cards, from, to) => `From ${from} to ${to}: ${cards}.`,
  shuffled: zone => `Shuffled: ${zone}.`,
  looked: (who, cards, where) => `${does(who, 'look', 'looks')} at cards in ${where}: ${cards}.`,
  revealed: (cards, where) => `Turned up in ${where}: ${cards}.`,
  gathered: 'All cards are gathered in.',
  undone: who => `${does(who, 'take', 'takes')} the move back.`,
  cue: 'The signal is given.',
  again: 'The signal was lost: hands up, there will be another.',
  hand: who => `${yours(who)} hand is down.`,
  verdict: order => {
    if (order.length === 0) return 'The referee saw no hand.';
    const group = (hands: readonly Timed[]): string => list(hands.map(time)) + (hands.length > 1 ? ', a photo finish' : '');
    return `The referee’s order: ${order.map(group).join('; ')}.`;
  },
};

export const table = {
  yourMove: 'Your move.',
  waitingFor: (asked: readonly Who[]): string => `Waiting for ${list(asked.map(whom))}.`,
  gameOver: 'The game is over.',
  wins: (winners: readonly Who[]): string =>
    winners.length === 1 ? `${does(winners[0]!, 'win', 'wins')}!` : `The victory is shared by ${list(winners.map(whom))}.`,
  teamsWin: (teams: readonly string[]): string =>
    teams.length === 1 ? `${capital(teams[0]!)} win!` : `The victory is shared by ${list(teams)}.`,
  points: counted('en', { one: 'point', other: 'points' }) as (n: number) => string,
  cards: counted('en', { one: 'card', other: 'cards' }) as (n: number) => string,
  score: (who: Who, points: string): string => `${does(who, 'have', 'has')} ${points}.`,
  ended: (ending: string): string => `How it ended: ${ending}.`,
  /** How the rulebook is printed: where a rule comes from, what changes it, and what shows it. */
  rulebook: {
    from: { seed: 'book', book: 'book', known: 'publicly known', analogy: 'analogy', house: 'house' },
    option: (name: string): string => `option: ${name}`,
    test: 'test',
    noTest: 'no test shows this rule',
  },
  you: 'you',
  rail: 'spectator',
  cue: 'DRAW!',
  bots: { random: { name: 'Drifter', plays: 'does anything it may, without a thought' } },
  // The reasons are written in English where they stand.
  refusal: (why: string): string | null => why,
  phrases,
};
