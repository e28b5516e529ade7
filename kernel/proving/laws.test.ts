/** The laws: they hold for games that obey them, and each of the eleven is broken by a game with exactly that fault. */
import { describe, expect, test } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { anyoneMayCancel, cards } from '../../testing/roulette/cards.ts';
import { declaration, roulette } from '../../testing/roulette/game.ts';
import { type Roulette, type RouletteTable, at as table } from '../../testing/roulette/zones.ts';
import { at, type Bare, bare, fill, nod, notNow, plain, write } from '../../testing/toys/bare.ts';
import { frontier } from '../../testing/toys/frontier.ts';
import { morra } from '../../testing/toys/morra.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { cardFaced, cardsAt, faceOf, facesAt, raw } from '../cards/table.ts';
import type { Game, Kinds } from '../game.ts';
import { act, ask, loop, type Step, script } from '../machine/script.ts';
import { verb } from '../machine/verb.ts';
import { type KindsOf, makeGame } from '../make.ts';
import { isRefusal } from '../refusal.ts';
import { Broken, type Law, laws } from './laws.ts';

/** The first law this game breaks. */
const broken = <K extends Kinds>(game: Game<K>, games = 60): Law | null => {
  try {
    laws(game, { games, seed: 'fault', dreamEvery: 5, longest: 500 });
    return null;
  } catch (e) {
    if (e instanceof Broken) return e.law;
    throw e;
  }
};

describe('the laws hold', () => {
  test('for the roulette, with every number of players', () => {
    const games = amount(40, { deep: 250 });
    const tally = laws(roulette, { games, seed: 'roulette', dreamEvery: 8 });
    expect(tally.games).toBe(games);
    expect(tally.inputs).toBeGreaterThan(16 * games);
    expect(tally.dreams).toBeGreaterThan(2 * games);
  });
  test.each([
    ['many-seat secrets, kept coins and teams', anyGame(morra), [{ rounds: 1 }, { rounds: 3 }]],
    ['two decks and places', anyGame(frontier), [{}]],
    ['races and standing verbs', anyGame(quickdraw), [{}, { cards: 4, mayMiss: 1 }]],
  ])('for the toy with %s', (_what, game, configs) => {
    expect(laws(game, { games: amount(30, { deep: 120 }), seed: 'toys', dreamEvery: 6, configs }).inputs).toBeGreaterThan(250);
  });
  test('until told to stop, but not before every card has been seen', () => {
    const { games } = laws(roulette, { games: 250, seed: 'roulette', closely: 100, enough: () => true });
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(250);
    expect(laws(roulette, { games: 50, seed: 'roulette', closely: 100, enough: () => false }).games).toBe(50);
  });
  test('and a broken law names the place: game, seed, seats, options and input', () => {
    expect(() =>
      laws(bare([act(() => expect.fail('on purpose')), ask(never)], { verbs: [nothing] }), { games: 1, seed: 'x' }),
    ).toThrow('on purpose');
    const game = bare([ask(asksNod), ask(never)], { verbs: [nod, nothing] });
    expect(() => laws(game, { games: 2, seed: 'where' })).toThrow(
      /^never stuck: .*\(game 0 of seed "where", 1 seats, options \{\}, input 1\)$/,
    );
  });
});

const nothing = plain('nothing', {}, []);
const asksNod = { question: 'nod', who: () => [0], verbs: [nod], into: 'nod', lapse: () => ({ do: 'nod' }) };
const never = { ...asksNod, verbs: [nothing], lapse: () => ({ do: 'nothing' }) };
/** A toy game that draws, nods and shows a card in turn, with a fault in the middle. */
const faulty = (...fault: Step<Bare>[]) =>
  bare([
    fill,
    loop(
      t => cardsAt(t, at.deck).length > 0,
      act(d => d.move(cardsAt(d.table, at.deck).slice(0, 1), at.deck, at.hand(0))),
      ask(asksNod),
      ...fault,
      act(d => d.move(cardsAt(d.table, at.hand(0)), at.hand(0), at.heap)),
    ),
  ]);

