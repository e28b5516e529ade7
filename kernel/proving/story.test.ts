/** The test language itself: it tells in names, words and seconds what happens, and fails when it should. */
import { describe, expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { frontier } from '../../testing/toys/frontier.ts';
import { morra } from '../../testing/toys/morra.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { notationOf } from './notation.ts';
import { dealt, story, told } from './story.ts';

const table = { zones: { drum: 'click*5 bang', discard: 'nerves' } };
const duel = () => story(roulette, { Ann: { hand: 'thief medium' }, Bob: { hand: 'will nerves' } }, table);
const robbed = () => duel().does('Ann', 'thief').does('Ann', 'rob Bob');

describe('a story that ends with an open question', () => {
  test('fails if it does not mention the question, and names who is waited for', () => {
    expect(() => told(() => void duel())).toThrow(
      "the story ends while Ann must answer, and does not say so: end it with .isAsked('Ann')",
    );
    expect(() => told(() => void robbed())).toThrow('the story ends while Bob must answer');
  });
  test('passes if its last step says who is asked', () => {
    told(() => void duel().isAsked('Ann'));
    expect(() => told(() => void duel().isAsked('Ann').does('Ann', 'pull'))).toThrow('while Bob must answer');
  });
  test('fails even when another story in the same test is complete', () => {
    expect(() =>
      told(() => {
        duel();
        duel().isAsked('Ann');
      }),
    ).toThrow('while Ann must answer');
  });
  test('passes when the game is over', () => {
    told(
      () =>
        void story(roulette, { Ann: {}, Bob: {} }, { zones: { drum: 'bang click*5' } })
          .does('Ann', 'pull')
          .does('Ann', 'die')
          .ends({ Ann: 0, Bob: 1 }, ['Bob']),
    );
  });
  test('reports its own failure first', () => {
    expect(() => told(() => void duel().does('Bob', 'pull'))).toThrow('Bob pull: It is not your turn. (RO-1)');
    expect(() => told(() => {})).not.toThrow();
  });
});

describe('assertions of a story', () => {
  test('isAsked names exactly those who are waited for, in any order', () => {
    const asked = story(roulette, { Ann: { hand: 'thief' }, Bob: { hand: 'will' }, Cid: { hand: 'nerves' } }, table)
      .does('Ann', 'thief')
      .does('Ann', 'rob Bob');
    asked.isAsked('Cid', 'Bob').isAsked('Bob', 'Cid');
    for (const wrong of [['Bob'], ['Ann', 'Bob', 'Cid'], []]) expect(() => asked.isAsked(...wrong)).toThrow('waited for: expected');
  });
  test('mayNot requires a refusal by exactly that rule', () => {
    duel()
      .mayNot('Bob', 'pull', 'RO-1')
      .mayNot('Ann', 'fly', 'table:verb')
      .mayNot('Ann', { do: 'pull', twice: true }, 'table:parts');
    expect(() => duel().mayNot('Ann', 'pull', 'RO-1')).toThrow('should not be allowed (RO-1)');
    expect(() => duel().mayNot('Bob', 'pull', 'RO-2')).toThrow('expected "RO-2", found "RO-1"');
  });
  test('may tries a move without making it', () => {
    const before = duel();
    const text = JSON.stringify(before.table);
    before.may('Ann', 'pull').may('Ann', 'thief');
    expect(JSON.stringify(before.table)).toBe(text);
    expect(() => before.may('Bob', 'pull')).toThrow('Bob should be allowed to pull: It is not your turn. (RO-1)');
  });
  test('offered names exactly the verbs offered to a seat', () => {
    duel().offered('Ann', 'thief', 'pull').offered('Bob');
    expect(() => duel().offered('Ann', 'pull')).toThrow('offered to Ann: expected ["pull"], found ["pull","thief"]');
  });
  test('sees shows a row as this viewer sees it', () => {
    duel()
      .sees('Ann', 'hand Ann', 'medium thief')
      .sees('Bob', 'hand Ann', '? ?')
      .sees('rail', 'discard', 'nerves')
      .sees('rail', 'played', '');
    expect(() => duel().sees('Bob', 'hand Ann', 'medium thief')).toThrow(
      'Bob sees in hand Ann: expected "medium thief", found "? ?"',
    );
    expect(() => duel().sees('Bob', 'pocket Ann', '')).toThrow('there is no row "pocket Ann"');
    expect(() => duel().sees('Bob', 'hand', '')).toThrow('there is no row "hand"');
  });
  test('sees finds rows by place, and by seat and place', () => {
    story(frontier, { Ann: { claim: { mine: 'gold' } }, Bob: {} }, { zones: { trail: { river: 'ghost' } } })
      .sees('Ann', 'claim Ann mine', 'gold')
      .sees('Bob', 'claim Ann mine', '?')
      .sees('rail', 'trail river', 'ghost')
      .sees('rail', 'claim Ann river', '');
  });
  test('fact reads a public fact, names standing for seats', () => {
    duel().fact('turn', 'Ann').fact('alive', [true, true]).does('Ann', 'pull').fact('turn', 'Bob');
    expect(() => duel().fact('turn', 'Bob')).toThrow('public fact turn: expected 1, found 0');
  });
  test('hears requires a telling of the last input with all those parts', () => {
    const pulled = duel().does('Ann', 'pull');
    pulled
      .hears('rail', 'revealed', { cards: ['click'] })
      .hears('Bob', 'moved', { cards: [null] })
      .hears('Ann', 'revealed');
    expect(() => pulled.hears('Bob', 'revealed', { cards: ['bang'] })).toThrow('Bob did not hear revealed');
    expect(() => pulled.hears('Bob', 'out')).toThrow('Bob did not hear out');
  });
  test('ends requires that the game is over with that score and those winners', () => {
    const over = story(roulette, { Ann: {}, Bob: {} }, { zones: { drum: 'bang click*5' } })
      .does('Ann', 'pull')
      .does('Ann', 'die');
    over.ends({ Ann: 0, Bob: 1 }).ends({ Bob: 1, Ann: 0 }, ['Bob']);
    expect(() => over.ends({ Ann: 1, Bob: 0 })).toThrow('score: expected');
    expect(() => over.ends({ Ann: 0, Bob: 1 }, ['Ann'])).toThrow('winners: expected');
    expect(() => duel().ends({ Ann: 0, Bob: 0 })).toThrow('the game is not over');
  });
  test('names must be players’ names', () => {
    for (const wrong of [
      () => duel().does('Joe', 'pull'),
      () => duel().isAsked('Joe'),
      () => duel().sees('Joe', 'deck', ''),
      () => duel().lapses('Joe'),
    ])
      expect(wrong).toThrow(/Joe/);
    expect(() => duel().does('Ann', 'thief').does('Ann', 'rob Joe')).toThrow('table:parts');
  });
});

describe('what happens in a story', () => {
  test('passes, waits and lapses play for the named players', () => {
    told(() => {
      robbed().passes('Bob').isAsked('Ann').offered('Ann', 'take');
      robbed().waits(2).isAsked('Bob').waits(1).isAsked('Ann');
      duel().lapses('Ann').fact('turn', 'Bob').isAsked('Bob');
    });
  });
  test('times are in seconds; a time before the previous one means a message that travelled longer', () => {
    const later = story(quickdraw, { Ann: {}, Bob: {} }, { options: { cards: 1 } })
      .cue(2)
      .does('Ann', 'draw', 2.9)
      .does('Bob', 'draw', 2.8);
    later.fact('finish', [['Bob', 'Ann']]);
    expect(later.table.clock).toBe(2900);
  });
  test('the cue precedes the first hand of a race, and a verdict by stamps follows the last', () => {
    story(quickdraw, { Ann: {}, Bob: {}, Cid: {} }, { options: { cards: 1 } })
      .does('Cid', 'draw', 1)
      .does('Ann', 'draw', 1.2)
      .does('Bob', 'draw', 1.1)
      .fact('finish', [['Cid', 'Bob', 'Ann']])
      .hears('rail', 'verdict', { order: [['Cid'], ['Bob'], ['Ann']] });
  });
  test('a verdict may be given by hand; names in a list are tied', () => {
    const { table: after } = story(quickdraw, { Ann: {}, Bob: {}, Cid: {} }, { options: { cards: 1 } })
      .cue()
      .verdict('Bob', ['Cid', 'Ann']);
    expect(after.open.finish[0]![0]).toBe(1);
    expect(after.open.finish[0]!.length).toBe(3);
  });
  test('may begin with a deal, with options and a seed', () => {
    told(() => void dealt(wrightGang, ['Ann', 'Bob', 'Cid'], { first: 1 }).isAsked('Bob'));
    expect(dealt(roulette, ['Ann', 'Bob'], null, 'x').table).toEqual(dealt(roulette, ['Ann', 'Bob'], null, 'x').table);
  });
  test('cannot begin where the game or the position does not allow it, and says why', () => {
    expect(() => story(roulette, { Ann: { hand: 'ace' }, Bob: {} })).toThrow(
      'This position cannot be laid out. hand: there is no face "ace"',
    );
    expect(() => story(roulette, { Ann: {} })).toThrow('roulette is for 2 to 6');
    expect(() => dealt(wrightGang, ['Ann', 'Bob'], { rounds: 99 })).toThrow('rounds: a whole number from 1 to 12');
  });
  test('of four in pairs ends with the winning pair', () => {
    const guesses = dealt(morra, ['Ann', 'Bob', 'Cid', 'Dot'], { rounds: 1 });
    for (const name of ['Ann', 'Bob', 'Cid', 'Dot']) guesses.does(name, 'hide 1');
    guesses.does('Ann', 'guess 4').does('Bob', 'guess 5').does('Cid', 'guess 6').does('Dot', 'guess 7');
    guesses.ends({ Ann: 1, Bob: 0, Cid: 0, Dot: 0 }, ['Ann', 'Cid']);
    expect(morra.outcome(guesses.table)!.teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('the notation of moves', () => {
  const say = notationOf(wrightGang, ['Jesse', 'Butch']);
  test('assigns the words after the verb to its parts, by kind', () => {
    expect(say.move('discard 3 4 7')).toEqual({ do: 'discard', cards: ['3', '4', '7'] });
    expect(say.move('  swap   Butch ')).toEqual({ do: 'swap', whom: 1 });
    expect(say.move('pass')).toEqual({ do: 'pass' });
    expect(notationOf(morra, []).move('guess 3')).toEqual({ do: 'guess', total: 3 });
    expect(notationOf(frontier, []).move('bury gold river')).toEqual({ do: 'bury', face: 'gold', place: 'river' });
  });
  test('keeps surplus words in the move, so the table refuses it', () => {
    // A missing part never becomes seat 0 or position 0.
    expect(say.move('swap')).toEqual({ do: 'swap' });
    expect(say.move('swap 0x1')).toEqual({ do: 'swap', whom: '0x1' });
    expect(say.move('swap 1e0')).toEqual({ do: 'swap', whom: '1e0' });
    expect(say.move('pass now')).toEqual({ do: 'pass', extra: ['now'] });
    expect(say.move('swap Butch Jesse')).toEqual({ do: 'swap', whom: 1, extra: ['Jesse'] });
  });
  test('reads names as seats at any depth', () => {
    expect(say.seats(['Jesse', { hands: ['Butch', 'Joe'], n: 1 }, null])).toEqual([0, { hands: [1, 'Joe'], n: 1 }, null]);
  });
});
