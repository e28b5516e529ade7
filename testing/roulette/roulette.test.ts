/** The toy itself: its cards by example, and that it is the same game, move for move, as the one written for boardgame.io. */
import { describe, expect, test, vi } from 'vitest';
import { facesAt } from '../../kernel/cards/table.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import { story, told } from '../../kernel/proving/story.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { type Rival, RivalPlaying, type WrittenGame } from '../play/boardgameio.ts';
import { begin, played } from '../toys/play.ts';
import { roulette } from './game.ts';
import { at, type RouletteTable } from './zones.ts';

// The engine is an optional part of the benchmark; its rules of the game are plain functions and need only this.
vi.mock('../../bench/boardgameio/engine.mjs', () => ({ INVALID_MOVE: 'INVALID_MOVE', Client: null }));

const drum = 'click*5 bang';
const bang = { zones: { drum: 'bang click*5' } };

describe('a turn', () => {
  test('is a pull of the trigger: a click draws a card and passes the gun', () => {
    told(() => {
      story(roulette, { Ann: {}, Bob: {} }, { zones: { drum, deck: 'medium' } })
        .does('Ann', 'pull')
        .sees('rail', 'drum', 'click ? ? ? ? ?')
        .sees('Ann', 'hand Ann', 'medium')
        .sees('Bob', 'hand Ann', '?')
        .isAsked('Bob');
    });
  });
  test('that meets the bullet is answered by death or by a Misfire', () => {
    told(() => {
      story(roulette, { Ann: { hand: 'misfire' }, Bob: {}, Cid: {} }, bang)
        .does('Ann', 'pull')
        .offered('Ann', 'die', 'misfire')
        .does('Ann', 'misfire')
        .sees('rail', 'drum', '? ? ? ? ? ?')
        .fact('fired', 0)
        .isAsked('Ann')
        .offered('Ann', 'pull');
      story(roulette, { Ann: { hand: 'nerves' }, Bob: {}, Cid: {} }, bang)
        .does('Ann', 'pull')
        .mayNot('Ann', 'misfire', 'RO-2')
        .does('Ann', 'die')
        .hears('rail', 'out', { seat: 'Ann' })
        .fact('alive', [false, true, true])
        .sees('rail', 'discard', 'nerves')
        .sees('rail', 'drum', '? ? ? ? ? ?')
        .isAsked('Bob');
    });
  });
  test('a player who does not answer the bang in ten seconds is dead', () => {
    told(
      () =>
        void story(roulette, { Ann: {}, Bob: {} }, bang)
          .does('Ann', 'pull')
          .waits(9.9)
          .isAsked('Ann')
          .waits(0.1)
          .ends({ Ann: 0, Bob: 1 }, ['Bob']),
    );
  });
  test('the dead are not robbed and not asked', () => {
    told(() => {
      story(
        roulette,
        { Ann: { hand: 'thief' }, Bob: { hand: 'nerves' }, Cid: {} },
        { zones: { drum, deck: 'nerves' }, open: { alive: [true, true, false] } },
      )
        .does('Ann', 'thief')
        .mayNot('Ann', 'rob Cid', 'RO-3')
        .mayNot('Ann', 'rob Ann', 'RO-3')
        .does('Ann', 'rob Bob')
        .isAsked('Bob');
    });
  });
  test('a Thief sees the hand and takes a card; the third player learns nothing', () => {
    told(() => {
      story(roulette, { Ann: { hand: 'thief' }, Bob: { hand: 'will misfire' }, Cid: { hand: 'medium' } }, { zones: { drum } })
        .does('Ann', 'thief')
        .does('Ann', 'rob Bob')
        .passes('Bob', 'Cid')
        .mayNot('Ann', 'take medium', 'RO-4')
        .does('Ann', 'take misfire')
        .sees('Ann', 'hand Ann', 'misfire')
        .sees('Ann', 'hand Bob', 'will')
        .sees('Cid', 'hand Ann', '?')
        .sees('Cid', 'hand Bob', '?')
        .isAsked('Ann');
    });
  });
});

/** Our table in the other's words. */
const inTheirWords = (t: RouletteTable): Rival => ({
  drum: facesAt(t, at.drum),
  fired: t.open.fired,
  // There the last card is the top one.
  deck: facesAt(t, at.deck).reverse(),
  discard: [],
  hands: Object.fromEntries(t.open.alive.map((_, seat) => [seat, facesAt(t, at.hand(seat))])),
  alive: Object.fromEntries(t.open.alive.entries()),
  played: [],
  robbed: null,
});
const compared = ({ drum: chambers, fired, deck, hands, alive }: Rival): object => ({
  drum: chambers,
  fired,
  deck,
  alive,
  hands: Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.toSorted()])),
});
const inWords = ({ do: verb, ...parts }: Move): string => [verb, ...Object.values(parts)].join(' ');

describe('the roulette written for boardgame.io', () => {
  test('offers the same moves to the same seats and ends in the same way, move for move', async () => {
    const file = '../../bench/boardgameio/roulette.mjs';
    const { roulette: written } = (await import(/* @vite-ignore */ file)) as { readonly roulette: WrittenGame };
    let wills = 0;
    let moves = 0;
    for (let n = 0; n < 150; n++) {
      const seats = 2 + (n % 5);
      const dice = diceFrom(`both ${n}`);
      let ours = begin(roulette, seats, `both ${n}`);
      const theirs = new RivalPlaying(written, inTheirWords(ours), () => facesAt(ours, at.drum));
      while (roulette.outcome(ours) === null) {
        const all: { readonly seat: Seat; readonly move: Move }[] = [];
        for (let seat = 0; seat < seats; seat++) {
          const mine = [...roulette.moves(ours, seat)];
          expect(mine.map(inWords).sort()).toEqual(theirs.choices(seat).sort());
          for (const move of mine) all.push({ seat, move });
        }
        const chosen = all[below(dice, all.length)]!;
        if (chosen.move.do === 'will') wills++;
        // Ours first: the other spins its drum into the order that ours has then.
        ours = played(roulette, ours, { ...chosen, at: ours.clock });
        expect(theirs.move(chosen.seat, inWords(chosen.move))).not.toBe('INVALID_MOVE');
        expect(compared(theirs.table)).toEqual(compared(inTheirWords(ours)));
        moves++;
      }
      expect(theirs.winner).toBe(String(roulette.outcome(ours)!.winners[0]));
    }
    expect(moves).toBeGreaterThan(2000);
    expect(wills).toBeGreaterThan(50);
  });
});
