/** `sixgun handovers`: how often games among bots wait for an absent player, for the table in `docs/slow.md`. */
import { HandOverCount, type HandOvers } from '../../bots/handovers.ts';
import { match } from '../../bots/match.ts';
import type { GameId } from '../../games/index.ts';
import { botsFor, configFor, everyGame, gameIds, gameNamed, seatsFor, wholeNumber } from '../choose.ts';
import { type Command, onlySo, printTo, readArgs } from '../command.ts';
import { progress } from '../progress.ts';

const options = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
} as const;
/** Bots that play well enough to resemble people. */
const BOT = 'sharpshooter';
/** Larger tables are not compared. */
const MOST_SEATS = 4;

interface Setting {
  readonly id: GameId;
  readonly seats: number;
}
const settingsOf = (id: GameId, seats: string | undefined): readonly Setting[] => {
  const game = everyGame[id]!;
  if (seats !== undefined) return [{ id, seats: seatsFor(game, seats) }];
  const [least, most] = game.seats;
  return Array.from({ length: Math.min(most, MOST_SEATS) - least + 1 }, (_, i) => ({ id, seats: least + i }));
};
const shareOf = (counts: readonly number[], share: number): number =>
  counts.toSorted((a, b) => a - b)[Math.min(counts.length - 1, Math.floor(share * counts.length))]!;
const shown = (counts: readonly number[]): string => `${shareOf(counts, 0.5)} | ${shareOf(counts, 0.9)}`;

export const handoversCommand: Command = {
  about: 'count how often games wait for another player to come',
  help: `sixgun handovers [<game>] [--seats N] [--games G] [--seed S] [--options JSON]

  <game>          one game; without it, all of them
  --seats N       how many play (each number up to four)
  --games G       how many games among bots of the level ${BOT} (100)
  --seed S        any text; the same seed gives the same games ("sixgun")
  --options JSON  table options, such as '{"rounds": 1}'

A hand-over is a wait for a player other than the one who acted last; several asked at once count as one. Each is counted twice:
with windows answered by hand, and with standing orders, where no window is waited for. Shown are the median of the games, and
what nine of ten do not exceed.`,
  run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const [name] = onlySo(positionals, 1);
    const count = wholeNumber(values.games ?? '100', '--games', 1, 1_000_000);
    const plans = (name === undefined ? gameIds : [gameNamed(name)]).flatMap(id => settingsOf(id, values.seats));
    const bar = progress(plans.length * count);
    print('| game | players | options | by hand | nine of ten | with orders | nine of ten |');
    print('|---|---|---|---|---|---|---|');
    for (const { id, seats } of plans) {
      const game = everyGame[id]!;
      const config = configFor(game, values.options, seats);
      const counted: HandOvers[] = [];
      for (let n = 0; n < count; n++) {
        bar.step();
        const hands = new HandOverCount(game);
        const seed = `${values.seed ?? 'sixgun'} ${n}`;
        match({ game, config, seed, bots: botsFor(id, BOT, seats), witness: (input, table) => hands.see(input, table) });
        counted.push(hands.counted);
      }
      const [byHand, byOrder] = [counted.map(c => c.byHand), counted.map(c => c.byOrder)];
      print(`| ${id} | ${seats} | ${values.options ?? ''} | ${shown(byHand)} | ${shown(byOrder)} |`);
    }
    bar.clear();
    return 0;
  },
};
