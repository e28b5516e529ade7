/** Who sees what, and what all can only guess. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';
import { chamberAt } from '../zones.ts';

const players = { Jesse: { hand: 'misfire medium' }, Billy: { hand: 'hat' } };

rule('SB-40 one’s own hand is private, its size is public, and so is the size of the deck', () => {
  story(steelBullets, players, { zones: { deck: 'thief panic nerves' } })
    .sees('Jesse', 'hand Jesse', 'medium misfire')
    .sees('Billy', 'hand Jesse', '? ?')
    .sees('rail', 'hand Jesse', '? ?')
    .sees('Jesse', 'deck', '? ? ?')
    .sees('rail', 'deck', '? ? ?')
    .isAsked('Jesse');
});

rule('SB-40 a drawn card is seen by its drawer alone', () => {
  const drawn = { from: { zone: 'deck', seat: null, place: null }, to: { zone: 'hand', seat: 'Jesse', place: null } };
  story(steelBullets, players, { zones: { cylinder: { 6: 'bang' }, deck: 'thief panic' } })
    .does('Jesse', 'open 1')
    .hears('Jesse', 'moved', { cards: ['thief'], ...drawn })
    .hears('Billy', 'moved', { cards: [null], ...drawn })
    .hears('rail', 'moved', { cards: [null], ...drawn })
    .sees('Billy', 'hand Jesse', '? ? ?')
    .isAsked('Billy');
});

rule('SB-40 the discard is open to all, whole and in order; so are tokens and opened chambers', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'nerves medium' }, Billy: {} },
    { zones: { cylinder: { 6: 'bang' }, discard: 'hat thief hat' } },
  )
    .does('Jesse', 'nerves')
    .sees('rail', 'discard', 'nerves hat thief hat')
    .sees('Billy', 'discard', 'nerves hat thief hat')
    .fact('bullets', 2)
    .isAsked('Jesse');
  story(steelBullets, players, { zones: { cylinder: { 6: 'bang' } } })
    .does('Jesse', 'open 4')
    .sees('rail', 'cylinder 4', 'click')
    .sees('Billy', 'cylinder 4', 'click')
    .fact('opened', [false, false, false, true, false, false])
    .isAsked('Billy');
});

rule('SB-40 who has looked into which chamber stays a public fact: it goes with a swapped card and ends with a shuffle', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'cardsharp medium nerves' }, Billy: {} },
    { zones: { cylinder: { 3: 'bang' } }, open: { opened: [true, false, false, false, false, false] } },
  )
    .fact('looked', [[], [], [], [], [], []])
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'peek 3')
    .does('Jesse', 'stop')
    .fact('looked', [[], ['Jesse'], ['Jesse'], [], [], []])
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 3')
    .does('Jesse', 'swap 5')
    .fact('looked', [[], ['Jesse'], [], [], ['Jesse'], []])
    .does('Jesse', 'nerves')
    .fact('looked', [[], [], [], [], [], []])
    .isAsked('Jesse');
});

rule('SB-40 which chamber was looked into is public, what was seen is not; so with a swap', () => {
  story(steelBullets, { Jesse: { hand: 'cardsharp' }, Billy: {} }, { zones: { cylinder: { 3: 'bang' } } })
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 3')
    .hears('Billy', 'looked', { seat: 'Jesse', cards: [null], from: { zone: 'cylinder', seat: null, place: '3' } })
    .does('Jesse', 'swap 5')
    .hears('Billy', 'swapped', { seat: 'Jesse', chambers: [3, 5] })
    .sees('Billy', 'cylinder 3', '?')
    .sees('Billy', 'cylinder 5', '?')
    .sees('rail', 'cylinder 5', '?')
    .isAsked('Jesse');
});

rule('SB-30 a player who has looked may claim anything: nothing on the table speaks for or against it', () => {
  const looked = (cylinder: { readonly [n: number]: string }) => {
    const s = story(steelBullets, { Jesse: { hand: 'medium' }, Billy: { hand: 'hat' } }, { zones: { cylinder } })
      .does('Jesse', 'medium')
      .passes('Billy')
      .does('Jesse', 'peek 3')
      .isAsked('Jesse');
    const out = steelBullets.play(s.table, { seat: 0, move: { do: 'stop' }, at: 0 });
    if (!('told' in out)) throw new Error(out.why);
    const witnessed = (viewer: 1 | 'rail') => JSON.stringify([steelBullets.view(out.table, viewer), out.told(viewer)]);
    return [witnessed(1), witnessed('rail')];
  };
  expect(looked({ 3: 'bang' })).toEqual(looked({ 4: 'bang' }));
});

rule('SB-40, SB-49 a dream keeps what its seat has seen of the chambers and never knows more', () => {
  const { table } = story(
    steelBullets,
    { Jesse: { hand: 'medium' }, Billy: { hand: 'hat' } },
    { zones: { cylinder: { 2: 'bang', 5: 'bang' } } },
  )
    .does('Jesse', 'medium')
    .passes('Billy')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'peek 3')
    .isAsked('Jesse');
  const dreamt = (seat: number): string[][] => {
    const faces: Set<string>[] = [1, 2, 3, 4, 5, 6].map(() => new Set());
    for (let i = 0; i < 200; i++) {
      const dream = steelBullets.imagine(table, seat, `dream ${i}`);
      for (const [i, seen] of faces.entries()) seen.add(facesAt(dream, chamberAt(i + 1))[0]!);
    }
    return faces.map(seen => [...seen].sort());
  };
  const either = ['bang', 'click'];
  expect(dreamt(0)).toEqual([either, ['bang'], ['click'], either, either, either]);
  expect(dreamt(1)).toEqual([either, either, either, either, either, either]);
});