describe('a game that breaks the law', () => {
  test('is not the toy itself, which hosts the faults but has none', () => {
    expect(broken(faulty())).toBe(null);
  });

  test('pure: a public list is changed in place', () => {
    expect(broken(faulty(act(d => void (d.table.open.diary as unknown[]).push('x'))))).toBe('pure');
  });
  test('pure: a hand is sorted in place while its moves are listed', () => {
    const sorting = verb<Roulette, Record<never, never>>({
      name: 'pull',
      needs: {},
      notNow: () => notNow,
      why: () => null,
      moves: (t, seat) => {
        (cardsAt(t, table.hand(seat)) as unknown[]).sort();
        return [{}];
      },
    });
    expect(broken(makeGame<Roulette>({ ...declaration, ...asking(sorting) }))).toBe('pure');
  });

  test('saved: a frame remembers what JSON cannot', () => {
    const limit = act<Bare>(d => d.note('limit', Number.POSITIVE_INFINITY));
    const later = act<Bare>((d, f) => write(d, f.vars['limit'] === null));
    expect(broken(bare([limit, ask(asksNod), later]))).toBe('saved');
  });

  test('deterministic: chance that does not come from the dice', () => {
    let hidden = 0;
    expect(broken(faulty(act(d => write(d, ++hidden))))).toBe('deterministic');
  });

  test('deterministic: a remembered row keeps changing while a search plays in place', () => {
    const remembered = act<Bare>(d => d.note('deck', cardsAt(d.table, at.deck)));
    expect(() => laws(faulty(remembered), { games: 60, seed: 'fault' })).toThrow(
      /^deterministic: .* copy a row that is used after a move/,
    );
  });

  test('never stuck: a question without an answer', () => {
    expect(broken(bare([ask(never)], { verbs: [nothing] }))).toBe('never stuck');
  });
  test('never stuck: a game without end', () => {
    expect(broken(bare([loop(() => true, ask(asksNod))]))).toBe('never stuck');
  });

  test('honest: a listed move is refused', () => {
    const boast = verb<Bare, { n: 'number' }>({
      name: 'boast',
      needs: { n: 'number' },
      notNow: () => notNow,
      why: (_t, _seat, { n }) => (n < 3 ? null : notNow),
      moves: () => [{ n: 1 }, { n: 2 }, { n: 3 }],
    });
    expect(
      broken(
        bare(
          [
            loop(
              t => t.open.diary.length < 9,
              ask({ ...asksNod, verbs: [boast] }),
              act(d => write(d, 1)),
            ),
          ],
          { verbs: [boast] },
        ),
      ),
    ).toBe('honest');
  });

  test('conserved: a card is taken from a row where it does not lie', () => {
    expect(broken(faulty(act(d => d.move(cardsAt(d.table, at.deck).slice(0, 1), at.hand(0), at.heap))))).toBe('conserved');
  });

  test('blind: what is offered depends on what others hold', () => {
    const sly = verb<Roulette, Record<never, never>>({
      name: 'thief',
      needs: {},
      notNow: () => notNow,
      why: (t, seat) => (cardFaced(t, table.hand(seat), 'thief') === null ? notNow : null),
      // Only when there is something to steal.
      moves: (t, seat) =>
        cardFaced(t, table.hand(seat), 'thief') !== null &&
        [0, 1].some(other => other !== seat && facesAt(t, table.hand(other)).includes('will'))
          ? [{}]
          : [],
    });
    const [pull] = declaration.verbs;
    expect(broken(makeGame<Roulette>({ ...declaration, ...asking(pull!, sly) }), 200)).toBe('blind');
  });
  test('blind: the order of the moves is the order of a hidden hand', () => {
    const take = verb<Roulette, { whom: 'seat'; n: 'position' }>({
      name: 'rob',
      needs: { whom: 'seat', n: 'position' },
      notNow: () => notNow,
      why: () => null,
      moves: (t, seat) =>
        [0, 1]
          .filter(other => other !== seat)
          .flatMap(whom => facesAt(t, table.hand(whom)).map(face => ({ whom, n: face.length }))),
    });
    const [pull] = declaration.verbs;
    expect(broken(makeGame<Roulette>({ ...declaration, ...asking(pull!, take) }))).toBe('blind');
  });

  test('same story, same view: the face that is drawn next is published', () => {
    const publish = act<Bare>(d => {
      const [top] = cardsAt(d.table, at.deck);
      if (top !== undefined) write(d, faceOf(d.table, top));
    });
    expect(broken(faulty(publish))).toBe('same story, same view');
  });
  test('same story, same view: only holders of a Will are asked', () => {
    const holdersOnly = { ...(anyoneMayCancel as Extract<Step<Roulette>, { readonly op: 'window' }>) };
    const who = (t: RouletteTable) =>
      [0, 1, 2, 3, 4, 5].filter(seat => seat < t.seats && cardFaced(t, table.hand(seat), 'will') !== null);
    const steps = cards.thief.script.steps.map(step => (step === anyoneMayCancel ? { ...holdersOnly, who } : step));
    expect(
      broken(makeGame<Roulette>({ ...declaration, scripts: { ...declaration.scripts, thief: { ...cards.thief.script, steps } } })),
    ).toBe('same story, same view');
  });
  test('same story, same view: the face that is drawn next is public for an instant', () => {
    const flash = act<Bare>(d => {
      const { diary } = d.table.open;
      const [top] = cardsAt(d.table, at.deck);
      if (top !== undefined) write(d, faceOf(d.table, top));
      d.say('blink');
      d.open({ diary });
    });
    expect(broken(faulty(flash))).toBe('same story, same view');
  });
  // A dealer cannot be made to forget too little, so the next faults are planted in the resulting tables.
  test('same story, same view: positions stay known after a shuffle', () => {
    const spun = (before: RouletteTable, after: RouletteTable): RouletteTable => {
      if (after.open.fired !== 0 || before.open.fired === 0) return after;
      const known = after.known.slice();
      for (const id of cardsAt(after, table.drum)) known[raw(id)] = before.known[raw(id)]!;
      return { ...after, known };
    };
    expect(broken(tampered(spun))).toBe('same story, same view');
  });
  test('same story, same view: a twin stays known after its copy has left', () => {
    const unforgetting = (before: RouletteTable, after: RouletteTable): RouletteTable => {
      const known = after.known.slice();
      for (let seat = 0; seat < after.seats; seat++)
        for (const id of cardsAt(after, table.hand(seat)))
          if (cardsAt(before, table.hand(seat)).includes(id)) known[raw(id)]! |= before.known[raw(id)]!;
      return { ...after, known };
    };
    expect(broken(tampered(unforgetting), 600)).toBe('same story, same view');
  });

  test('facts told: a fact is changed behind the dealer’s back', () => {
    const inPlace = act<Bare>(d => {
      d.open({});
      Object.assign(d.table.open, { diary: [...d.table.open.diary, 'untold'] });
    });
    expect(broken(faulty(inPlace))).toBe('facts told');
  });

  test('dreams are real: two decks with identical backs', () => {
    const unmarked = { ...cards, click: { copies: 5 }, bang: { copies: 1 } };
    expect(broken(makeGame<Roulette>({ ...declaration, cards: unmarked }))).toBe('dreams are real');
  });
  test('dreams are real: a game that throws on a table that only dreams contain', () => {
    const game: Game<KindsOf<Roulette>> = {
      ...roulette,
      imagine: (t, seat, seed) => ({ ...roulette.imagine(t, seat, seed), clock: -1 }),
      play: (t, input) => (t.clock < 0 ? expect.fail('time runs backwards') : roulette.play(t, input)),
    };
    expect(broken(game)).toBe('dreams are real');
  });

  test('all dealt: a face that never leaves the box', () => {
    const withheld = bare([
      act(d =>
        d.move(
          cardsAt(d.table, at.box).filter(id => faceOf(d.table, id) !== 'queen'),
          at.box,
          at.deck,
        ),
      ),
      loop(
        t => cardsAt(t, at.deck).length > 0,
        ask(asksNod),
        act(d => d.move(cardsAt(d.table, at.deck).slice(0, 1), at.deck, at.heap)),
      ),
    ]);
    expect(broken(withheld)).toBe('all dealt');
    expect(() => laws(withheld, { games: 4, seed: 'x' })).toThrow('never seen in play: queen');
  });
});

