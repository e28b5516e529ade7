/** Reaction windows: all named seats are asked, each answers in secret, and an answer may itself be answered. */
import { describe, expect, test } from 'vitest';
import { roulette } from '../../testing/roulette/game.ts';
import { does, played, refusal } from '../../testing/toys/play.ts';
import { story, told } from '../proving/story.ts';

const DRUM = { drum: 'click*5 bang' };
/** Ann has played a Thief on Cid; Bob, Cid and Dot are asked. */
const robbery = (hands: { readonly [name: string]: string } = {}) =>
  story(
    roulette,
    {
      Ann: { hand: `thief ${hands['Ann'] ?? ''}` },
      Bob: { hand: hands['Bob'] ?? 'nerves' },
      Cid: { hand: hands['Cid'] ?? 'medium misfire' },
      Dot: { hand: hands['Dot'] ?? 'nerves' },
    },
    { zones: DRUM },
  )
    .does('Ann', 'thief')
    .does('Ann', 'rob Cid');
const viewers = [0, 1, 2, 3, 'rail'] as const;

describe('a window', () => {
  test('asks all other players, whether they could answer or not', () => {
    told(() => {
      robbery().isAsked('Bob', 'Cid', 'Dot');
      robbery({ Bob: 'will', Dot: 'will' }).isAsked('Bob', 'Cid', 'Dot').offered('Bob', 'pass', 'will').offered('Cid', 'pass');
    });
  });
  test('looks the same to all who hold no Will, whoever holds one', () => {
    const plain = robbery().table;
    const armed = robbery({ Bob: 'will' }).table;
    for (const viewer of [0, 2, 3, 'rail'] as const) expect(roulette.view(armed, viewer)).toEqual(roulette.view(plain, viewer));
    expect(roulette.alarm(armed)).toBe(roulette.alarm(plain));
  });
  test('leaves out players whose hand is empty, since that is public, and does not open without players', () => {
    told(() => {
      robbery({ Bob: '', Dot: '' }).isAsked('Cid');
      story(roulette, { Ann: { hand: 'thief' }, Bob: {} }, { zones: DRUM })
        .does('Ann', 'thief')
        .does('Ann', 'rob Bob')
        .isAsked('Ann')
        .offered('Ann', 'pull');
    });
  });
  test('shows no viewer who has passed before it closes', () => {
    let { table } = robbery();
    const before = viewers.map(viewer => roulette.view(table, viewer));
    for (const seat of [3, 1]) {
      const out = roulette.play(table, does(seat, 'pass', {}, 900));
      if ('why' in out) expect.fail(out.why);
      table = out.table;
      expect(viewers.map(viewer => roulette.view(table, viewer))).toEqual(before);
      for (const viewer of viewers) expect(out.told(viewer)).toEqual([]);
      expect(roulette.offers(table, 0)).toEqual([]);
      expect(roulette.offers(table, 2).map(offer => offer.do)).toEqual(['pass']);
    }
  });
  test('takes one pass from each player, who can neither pass again nor change their mind', () => {
    const table = played(roulette, robbery({ Bob: 'will' }).table, does(1, 'pass'));
    expect(roulette.offers(table, 1)).toEqual([]);
    expect(refusal(roulette, table, does(1, 'pass')).rule).toBe('table:asked');
    expect(refusal(roulette, table, does(1, 'will')).rule).toBe('RO-5');
  });
  test('closes early once every player has actively passed', () => {
    told(
      () => void robbery().passes('Bob', 'Dot').isAsked('Bob', 'Cid', 'Dot').passes('Cid').isAsked('Ann').offered('Ann', 'take'),
    );
  });
  test('closes at its time, not sooner, when a player is silent: silence passes', () => {
    told(
      () =>
        void robbery()
          .passes('Bob', 'Dot')
          .waits(2.9)
          .isAsked('Bob', 'Cid', 'Dot')
          .waits(0.1)
          .isAsked('Ann')
          .offered('Ann', 'take'),
    );
  });
  test('is closed to an answer after its time, even before the clock has spoken', () => {
    const { table } = robbery({ Bob: 'will' });
    const closes = roulette.alarm(table)!;
    const will = { seat: 1, move: { do: 'will' } } as const;
    expect('table' in roulette.play(table, { ...will, at: closes })).toBe(true);
    expect(refusal(roulette, table, { ...will, at: closes + 1 }).rule).toBe('RO-5');
    // A move after it has closed applies to what follows: Ann takes her pick without waiting for a tick.
    expect('table' in roulette.play(table, { seat: 0, move: { do: 'take', face: 'medium' }, at: closes + 1 })).toBe(true);
  });
  test('is as long for one silent player as for all', () => {
    expect(roulette.alarm(robbery().passes('Bob', 'Cid').table)).toBe(roulette.alarm(robbery().table));
  });
  test('plays "pass" for a seat whose time is up', () => {
    told(() => void robbery().lapses('Bob').lapses('Cid').lapses('Dot').isAsked('Ann').offered('Ann', 'take'));
  });
  test('does not ask the player who acted', () => {
    told(
      () =>
        void robbery({ Ann: 'will' })
          .mayNot('Ann', 'will', 'RO-5')
          .mayNot('Ann', 'pass', 'table:asked')
          .isAsked('Bob', 'Cid', 'Dot'),
    );
  });
});

