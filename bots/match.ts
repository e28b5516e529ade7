/** A whole game among bots at full speed, for simulations, benchmarks, arenas. Bots get views, offers and dreams; this is their table. */
import type { Bot, Thought } from '../kernel/bot.ts';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { Game, Input, Kinds, Telling } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Seat, Seed } from '../kernel/seat.ts';
import { racing } from './racing.ts';
import { thoughtOf } from './thought.ts';

export interface Match<K extends Kinds> {
  readonly game: Game<K>;
  readonly config: K['Config'];
  readonly seed: Seed;
  readonly bots: readonly Bot<K>[];
  /** Observer: called with each input and the table it led to. */
  readonly witness?: (input: Input, table: K['Table']) => void;
  /** Called with the rail's tellings. They cost time, so they are computed only for a listener. */
  readonly rail?: (telling: Telling) => void;
}
export interface FinishedMatch<K extends Kinds> {
  readonly table: K['Table'];
  readonly inputs: number;
}

const THINKING = 1000;
const LEAD = 1500;
const LONGEST = 100_000;
/** How often in a row a bot may act unasked. */
const MOST_UNASKED = 10;

export const match = <K extends Kinds>({ game, config, seed, bots, witness, rail }: Match<K>): FinishedMatch<K> => {
  const dice = diceFrom(`${seed}/bots`);
  let table = game.setup(config, bots.length, seed);
  let inputs = 0;
  const following = (input: Input): K['Table'] | Refusal => {
    if (rail === undefined) return game.next(table, input);
    const played = game.play(table, input);
    if (isRefusal(played)) return played;
    for (const telling of played.told('rail')) rail(telling);
    return played.table;
  };
  const play = (input: Input): void => {
    const next = following(input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why} (${next.rule})`);
    table = next;
    if (++inputs > LONGEST) throw new Error(`not over after ${LONGEST} inputs`);
    witness?.(input, table);
  };
  const thought = (seat: Seat): Thought<K> => thoughtOf(game, table, seat, dice);

  /** One move of a seat, if its bot makes one; true when that answered a question. */
  const acts = (seat: Seat, thinking: Thought<K>): 'answered' | 'acted' | 'rested' => {
    const move = thinking.offers.length === 0 ? null : bots[seat]!.choose(thinking);
    if (move === null) return 'rested';
    play({ seat, move, at: Math.min(table.clock + THINKING, game.alarm(table) ?? Number.POSITIVE_INFINITY) });
    return thinking.offers.find(offer => offer.do === move.do)?.question === null ? 'acted' : 'answered';
  };
  /** First any bot may act unasked, in the order of seats; then those who are asked answer. */
  const goRound = (): void => {
    const asked: Seat[] = [];
    for (let seat = 0; seat < bots.length; seat++) {
      for (let n = 0; n < MOST_UNASKED; n++) {
        const thinking = thought(seat);
        if (thinking.offers.some(offer => offer.question !== null)) {
          asked.push(seat);
          break;
        }
        if (acts(seat, thinking) === 'rested') break;
      }
    }
    for (const seat of asked) {
      for (let n = 0; n < MOST_UNASKED; n++) {
        const did = acts(seat, thought(seat));
        if (did === 'answered') return;
        if (did === 'rested') break;
      }
    }
    const alarm = game.alarm(table);
    if (alarm !== null) play({ tick: alarm });
    else if (asked.length > 0) throw new Error(`${asked.map(seat => bots[seat]!.name).join(', ')} must answer and will not`);
  };
  /** The hands race: each bot says what it still does and when its hand comes down; the times decide. */
  const raceOn = (): void => {
    play({ cue: table.clock + LEAD });
    for (const input of racing(game.race(table)!, table.clock, seat => bots[seat]!.react(thought(seat)))) play(input);
  };

  while (game.outcome(table) === null) {
    const race = game.race(table);
    if (race !== null && !race.cued) raceOn();
    else goRound();
  }
  return { table, inputs };
};
