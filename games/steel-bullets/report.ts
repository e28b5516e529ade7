/** What a simulation of Steel Bullets counts: chambers opened, Bang! cards among them, and what became of the cards played. */
import type { Telling } from '../../kernel/game.ts';
import type { Count, Report } from '../../kernel/report.ts';

const listener =
  (count: Count): ((telling: Telling) => void) =>
  telling => {
    const { tell } = telling;
    if (tell === 'opened') count('a game', 'chambers opened');
    else if (tell === 'cancelled') count('a game', 'cards cancelled');
    else if (tell === 'saved') count('a game', 'players saved from a Bang!');
    else if (tell === 'out') count('a game', 'players out');
  };

export const report: Report = {
  settings: [2, 3, 4, 5, 6].map(seats => ({ name: `${seats} players`, seats, options: {} })),
  // All pass at the same time, so one of them takes a part of the window.
  pace: { otherwise: 8, ...{ open: 8, pass: 1, will: 3, peek: 4, swap: 5, stop: 2, 'give-up': 3 } },
  counted: { 'a game': 'a game' },
  note: 'A player is saved by a Misfire or by Panic.',
  listener,
};
