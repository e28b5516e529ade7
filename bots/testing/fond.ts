/** How often a bot makes an optional move: for characters fond of one, beside the level they play at. */
import { type Bot, levelsOf, type Thought } from '../../kernel/bot.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { amount } from '../../testing/amount.ts';
import { match } from '../match.ts';
import { thoughtOf } from '../thought.ts';

interface Fondness<K extends Kinds> {
  readonly game: Game<K>;
  readonly config: K['Config'];
  readonly seats: number;
  readonly bots: readonly Bot<K>[];
  readonly verbs: readonly string[];
}
/** Moments of games among the strongest bots that play by hunch. */
const MOMENTS = amount(12, { deep: 100 });
/** Dreams after which a thinking bot must choose. */
const DREAMS = amount(16, { deep: 200 });
/** Least distance between moments, so that they are not of one turn. */
const APART = 5;

/** For each of these bots, the share of moments at which it moved by one of the verbs, among those at which it could but need not. */
export const fondOf = <K extends Kinds>(names: readonly string[], fondness: Fondness<K>): readonly number[] => {
  const { game, config, seats, bots, verbs } = fondness;
  const thoughts: ((n: number) => Thought<K>)[] = [];
  const hunch = levelsOf(bots).findLast(bot => bot.hurried === undefined)!;
  for (let n = 0; thoughts.length < MOMENTS; n++) {
    let inputs = 0;
    let last = -APART;
    const witness = (_input: unknown, table: K['Table']): void => {
      inputs++;
      for (const seat of game.ask(table)?.waiting ?? []) {
        const asked = game.offers(table, seat).filter(offer => offer.question !== null);
        const isFree = asked.some(offer => verbs.includes(offer.do)) && asked.some(offer => !verbs.includes(offer.do));
        if (!isFree || inputs < last + APART || thoughts.length >= MOMENTS) continue;
        last = inputs;
        thoughts.push(n => {
          let dreamt = 0;
          return thoughtOf(game, table, seat, diceFrom(`fond ${n}`), () => ++dreamt > DREAMS);
        });
      }
    };
    match({ game, config, seed: `fond ${n}`, bots: Array.from({ length: seats }, () => hunch), witness });
  }
  return names.map(name => {
    const bot = bots.find(each => each.name === name)!;
    return thoughts.filter((thought, n) => verbs.includes(bot.choose(thought(n))!.do)).length / MOMENTS;
  });
};
