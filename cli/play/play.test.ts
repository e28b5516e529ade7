/** `sixgun play`: whole games through a pipe. */
import { describe, expect, test } from 'vitest';
import { fine, inOwnFolder, type Ran, ran, sixgun } from '../testing/sixgun.ts';

inOwnFolder();
const typing = (typed: string, ...args: string[]): Promise<Ran> => ran(args, { typed });

describe('play', () => {
  const table = ['play', 'wright-gang', '--seed', 'noon', '--lang', 'en'];
  /** One of these three lines answers any question. */
  const stubborn = 'pass\n\n1\n'.repeat(400);
  test.each([
    [2, 'reflex'],
    [3, 'reflex'],
    [5, 'draw'],
  ])('a whole game of %i through a pipe, hands by %s, and its log', async (seats, race) => {
    const log = `played-${seats}.log`;
    const options = JSON.stringify({ rounds: 2, race });
    const out = fine(await typing(stubborn, ...table, '--seats', String(seats), '--options', options, '--log', log));
    expect(out).toMatch(/^Jesse: Gunhand, plays steadily/);
    expect(out).toMatch(/^\* Stranger +0 points · hand #1=/m);
    expect(out).toMatch(/Your turn: take one action\./);
    expect(out).toMatch(/\nThe game is over\.\n/);
    if (race === 'reflex') expect(out).toMatch(/The referee’s order: .*\(\d\.\d{3} s\)/);
    expect(out).toContain(`The game is written to ${log}.`);
    expect(fine(await sixgun('verify', log))).toMatch(/outcome: as logged/);
    expect(fine(await sixgun('replay', log, '--as', 'Stranger', '--lang', 'uk'))).toMatch(/Ви /);
  });
  test('plays a whole team game through a pipe, and writes its log', async () => {
    const seated = ['play', 'caliber-45', '--seed', 'noon', '--lang', 'en', '--seats', '5', '--options', '{"goal":200}'];
    const out = fine(await typing('1\n'.repeat(2000), ...seated, '--log', 'gangs.log'));
    expect(out).toMatch(/^\* Stranger +teams 0 · hand #1=/m);
    expect(out).toMatch(/calls? a robbery!/);
    expect(out).toMatch(/\nThe game is over\.\nHow it ended: .*\.\n(You|\w+) ha(ve|s) \$[\d,]+\.\n/);
    // A team wins as a team, and no shared win is printed.
    expect(out).toMatch(/\nThe (Horseshoes|Stars) win!\n/);
    expect(fine(await sixgun('verify', 'gangs.log'))).toMatch(/outcome: as logged/);
    expect(fine(await sixgun('replay', 'gangs.log', '--as', 'Stranger', '--lang', 'uk'))).toMatch(/оголошує пограбування!/);
  });
  test('helps, cites rules, explains refusals, shows the table, and lets the player leave', async () => {
    const lines = ['?', 'rules WB-24', 'rules XX-1', 'dance', 'shootout', 'discard sheriff', 'table', 'discard #1', 'quit'];
    const out = fine(
      await typing(
        `${lines.join('\n')}\n`,
        ...table,
        '--seats',
        '3',
        '--options',
        '{"first":0}',
        '--log',
        'left.log',
        '--name',
        'Ann',
      ),
    );
    expect(out).toMatch(/Type a number, or a move in words/);
    expect(out).toMatch(/You may lay cards on the loot in one of three ways/);
    expect(out).toMatch(/There is no rule "XX-1"/);
    expect(out).toMatch(/"dance" is no move\. You may: discard, /);
    expect(out).toMatch(/✗ Two Sheriffs must have come out first\. \(WB-42\)/);
    expect(out).toMatch(/✗ Those cards are not all in your hand\. \(WB-28\)/);
    expect(out).toMatch(/\n {2}You lay an? /);
    expect(out).toMatch(/You leave the table/);
    expect(fine(await sixgun('verify', 'left.log'))).toMatch(/outcome: none, the game was not finished/);
  });
  test('speaks the chosen language', async () => {
    const out = fine(
      await typing(
        'pass\n',
        'play',
        'wright-gang',
        '--seed',
        'noon',
        '--options',
        '{"first":0}',
        '--lang',
        'ru',
        '--bots',
        'random,greenhorn',
      ),
    );
    expect(out).toMatch(/^Jesse: Бродяга, /);
    expect(out).toMatch(/Ваш ход: выберите одно действие\.[\s\S]*Вы пропускаете ход\./);
  });
});
