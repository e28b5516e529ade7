/** `sixgun play`: a person against bots, in the terminal. */
import { randomBytes } from 'node:crypto';
import type { GameWords } from '../../words/game.ts';
import { botsFor, configFor, everyGame, gameNamed, seatsFor, tongueFor } from '../choose.ts';
import { type Command, misused, onlySo, printTo, readArgs } from '../command.ts';
import { TerminalSession } from './session.ts';
import { Left, Terminal } from './terminal.ts';

const NAMES = ['Jesse', 'Billy', 'Butch', 'Etta', 'Belle', 'Frank', 'Annie', 'Wyatt'];

const options = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string' },
  log: { type: 'string' },
} as const;

export const playCommand: Command = {
  about: 'play against bots in the terminal',
  help: `sixgun play <game> [--seats N] [--bots a,b,…] [--options JSON] [--seed S] [--lang en|ru|uk] [--name NAME] [--log FILE]

  --seats N       how many play, you among them (4, or as many as the game is for)
  --bots a,b,…    who sits at the other seats; fewer names repeat (the game's middle bot)
  --options JSON  table options, such as '{"rounds": 1}'
  --seed S        any text; the same seed deals the same cards (chance)
  --lang          the language of the table (that of the environment)
  --name NAME     what you are called, one word (Stranger)
  --log FILE      write the game down, even if you leave in the middle

You sit first. Moves are numbers or words ("discard 3 4 7"); ? helps; Ctrl-C leaves. In a race of hands, press Enter at the signal.
Lines may come from a pipe, too: then a line stands for each press of Enter.`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const game = everyGame[id]!;
    const seats = seatsFor(game, values.seats);
    const name = values.name ?? 'Stranger';
    if (!/^\S+$/.test(name)) misused('--name must be one word');
    const bots = botsFor(id, values.bots, seats - 1);
    const config = configFor(game, values.options, seats);
    const names = [name, ...NAMES.filter(other => other !== name).slice(0, seats - 1)];
    const tongue = tongueFor(id, values.lang, streams);
    const terminal = new Terminal(streams);
    const seed = values.seed ?? `fair:${randomBytes(32).toString('hex')}`;
    const session = new TerminalSession({ game, config, seed, names, bots, tongue, terminal });
    bots.forEach((bot, i) => {
      const said = tongue.game.bots[bot.name] ?? (tongue.table.bots as GameWords['bots'])[bot.name];
      const level = tongue.game.bots[bot.level ?? ''];
      print(`${names[i + 1]}: ${said === undefined ? bot.name : [said.name, level?.name, said.plays].filter(Boolean).join(', ')}`);
    });
    try {
      await session.play();
    } catch (e) {
      if (!(e instanceof Left)) throw e;
      print('\nYou leave the table. So long!');
    } finally {
      terminal.close();
      if (values.log !== undefined) session.record.write(values.log, session.outcome);
    }
    if (values.log !== undefined) print(`The game is written to ${values.log}.`);
    return 0;
  },
};
