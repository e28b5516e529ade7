/** The six chambers: which may be opened, and when they are shuffled. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';
import { type BulletsTable, chamberAt } from '../zones.ts';

const bangs = (t: BulletsTable): number => [1, 2, 3, 4, 5, 6].filter(n => facesAt(t, chamberAt(n))[0] === 'bang').length;
const shut = [false, false, false, false, false, false];

rule('SB-2 as many Bang! as tokens, Clicks in the other chambers: always six cards', () => {
  const s = story(steelBullets, { Jesse: { hand: 'nerves nerves nerves' }, Billy: {} });
  for (const bullets of [2, 3, 4]) {
    s.does('Jesse', 'nerves').fact('bullets', bullets).isAsked('Jesse');
    expect(bangs(s.table)).toBe(bullets);
    for (let n = 1; n <= 6; n++) expect(facesAt(s.table, chamberAt(n))).toHaveLength(1);
  }
});

rule('SB-2 nothing takes a bullet out: not a Misfire, not a player going out, not a shuffle', () => {
  const s = story(
    steelBullets,
    { Jesse: { hand: 'misfire' }, Billy: {}, Butch: {} },
    { zones: { cylinder: { 1: 'bang', 2: 'bang' } } },
  )
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .fact('bullets', 2)
    .does('Jesse', 'open 2')
    .does('Jesse', 'give-up')
    .hears('rail', 'reloaded', { bullets: 2 })
    .fact('bullets', 2)
    .isAsked('Billy');
  expect(bangs(s.table)).toBe(2);
});

rule('SB-3 while all are shut any chamber may be opened; then only the next clockwise after the last one opened', () => {
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 3: 'bang' } } })
    .may('Jesse', 'open 1')
    .may('Jesse', 'open 6')
    .mayNot('Jesse', 'open 7', 'SB-3')
    .mayNot('Jesse', 'open 0', 'SB-3')
    .does('Jesse', 'open 5')
    .mayNot('Billy', 'open 5', 'SB-3')
    .mayNot('Billy', 'open 4', 'SB-3')
    .mayNot('Billy', 'open 1', 'SB-3')
    .does('Billy', 'open 6')
    .does('Butch', 'open 1')
    .fact('opened', [true, false, false, false, true, true])
    .fact('last', 1)
    .may('Jesse', 'open 2')
    .isAsked('Jesse');
});

rule('SB-3 the open chambers form one arc, so the next one is always shut: up to the sixth', () => {
  const s = story(steelBullets, { Jesse: {}, Billy: {} }, { zones: { cylinder: { 3: 'bang' } } });
  for (const [i, n] of [4, 5, 6, 1, 2].entries()) s.does(i % 2 === 0 ? 'Jesse' : 'Billy', `open ${n}`);
  s.fact('opened', [true, true, false, true, true, true]).does('Billy', 'open 3').does('Billy', 'give-up');
  s.ends({ Jesse: 1, Billy: 0 });
});

rule('SB-4 opened chambers stay open for all to see, until a shuffle shuts all six', () => {
  story(steelBullets, { Jesse: {}, Billy: { hand: 'nerves' } }, { zones: { cylinder: { 6: 'bang' } } })
    .does('Jesse', 'open 1')
    .sees('Billy', 'cylinder 1', 'click')
    .sees('rail', 'cylinder 1', 'click')
    .does('Billy', 'nerves')
    .sees('Billy', 'cylinder 1', '?')
    .sees('rail', 'cylinder 1', '?')
    .fact('opened', shut)
    .fact('last', null)
    .isAsked('Billy');
});

rule('SB-4 a shuffle erases all knowledge of the chambers', () => {
  story(steelBullets, { Jesse: { hand: 'medium nerves' }, Billy: {} }, { zones: { cylinder: { 2: 'bang' } } })
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 1')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'peek 3')
    .sees('Jesse', 'cylinder 2', 'bang')
    .does('Jesse', 'nerves')
    .sees('Jesse', 'cylinder 1', '?')
    .sees('Jesse', 'cylinder 2', '?')
    .sees('Jesse', 'cylinder 3', '?')
    .isAsked('Jesse');
});

rule('SB-5 the cylinder is shuffled when every Bang! in it lies open, not before', () => {
  story(steelBullets, { Jesse: { hand: 'misfire misfire' }, Billy: {} }, { zones: { cylinder: { 1: 'bang', 3: 'bang' } } })
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .fact('opened', [true, false, false, false, false, false])
    .does('Jesse', 'open 2')
    .does('Billy', 'open 3')
    .fact('opened', [true, true, true, false, false, false])
    .does('Billy', 'give-up')
    .ends({ Jesse: 1, Billy: 0 });
  story(steelBullets, { Jesse: { hand: 'misfire' }, Billy: {} }, { zones: { cylinder: { 4: 'bang' } } })
    .does('Jesse', 'open 4')
    .does('Jesse', 'misfire')
    .fact('opened', shut)
    .isAsked('Jesse');
});

rule('SB-6 when the last Bang! was opened: first the answer to it, then the shuffle, then the draw', () => {
  const s = story(
    steelBullets,
    { Jesse: { hand: 'misfire' }, Billy: {} },
    { zones: { cylinder: { 1: 'bang' }, deck: 'hat thief' } },
  )
    .does('Jesse', 'open 1')
    .fact('opened', [true, false, false, false, false, false])
    .sees('rail', 'cylinder 1', 'bang')
    .isAsked('Jesse');
  const out = steelBullets.play(s.table, { seat: 0, move: { do: 'misfire' }, at: 0 });
  if (!('told' in out)) throw new Error(out.why);
  const told = out.told(0).map(({ tell, to }) => (tell === 'moved' ? `to ${(to as { zone: string }).zone}` : tell));
  expect(told).toEqual(['to played', 'to discard', 'saved', 'shuffled', 'reloaded', 'to hand']);
});

rule('SB-6 a player who was saved from the last Bang! chooses any chamber in the turn that follows', () => {
  const s = story(steelBullets, { Jesse: { hand: 'misfire' }, Billy: {} }, { zones: { cylinder: { 4: 'bang' } } })
    .does('Jesse', 'open 4')
    .does('Jesse', 'misfire')
    .isAsked('Jesse');
  for (let n = 1; n <= 6; n++) s.may('Jesse', `open ${n}`);
});

rule('SB-6 when it put a player out, the next player finds all six shut', () => {
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 4: 'bang' } } })
    .does('Jesse', 'open 4')
    .does('Jesse', 'give-up')
    .fact('opened', shut)
    .may('Billy', 'open 1')
    .may('Billy', 'open 5')
    .isAsked('Billy');
});

rule('SB-7 a player goes out while a Bang! is still hidden: no shuffle, the next player goes on clockwise', () => {
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 4: 'bang', 6: 'bang' } } })
    .does('Jesse', 'open 4')
    .does('Jesse', 'give-up')
    .fact('opened', [false, false, false, true, false, false])
    .sees('rail', 'cylinder 4', 'bang')
    .mayNot('Billy', 'open 1', 'SB-3')
    .does('Billy', 'open 5')
    .isAsked('Butch');
});

rule('SB-8 Nerves of Steel gathers all six: a Bang! that lay open is live again', () => {
  const s = story(steelBullets, { Jesse: { hand: 'misfire nerves' }, Billy: {} }, { zones: { cylinder: { 1: 'bang', 2: 'bang' } } })
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .does('Jesse', 'nerves')
    .fact('bullets', 3)
    .fact('opened', shut)
    .isAsked('Jesse');
  expect(bangs(s.table)).toBe(3);
});
