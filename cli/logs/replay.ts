/** `sixgun replay`: tells a logged game in words, through any viewer's eyes. */

import { together } from '../../kernel/cards/together.ts';
import type { Game, Kinds, Outcome, Telling } from '../../kernel/game.ts';
import { isFault, type Log, logStart, replay } from '../../kernel/log.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { type Past, pastOf } from '../../table/viewers/past.ts';
import { outcomeSaid } from '../../words/outcome.ts';
import { tongueFor } from '../choose.ts';
import { type Command, misused, onlySo, printTo, readArgs } from '../command.ts';
import { editionFor, faulty, logIn, namesIn } from './logs.ts';

/** A name, a number counted from 1, or the rail. */
const viewerNamed = (text: string | undefined, names: readonly string[]): Viewer => {
  if (text === undefined || text === 'rail') return 'rail';
  const seat = names.includes(text) ? names.indexOf(text) : Number(text) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < names.length
    ? seat
    : misused(`--as: nobody is called "${text}": there are rail, ${names.join(', ')}, or the numbers 1 to ${names.length}`);
};

/** A game by unknown rules is told as witnessed, where the log carries a record. */
const witnessedIn = (file: string, log: Log): Past | null => {
  try {
    return pastOf(log);
  } catch {
    return faulty(file, { line: 1, fault: 'the witnessed record is incomplete' });
  }
};
const toldByRules = (
  file: string,
  game: Game<Kinds>,
  log: Log,
  viewer: Viewer,
  tell: (tellings: readonly Telling[]) => void,
): Outcome | null => {
  const first = logStart(game, log.header);
  if (isFault(first)) return faulty(file, first);
  tell(first.told(viewer));
  const last = replay(game, log, (_line, out) => tell(out.told(viewer)));
  return isFault(last) ? faulty(file, last) : game.outcome(last);
};

const options = { as: { type: 'string' }, lang: { type: 'string' } } as const;

export const replayCommand: Command = {
  about: 'tell a logged game in words, through any player’s eyes',
  help: `sixgun replay <log> [--as <name|number|rail>] [--lang en|ru|uk]

  --as        whose eyes: a player's name, a seat counted from 1, or rail, which sees what is public (rail)
  --lang      the language (that of the environment)`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const found = logIn(onlySo(positionals, 1)[0]);
    const { file, log, id } = found;
    const { game } = await editionFor(found);
    const names = namesIn(log.header);
    const reader = { viewer: viewerNamed(values.as, names), names };
    const tongue = tongueFor(id, values.lang, streams);
    print(`${tongue.game.name}: ${names.join(', ')}`);
    const tell = (tellings: readonly Telling[]): void => {
      for (const telling of together(tellings)) {
        const sentence = tongue.game.tell(telling, reader);
        if (sentence !== null) print(sentence);
      }
    };
    const past = log.header.rules === game.version ? null : witnessedIn(file, log);
    const outcome = past === null ? toldByRules(file, game, log, reader.viewer, tell) : log.end.outcome;
    for (const n of past?.clocks.keys() ?? []) tell(past!.told(n, reader.viewer));
    if (outcome === null) return 0;
    for (const line of outcomeSaid(tongue.table, tongue.game, outcome, reader)) print(line);
    return 0;
  },
};
