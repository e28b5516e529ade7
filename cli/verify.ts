/** `sixgun verify`: is this log whole, and did its game happen by these rules? */
import { isFault, replay } from '../kernel/log.ts';
import { everyGame } from './choose.ts';
import { type Command, onlySo, printTo, readArgs } from './command.ts';
import { faulty, logIn, namesIn } from './logs.ts';
import { checkProof } from './proof.ts';

export const verifyCommand: Command = {
  about: 'check that a log is whole, follows the rules, and was fairly shuffled',
  help: `sixgun verify <log>

Plays the log again, compares the fingerprint after every input and the outcome, and checks the proof of the shuffle if there is one.
The exit code is 1 when something does not hold; the line of the log is named.`,
  run(args, streams) {
    const print = printTo(streams);
    const { positionals } = readArgs(args, {});
    const { file, log, id } = logIn(onlySo(positionals, 1)[0]);
    const { header, lines, end } = log;
    const last = replay(everyGame[id]!, log);
    if (isFault(last)) return faulty(file, last);
    print(`${file}: ${id}, version ${header.rules} of the rules, ${namesIn(header).join(', ')}`);
    print(`inputs: ${lines.length}, each accepted by the rules and leading to the table that was logged`);
    const undone = lines.filter(line => 'undo' in line.in).length;
    if (undone > 0)
      print(`taken back: ${undone} of them, each by the player who had made the move, before anybody acted or learnt anything`);
    const winners = end.outcome?.winners.map(seat => namesIn(header)[seat]).join(', ');
    print(end.outcome === null ? 'outcome: none, the game was not finished' : `outcome: as logged; won by ${winners}`);
    const { holds, says } = checkProof(header);
    print(`proof: ${says}`);
    return holds ? 0 : 1;
  },
};
