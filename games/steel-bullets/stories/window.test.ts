/** The reaction window: who is asked, for how long, and that nobody can tell who has passed. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';
import type { BulletsTable } from '../zones.ts';

const players = { Jesse: { hand: 'nerves will' }, Billy: { hand: 'will hat' }, Butch: { hand: 'hat medium' } };
const viewers: readonly Viewer[] = [0, 1, 2, 'rail'];
const views = (s: { readonly table: BulletsTable }, whom: readonly Viewer[]): string[] =>
  whom.map(viewer => JSON.stringify(steelBullets.view(s.table, viewer)));

rule('SB-28c all living players but the one who played the card are asked at once, Will or no Will', () => {
  story(steelBullets, { ...players, Etta: {}, Frank: {} }, { open: { alive: [true, true, true, true, false] } })
    .does('Jesse', 'nerves')
    .isAsked('Billy', 'Butch')
    .offered('Billy', 'pass', 'will')
    .offered('Butch', 'pass')
    .offered('Jesse')
    .does('Billy', 'will Jesse nerves')
    .isAsked('Jesse', 'Butch');
});

rule('SB-28c a card that nobody answers goes on', () => {
  story(steelBullets, players)
    .does('Jesse', 'nerves')
    .passes('Butch', 'Billy')
    .hears('rail', 'unanswered')
    .fact('bullets', 2)
    .isAsked('Jesse');
});

rule('SB-43 after a Will was cancelled a fresh window opens on the card it had attacked, to all but its owner', () => {
  story(steelBullets, players)
    .does('Jesse', 'nerves')
    .passes('Butch')
    .does('Billy', 'will Jesse nerves')
    .does('Jesse', 'will Billy will')
    .passes('Billy', 'Butch')
    .fact('pending', [{ seat: 'Jesse', card: 'nerves', whom: null }])
    .fact('bullets', 1)
    // Butch, who had passed, is asked again.
    .isAsked('Billy', 'Butch')
    .passes('Billy', 'Butch')
    .fact('bullets', 2)
    .isAsked('Jesse');
});

rule('SB-44 of two Wills sent into one window the first counts; the other stays in the hand and may answer the first', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: { hand: 'will hat' }, Butch: { hand: 'will hat' } })
    .does('Jesse', 'nerves')
    .does('Billy', 'will Jesse nerves')
    .mayNot('Butch', 'will Jesse nerves', 'SB-44')
    .sees('Butch', 'hand Butch', 'hat will')
    .does('Butch', 'will Billy will')
    .isAsked('Billy');
});

rule('SB-28f, SB-45 the window lasts its set length: silence is a pass', () => {
  story(steelBullets, players)
    .does('Jesse', 'nerves', 10)
    .waits(2.9)
    .isAsked('Billy', 'Butch')
    .fact('bullets', 1)
    .waits(0.1)
    .hears('rail', 'unanswered')
    .fact('bullets', 2)
    .isAsked('Jesse');
});

rule('SB-45 one hand’s pass does not shorten it; all hands’ passes do', () => {
  const s = story(steelBullets, players).does('Jesse', 'nerves', 10).passes('Butch').isAsked('Billy', 'Butch');
  expect(steelBullets.alarm(s.table)).toBe(13_000);
  s.waits(2).fact('bullets', 1).passes('Billy').fact('bullets', 2).isAsked('Jesse');
});

rule('SB-45 each window runs for its full length from its own opening', () => {
  const s = story(steelBullets, players)
    .does('Jesse', 'nerves', 10)
    .does('Billy', 'will Jesse nerves', 12)
    .isAsked('Jesse', 'Butch');
  expect(steelBullets.alarm(s.table)).toBe(15_000);
  s.does('Jesse', 'will Billy will', 14);
  expect(steelBullets.alarm(s.table)).toBe(17_000);
  s.waits(3);
  expect(steelBullets.alarm(s.table)).toBe(20_000);
  s.waits(3).fact('bullets', 2).isAsked('Jesse');
});

rule('SB-28f the length is a table option, from one second to ten', () => {
  const s = story(steelBullets, players, { options: { window: 1 } })
    .does('Jesse', 'nerves', 5)
    .isAsked('Billy', 'Butch');
  expect(steelBullets.alarm(s.table)).toBe(6_000);
  for (const window of [0, 11, 2.5]) expect(steelBullets.configure({ window }, 3)).toMatchObject({ rule: 'table:option' });
});

rule('SB-28f a pass shows in no view and in no telling; only the player is offered nothing more', () => {
  const before = story(steelBullets, players).does('Jesse', 'nerves').isAsked('Billy', 'Butch');
  const seen = views(before, viewers);
  const out = steelBullets.play(before.table, { seat: 2, move: { do: 'pass' }, at: 500 });
  if (!('told' in out)) throw new Error(out.why);
  expect(viewers.flatMap(viewer => out.told(viewer))).toEqual([]);
  before.passes('Butch').isAsked('Billy', 'Butch').offered('Butch').offered('Billy', 'pass', 'will');
  expect(views(before, viewers)).toEqual(seen);
});

rule('SB-28f the window looks the same to the others whether a player holds a Will or not', () => {
  const asked = (billy: string, deck: string) =>
    story(steelBullets, { ...players, Billy: { hand: billy } }, { zones: { deck } })
      .does('Jesse', 'nerves')
      .isAsked('Billy', 'Butch');
  const [held, drawn] = [asked('will hat', 'thief'), asked('thief hat', 'will')];
  const others: readonly Viewer[] = [0, 2, 'rail'];
  expect(views(held, others)).toEqual(views(drawn, others));
  expect(steelBullets.alarm(held.table)).toBe(steelBullets.alarm(drawn.table));
});

rule('SB-28f a player without cards is not asked; with nobody to ask there is no window', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: { hand: 'hat' }, Butch: {} })
    .does('Jesse', 'nerves')
    .isAsked('Billy');
  story(steelBullets, { Jesse: { hand: 'nerves will' }, Billy: {}, Butch: {} })
    .does('Jesse', 'nerves')
    .fact('bullets', 2)
    .isAsked('Jesse');
});

rule('SB-28f when all three Wills lie face up nobody is asked, no matter where they lie', () => {
  const hands = { Jesse: { hand: 'nerves' }, Billy: { hand: 'hat' }, Butch: { hand: 'medium' } };
  story(steelBullets, hands, { zones: { discard: 'will will will' } })
    .does('Jesse', 'nerves')
    .fact('bullets', 2)
    .isAsked('Jesse');
  const gone = { options: { outHand: 'out' }, open: { alive: [true, true, true, false] } };
  story(steelBullets, { ...hands, Etta: {} }, { ...gone, zones: { discard: 'will', out: 'will will' } })
    .does('Jesse', 'nerves')
    .fact('bullets', 2)
    .isAsked('Jesse');
  story(steelBullets, hands, { zones: { discard: 'will will' } })
    .does('Jesse', 'nerves')
    .isAsked('Billy', 'Butch');
});

rule('SB-28f a Will that a Lawyer took back is no longer face up, and everybody is asked again', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'lawyer nerves' }, Billy: { hand: 'hat' }, Butch: { hand: 'medium' } },
    { zones: { discard: 'will will will' } },
  )
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch will')
    .does('Jesse', 'nerves')
    .isAsked('Billy', 'Butch');
});
