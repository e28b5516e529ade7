/** The strongest bot plays the deal of the day from the player's chair, in a worker: it says how far it is, and then how it did. */
import { steadyGame } from '../../bots/steady.ts';
import { levelsOf } from '../../kernel/bot.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { rulesOf } from '../games/rules.ts';
import type { RivalNews } from './rival.ts';
import type { Deal } from './terms.ts';

const port = self as unknown as {
  postMessage(news: RivalNews): void;
  onmessage: ((event: MessageEvent<Deal>) => void) | null;
};
const played = async ({ game: id, options, bots: named, seat, seed }: Deal): Promise<void> => {
  const rules = await rulesOf(id);
  const config = rules?.game.configure(options, named.length + 1);
  if (rules === null || isRefusal(config)) throw new Error('no such deal');
  const { game, bots } = rules;
  const level = (name: string) => bots.find(bot => bot.name === name)!;
  const others = named.map(level);
  const seated = [...others.slice(0, seat), levelsOf(bots).at(-1)!, ...others.slice(seat)];
  let moves = 0;
  for (const { input, table } of steadyGame(game, config!, seated, seed)) {
    if ('seat' in input && input.seat === seat) port.postMessage({ moves: ++moves });
    const outcome = game.outcome(table);
    if (outcome !== null) port.postMessage({ moves, outcome });
  }
};
port.onmessage = ({ data }) => {
  played(data).catch(why => port.postMessage({ broken: String(why) }));
};
