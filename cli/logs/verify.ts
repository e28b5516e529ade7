/** `sixgun verify`: is this log whole, was its game played by these rules, and was its shuffle provably fair? */
import { isFault, replay } from '../../kernel/log.ts';
import { type Command, misused, type Print, printTo, readArgs } from '../command.ts';
import { editionFor, faulty, type LogFile, logIn, namesIn } from './logs.ts';
import { type Checked, checkProof, checkSeen, checkTogether } from './proof.ts';

const played = async (logged: LogFile, print: Print): Promise<void> => {
  const { file, log, id } = logged;
  const { header, lines, end } = log;
  const last = replay((await editionFor(logged)).game, log);
  if (isFault(last)) faulty(file, last);
  print(`${file}: ${id}, version ${header.rules} of the rules, ${namesIn(header).join(', ')}`);
  print(`inputs: ${lines.length}, each accepted by the rules and leading to the table that was logged`);
  const undone = lines.filter(line => 'undo' in line.in).length;
  if (undone > 0)
    print(
      `taken back: ${undone} of them, each by the player who had made the move, before another seat acted or a viewer learnt anything`,
    );
  const winners = end.outcome?.winners.map(seat => namesIn(header)[seat]).join(', ');
  print(end.outcome === null ? 'outcome: none, the game was not finished' : `outcome: as logged; won by ${winners}`);
};

export const verifyCommand: Command = {
  about: 'check that a log is whole, follows the rules, and was fairly shuffled',
  help: `sixgun verify <log> [<log of another player> …]

Plays the log again, compares the fingerprint after every input and the outcome, and says what shows that the shuffle was fair:
  proof    the log against itself
  seen     against what the page that saved it saw and sent before the deal, if it did
  others   the files of several players against each other
The exit code is 1 when something does not hold; the line of the log is named.`,
  async run(args, streams) {
    const print = printTo(streams);
    const { positionals } = readArgs(args, {});
    if (positionals.length === 0) misused('which log?');
    const files = positionals.map(logIn);
    const found: Checked[] = [];
    const tell = (what: string, checked: Checked): void => {
      print(`${what}: ${checked.says}`);
      found.push(checked);
    };
    for (const file of files) {
      await played(file, print);
      tell('proof', checkProof(file.log.header));
      tell('seen', checkSeen(file.log.header));
    }
    tell('others', checkTogether(files));
    return found.every(({ holds }) => holds) ? 0 : 1;
  },
};