/** The roulette with other verbs on a turn. */
function asking(...verbs: (typeof declaration.verbs)[number][]) {
  const turn = declaration.scripts['turn']!;
  const steps = turn.steps.map(step => (step.op === 'ask' ? { ...step, verbs } : step));
  const rob = script<Roulette>([act(d => d.say('robbed'))]);
  return {
    verbs: [...declaration.verbs.filter(v => !verbs.some(other => other.name === v.name)), ...verbs],
    scripts: { ...declaration.scripts, turn: { ...turn, steps }, rob },
  };
}
/** The roulette, with its tables altered behind the dealer's back. */
function tampered(tamper: (before: RouletteTable, after: RouletteTable) => RouletteTable): Game<KindsOf<Roulette>> {
  const next: (typeof roulette)['next'] = (before, input) => {
    const after = roulette.next(before, input);
    return isRefusal(after) ? after : tamper(before, after);
  };
  return {
    ...roulette,
    next,
    search: table => ({
      table,
      next(input) {
        const after = next(this.table, input);
        if (isRefusal(after)) return after;
        Object.assign(this, { table: after });
        return null;
      },
    }),
    play(before, input) {
      const out = roulette.play(before, input);
      return isRefusal(out) ? out : { ...out, table: tamper(before, out.table) };
    },
  };
}
