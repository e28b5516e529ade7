/** Wrong arguments, of every command. */
import { beforeAll, describe, expect, test } from 'vitest';
import { inOwnFolder, simulated, sixgun } from './testing/sixgun.ts';

inOwnFolder();
beforeAll(simulated);

describe('wrong arguments give exit code 2 and a list of the right ones', () => {
  test.each([
    [
      ['dance'],
      /there is no command "dance": the commands are play, simulate, arena, train, handovers, scenario, replay, verify, analyse, puzzles, rules, serve, data, help/,
    ],
    [['help', 'dance'], /there is no command "dance"/],
    [['simulate'], /which game\? There is .*\bwright-gang/],
    [['simulate', 'poker'], /there is no game "poker": the games are .*\bwright-gang/],
    [['play', 'poker'], /the games are .*\bwright-gang/],
    [['rules', 'poker'], /the games are .*\bwright-gang/],
    [['scenario', '--describe', 'poker'], /the games are .*\bwright-gang/],
    [['simulate', 'wright-gang', '--speed', '3'], /there is no option --speed here: the options are --seats, --games/],
    [['simulate', 'wright-gang', '--seats', '6'], /--seats must be a whole number from 2 to 5, not "6"/],
    [['simulate', 'wright-gang', '--seats'], /--seats/],
    [['simulate', 'wright-gang', '--games', 'many'], /--games must be a whole number/],
    [
      ['simulate', 'wright-gang', '--bots', 'hal'],
      /there is no bot "hal" for wright-gang: the bots are random, greenhorn, gunhand/,
    ],
    [['simulate', 'wright-gang', '--seats', '2', '--bots', 'random,random,random'], /3 bots are named for 2 seats/],
    [['simulate', 'wright-gang', '--options', 'rounds'], /--options must be JSON/],
    [
      ['simulate', 'wright-gang', '--options', '{"round":1}'],
      /round: the options are rounds, tie, race, duelCards, falseTie, first/,
    ],
    [['simulate', 'wright-gang', '--options', '{"rounds":13}'], /rounds: a whole number from 1 to 12/],
    [['simulate', 'wright-gang', 'twice'], /a word too many: "twice"/],
    [['arena', 'wright-gang'], /which bots\? Name at least two/],
    [['arena', 'wright-gang', '--bots', 'gunhand,gunhand'], /--bots must name two or more bots, each once/],
    [['arena', 'wright-gang', '--bots', 'gunhand,hal'], /there is no bot "hal" for wright-gang/],
    [['rules', 'wright-gang', '--lang', 'de'], /there is no language "de": the languages are en, ru, uk/],
    [['play', 'wright-gang', '--name', 'Calamity Jane'], /--name must be one word/],
    [['replay'], /which log/],
    [['scenario'], /which files/],
    [
      ['replay', 'wright-gang-1.log', '--as', 'Hal'],
      /nobody is called "Hal": there are rail, gunhand-1, gunhand-2, gunhand-3, or the numbers 1 to 3/,
    ],
  ])('%j', async (args, says) => {
    const { code, out, err } = await sixgun(...args);
    expect(err).toMatch(says);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
