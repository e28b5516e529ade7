/** A playout as it was before the searcher: a whole view for every thought, a new table for every input, always to the end of the game. */
import type { Bot, Thought } from '../../kernel/bot.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';

const LEAD = 1500;
const MOST_UNASKED = 10;

export const playoutBefore = (
  game: Game<Kinds>,
  bot: Bot<Kinds>,
  dream: Kinds['Table'],
  first: Input,
  roll: (n: number) => number,
): void => {
  let table = dream;
  const play = (input: Input): void => {
    const next = game.next(table, input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why}`);
    table = next;
  };
  const thought = (seat: Seat): Thought<Kinds> => {
    const now = table;
    return {
      seat,
      view: game.view(now, seat),
      offers: game.offers(now, seat),
      moves: verb => game.moves(now, seat, verb),
      dream: () => game.imagine(now, seat, `${roll(2 ** 21)}`),
      roll,
      isLate: () => false,
    };
  };
  const raceOn = (): void => {
    play({ cue: table.clock + LEAD });
    const { hand, racers, within } = game.race(table)!;
    const cue = table.clock;
    const hands = racers
      .flatMap(seat => {
        const reaction = bot.react(thought(seat));
        return reaction === null || reaction.after > within ? [] : [{ seat, ...reaction }];
      })
      .sort((a, b) => a.after - b.after);
    for (const { seat, first: moves } of hands) for (const move of moves) play({ seat, move, at: cue });
    for (const { seat, after } of hands) play({ seat, move: { do: hand }, at: cue + after });
    play({ verdict: { order: hands.map(({ seat }) => [seat]), evidence: null }, at: Math.max(table.clock, cue) });
  };
  const goRound = (asked: boolean): boolean => {
    for (let seat = 0; seat < table.seats; seat++) {
      for (let n = 0; n < MOST_UNASKED; n++) {
        const thinking = thought(seat);
        if (thinking.offers.length === 0 || thinking.offers.some(offer => offer.question !== null) !== asked) break;
        const move = bot.choose(thinking);
        if (move === null) break;
        play({ seat, move, at: Math.min(table.clock + 1000, game.alarm(table) ?? Number.POSITIVE_INFINITY) });
        if (thinking.offers.find(offer => offer.do === move.do)?.question !== null) return true;
      }
    }
    return false;
  };
  play(first);
  while (game.outcome(table) === null) {
    const race = game.race(table);
    if (race !== null && !race.cued) raceOn();
    else if (!goRound(false) && !goRound(true)) play({ tick: game.alarm(table)! });
  }
};
