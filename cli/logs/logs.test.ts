/** `sixgun replay` and `sixgun verify`: whole logs, and broken ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { games } from '../../games/index.ts';
import { bots as wrightBots } from '../../games/wright-gang/bot/bots.ts';
import type { Json } from '../../kernel/json.ts';
import { LOG_FORMAT, type LogHeader, type LogLine, logLine, logText, withSeen } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { hesitant, logOf, older } from '../../testing/play/logs.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { commitTo, pledgeOf, seedFrom } from '../../wire/proof.ts';
import { gameIds } from '../choose.ts';
import { fine, inOwnFolder, type Ran, simulated, sixgun } from '../testing/sixgun.ts';

const { file } = inOwnFolder();
beforeAll(simulated);

describe('replay and verify', () => {
  test('games of older rules are told as witnessed, in every game; without a witness record, replay says why it cannot', async () => {
    for (const id of gameIds) {
      const game = anyGame(games[id]);
      const log = logOf(game, game.seats[0], 'older');
      writeFileSync(file(`${id}.log`), logText(log));
      writeFileSync(file(`${id}-older.log`), logText(older(game, log)));
      for (const who of ['rail', '1'])
        expect(fine(await sixgun('replay', `${id}-older.log`, '--as', who))).toBe(
          fine(await sixgun('replay', `${id}.log`, '--as', who)),
        );
    }
    const log = logOf(games['wright-gang'], 2, 'older');
    const header = { ...log.header, rules: log.header.rules - 1 };
    writeFileSync(file('bare.log'), logText({ ...log, header }));
    expect(await sixgun('replay', 'bare.log')).toMatchObject({
      code: 1,
      err: expect.stringContaining('played by version 1 of the rules'),
    });
    writeFileSync(file('torn.log'), logText({ ...log, header: { ...header, saw: { at: 0 } } }));
    expect(await sixgun('replay', 'torn.log')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the witnessed record is incomplete'),
    });
  });
  const text = (): string => readFileSync(file('wright-gang-1.log'), 'utf8');
  const changed = (name: string, change: (lines: string[]) => string[]): Promise<Ran> => {
    const lines = text().split('\n').slice(0, -1);
    writeFileSync(file(name), `${change(lines).join('\n')}\n`);
    return sixgun('verify', name);
  };
  test('a game is told in every language and through any viewer’s eyes', async () => {
    const told = async (...args: string[]): Promise<string> => fine(await sixgun('replay', 'wright-gang-1.log', ...args));
    expect(await told('--lang', 'en')).toMatch(
      /The game is over\.\nHow it ended: .*\ngunhand-1 has \d+ points?\.\n[\s\S]*(wins!|shared by .*)\n$/,
    );
    expect(await told('--lang', 'ru')).toMatch(/Игра окончена\./);
    expect(await told('--lang', 'uk')).toMatch(/Гру закінчено\./);
    const rail = await told();
    const second = await told('--as', '2');
    expect(rail).toBe(await told('--lang', 'en', '--as', 'rail'));
    expect(second).toBe(await told('--as', 'gunhand-2'));
    expect(second).toMatch(/^You draw an? /m);
    // The deal is told like that of any other round: this player's cards, and who begins.
    expect(second).toMatch(/^You draw .+\.$[\s\S]*^Round 1: /m);
    expect(rail).toMatch(/\ngunhand-2 draws 6 cards\.\n[\s\S]*\nRound 1: gunhand-\d begins\.\n/);
    expect(rail).not.toMatch(/gathered in/);
    // The division names the player left out, and the cards no player got.
    expect(rail).toMatch(/The loot is divided: .* (was last and is left out|to nobody)\./);
    // A watcher hears only how many cards are drawn.
    expect(rail).not.toMatch(/^You /m);
    expect(rail).not.toMatch(/draws (an? (?!card)|two)/);
  });
  test('control characters are escaped, and a file that is not a log gives a plain error', async () => {
    const header = (change: object): string => JSON.stringify({ ...(JSON.parse(text().split('\n')[0]!) as object), ...change });
    const with1 = (change: object): void =>
      writeFileSync(
        file('hostile.log'),
        text().replace(/^.*/, () => header(change)),
      );
    const ESC = String.fromCharCode(27);
    with1({ names: [`${ESC}[2J${ESC}]0;gone`, 'B\r\u202eb', 'C'] });
    for (const command of ['verify', 'replay']) {
      const { out, err } = await sixgun(command, 'hostile.log');
      expect(out).toContain('\\u001b[2J');
      expect(`${out}${err}`).not.toMatch(new RegExp(`[${ESC}\r\u202e]`));
    }
    for (const odd of [
      { names: [{ toString: 1 }] },
      { sixgun: { toString: 1 } },
      { names: 5 },
      { game: `${ESC}[31m` },
      { position: { zones: [] } },
      { position: { open: { active: 'x' }, names: 5 } },
    ]) {
      with1(odd);
      const { code, err } = await sixgun('verify', 'hostile.log');
      expect(err, JSON.stringify(odd)).toMatch(/^sixgun: hostile\.log: line 1: /);
      expect(err).not.toMatch(/\n {4}at /);
      expect(err).not.toContain(ESC);
      expect(code).toBe(1);
    }
  });
  test('an untouched log verifies', async () => {
    const out = fine(await sixgun('verify', 'wright-gang-1.log'));
    expect(out).toMatch(
      /^wright-gang-1\.log: wright-gang, version \d+ of the rules, gunhand-1, gunhand-2, gunhand-3\ninputs: \d+,/,
    );
    expect(out).toMatch(/proof: no proof in this log/);
  });
  test('a log that is cut, edited, foreign or no log at all is refused, naming the line', async () => {
    const cut = await changed('cut.log', lines => lines.slice(0, 10));
    expect(cut).toMatchObject({ code: 1, out: '', err: 'sixgun: cut.log: line 10: the log is cut short: it has no end\n' });
    expect((await changed('gap.log', lines => lines.toSpliced(4, 1))).err).toMatch(/gap\.log: line 5: input 4 is missing/);
    expect((await changed('torn.log', lines => lines.with(6, lines[6]!.slice(0, 9)))).err).toMatch(
      /torn\.log: line 7: this line is not whole/,
    );
    expect((await changed('late.log', lines => lines.with(3, lines[3]!.replace(/"at":(\d+)/, '"at":9$1')))).err).toMatch(
      /late\.log: line 4: /,
    );
    expect((await changed('won.log', lines => lines.with(-1, lines.at(-1)!.replace(/"score":\[/, '"score":[9')))).err).toMatch(
      /the outcome is not/,
    );
    expect((await changed('old.log', ([head, ...rest]) => [head!.replace(/"rules":\d+/, '"rules":99'), ...rest])).err).toMatch(
      /old\.log: line 1: played by version 99 of the rules of wright-gang; this program plays version \d+/,
    );
    expect(await changed('seed.log', ([head, ...rest]) => [head!.replace('sixgun 0', 'sixgun 7'), ...rest])).toMatchObject({
      code: 1,
    });
    expect((await changed('who.log', ([head, ...rest]) => [head!.replace('wright-gang', 'poker'), ...rest])).err).toMatch(
      /a log of poker/,
    );
    expect(
      (await changed('crowd.log', ([head, ...rest]) => [head!.replace('"seats":3', '"seats":3000000000'), ...rest])).err,
    ).toMatch(/for 2 to 5/);
    expect(await changed('none.log', () => ['hello'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 1: this is not a log') as string,
    });
    const late = await sixgun('replay', 'late.log');
    expect(late.err).toMatch(/late\.log: line 4: /);
    expect(late.code).toBe(1);
  });
  test('moves that were taken back are told and checked', async () => {
    const log = hesitant(games['wright-gang'], logOf(games['wright-gang'], 3, 'doubts', { rounds: 1 }));
    const undone = log.lines.filter(line => 'undo' in line.in).length;
    writeFileSync(file('doubts.log'), logText(log));
    expect(fine(await sixgun('verify', 'doubts.log'))).toContain(
      `\ntaken back: ${undone} of them, each by the player who had made the move`,
    );
    const told = fine(await sixgun('replay', 'doubts.log', '--as', '1', '--lang', 'en'));
    expect(told.match(/^(You take|Player\d takes) the move back\.$/gm)).toHaveLength(undone);
    expect(fine(await sixgun('replay', 'doubts.log', '--lang', 'uk'))).toMatch(/^Player\d бере хід назад\.$/m);
    expect(fine(await sixgun('replay', 'doubts.log', '--lang', 'ru'))).toMatch(/^Player\d берёт ход назад\.$/m);
  });
  test('the proof of the shuffle is checked', async () => {
    const game = games['wright-gang'];
    const config = game.configure({ rounds: 1 }, 2);
    if (isRefusal(config)) throw new Error(config.why);
    const said = {
      table: 'CODE',
      game: 1,
      secret: 'aces and eights',
      entropy: [
        { seat: 0, value: 'ab' },
        { seat: 1, value: 'cd' },
      ],
    };
    const seed = seedFrom(said);
    const header: LogHeader = {
      sixgun: LOG_FORMAT,
      game: game.id,
      rules: game.version,
      seats: 2,
      config,
      seed,
      proof: { ...said, commitment: commitTo(said.secret) },
    };
    const lines: LogLine[] = [];
    const { table } = match({
      game,
      config,
      seed,
      bots: [wrightBots[1]!, wrightBots[1]!],
      witness: (input, after) => lines.push(logLine(lines.length + 1, input, after)),
    });
    const whole = logText({ header, lines, end: { end: lines.length, outcome: game.outcome(table) } });
    writeFileSync(file('proven.log'), whole);
    const older = fine(await sixgun('verify', 'proven.log'));
    expect(older).toMatch(/proof: the seed follows from the secret.* the server could have chosen the secret afterwards/);
    expect(older).toMatch(/seen: not checked.*\nothers: not checked/);
    writeFileSync(file('forged.log'), whole.replace('aces and eights', 'kings and queens'));
    const forged = await sixgun('verify', 'forged.log');
    expect(forged.out).toMatch(/proof: the proof does not hold: the secret is not the one that was committed to/);
    expect(forged.code).toBe(1);
  });
  test('the players’ evidence from before the deal is checked, and their files are compared', async () => {
    const game = games['wright-gang'];
    const [table, secret] = ['CODE', 'aces and eights'];
    const values = ['ab'.repeat(16), 'cd'.repeat(16)];
    const pledges = values.map((entropy, seat) => ({ seat, value: pledgeOf({ table, game: 1, seat, entropy }) }));
    const commitment = commitTo(secret);
    const proof = { table, game: 1, commitment, secret, pledges, entropy: values.map((value, seat) => ({ seat, value })) };
    const log = logOf(game, 2, seedFrom(proof), { rounds: 1 });
    const text = logText({ ...log, header: { ...log.header, proof } });
    const seenBy = (seat: number) => ({ table, game: 1, commitment, seat, entropy: values[seat]!, pledges, starts: 1 });
    const save = (name: string, seen: Json): void => writeFileSync(file(name), withSeen(text, seen));
    save('ann.log', seenBy(0));
    save('ben.log', seenBy(1));
    const out = fine(await sixgun('verify', 'ann.log', 'ben.log'));
    expect(out).toMatch(/proof: the seed follows from the secret and from what the players had pledged/);
    expect(out).toMatch(/seen: the proof keeps to what the page of Player1 saw/);
    expect(out).toMatch(/others: 2 files agree; they have what the pages of 2 players saw/);
    const fails = async (...names: readonly string[]): Promise<string> => {
      const { code, out: said } = await sixgun('verify', ...names);
      expect(code).toBe(1);
      return said;
    };
    save('other-secret.log', { ...seenBy(0), commitment: commitTo('kings') });
    expect(await fails('other-secret.log')).toMatch(/seen: the secret is not the one whose hash this page was shown: promised/);
    save('other-list.log', { ...seenBy(0), pledges: [pledges[0]!, { seat: 1, value: 'ef'.repeat(32) }] });
    expect(await fails('other-list.log')).toMatch(/seen: the pledge of Player2 is not the one/);
    expect(await fails('ben.log', 'other-list.log')).toMatch(/others: ben.log and other-list.log were shown different promises/);
    save('lost.log', { ...seenBy(0), entropy: 'ef'.repeat(16) });
    expect(await fails('lost.log')).toMatch(/seen: /);
    save('starts.log', { ...seenBy(0), starts: 2 });
    expect(await fails('starts.log')).toMatch(/starts that were called off are missing: promised 1, came 0/);
    save('other-game.log', { ...seenBy(0), game: 2 });
    expect(await fails('other-game.log')).toMatch(/seen: the proof is of another game: promised CODE 2, came CODE 1/);
    save('asleep.log', { ...seenBy(0), pledges: null, sat: 0 });
    expect(fine(await sixgun('verify', 'asleep.log'))).toMatch(/seen: not checked: this page had pledged and was never asked/);
    save('broken.log', { table });
    expect(await fails('broken.log')).toMatch(/is not whole/);
    writeFileSync(file('another.log'), logText(logOf(game, 2, 'another', { rounds: 1 })));
    expect(await fails('ann.log', 'another.log')).toMatch(/others: ann.log and another.log are not of the same game/);
  });
});
