/** `sixgun replay`: a logged game told in words, through anybody's eyes. */
import { isFault, replay } from '../kernel/log.ts';
import type { Viewer } from '../kernel/seat.ts';
import { who } from '../words/phrase.ts';
import { together } from '../words/tell.ts';
import { everyGame, scoreIn, tongueFor } from './choose.ts';
import { type Command, misused, onlySo, print, readArgs } from './command.ts';
import { faulty, logIn, namesIn } from './logs.ts';

/** A name, a number counted from 1, or the rail. */
const viewerNamed = (text: string | undefined, names: readonly string[]): Viewer => {
  if (text === undefined || text === 'rail') return 'rail';
  const seat = names.includes(text) ? names.indexOf(text) : Number(text) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < names.length
    ? seat
    : misused(`--as: nobody is called "${text}": there are rail, ${names.join(', ')}, or the numbers 1 to ${names.length}`);
};

const options = { as: { type: 'string' }, lang: { type: 'string' } } as const;

export const replayCommand: Command = {
  about: 'tell a logged game in words, through any player’s eyes',
  help: `sixgun replay <log> [--as <name|number|rail>] [--lang en|ru|uk]

  --as        whose eyes: a player's name, a seat counted from 1, or rail, who sees what everybody sees (rail)
  --lang      the language (that of the environment)`,
  run(args) {
    const { values, positionals } = readArgs(args, options);
    const { file, log, id } = logIn(onlySo(positionals, 1)[0]);
    const game = everyGame[id]!;
    const names = namesIn(log.header);
    const reader = { viewer: viewerNamed(values.as, names), names };
    const tongue = tongueFor(id, values.lang);
    print(`${tongue.game.name}: ${names.join(', ')}`);
    const last = replay(game, log, (_line, out) => {
      for (const telling of together(out.told(reader.viewer))) {
        const sentence = tongue.game.tell(telling, reader);
        if (sentence !== null) print(sentence);
      }
    });
    if (isFault(last)) return faulty(file, last);
    const outcome = game.outcome(last);
    if (outcome === null) return 0;
    print(tongue.table.gameOver);
    outcome.score.forEach((points, seat) => {
      print(tongue.table.score(who(reader, seat), scoreIn(tongue, points)));
    });
    print(tongue.table.wins(outcome.winners.map(seat => who(reader, seat))));
    return 0;
  },
};