describe('an answer', () => {
  test('opens its own window, which asks all players but the answerer', () => {
    told(() => void robbery({ Bob: 'will nerves', Ann: 'medium' }).does('Bob', 'will').isAsked('Ann', 'Cid', 'Dot'));
  });
  test('cancels what it answers when it goes unanswered, and both cards are spent', () => {
    told(() => {
      robbery({ Bob: 'will nerves', Ann: 'medium' })
        .does('Bob', 'will')
        .passes('Ann', 'Cid', 'Dot')
        .isAsked('Ann')
        .offered('Ann', 'pull')
        .sees('rail', 'discard', 'will thief')
        .sees('rail', 'played', '')
        .sees('Ann', 'hand Cid', '? ?');
    });
  });
  test('may itself be cancelled: then the window beneath opens again, and all are asked again', () => {
    told(() => {
      robbery({ Bob: 'will nerves', Ann: 'will' })
        .passes('Cid')
        .does('Bob', 'will')
        .does('Ann', 'will')
        .sees('rail', 'played', 'thief will will')
        .passes('Bob', 'Cid', 'Dot')
        .sees('rail', 'discard', 'will will')
        .isAsked('Bob', 'Cid', 'Dot')
        .passes('Bob', 'Cid', 'Dot')
        .isAsked('Ann')
        .sees('Ann', 'hand Cid', 'medium misfire')
        .does('Ann', 'take misfire')
        .isAsked('Ann')
        .sees('rail', 'discard', 'will will thief');
    });
  });
  test('can be answered by a third, so the first cancels after all', () => {
    told(() => {
      robbery({ Bob: 'will nerves', Ann: 'will medium', Dot: 'will nerves' })
        .does('Bob', 'will')
        .does('Ann', 'will')
        .does('Dot', 'will')
        .passes('Ann', 'Bob', 'Cid')
        // Ann's Will is undone, so Bob's is open to answers again.
        .isAsked('Ann', 'Cid', 'Dot')
        .passes('Ann', 'Cid', 'Dot')
        .isAsked('Ann')
        .offered('Ann', 'pull')
        .sees('rail', 'discard', 'will will will thief');
    });
  });
  test('a window that opens again has its whole time again', () => {
    const again = robbery({ Bob: 'will nerves', Ann: 'will medium' }).does('Bob', 'will', 1).does('Ann', 'will', 2).waits(3);
    expect(again.table.ask).toEqual({ kind: 'window', asked: [1, 2, 3], waiting: [1, 2, 3], closes: 8000, cue: null, down: [] });
  });
});
