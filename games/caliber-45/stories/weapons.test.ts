/** The weapon cards: what a volley is worth, and when the deck is shuffled again. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

/** A shoot-out over a stagecoach that Jesse opens. */
const fight = (cowboy: string, cards: string) =>
  story(
    caliber45,
    { Jesse: { hand: cards, cowboy }, Billy: { hand: 'ammo-5 mustang', cowboy: 'buffalo-bill' } },
    { zones: { spread: 'stagecoach' } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0');

rule('C45-73 the seven-shot carbine with twelve bullets: Pat Garrett shoots seven with two cards of six, and five are lost', () => {
  fight('pat-garrett', 'ammo-6 ammo-6')
    .does('Jesse', 'shoot Billy ammo-6 ammo-6')
    .hears('rail', 'shot', { by: 'Jesse', whom: 'Billy', strength: 7 })
    .sees('rail', 'thrown', 'ammo-6 ammo-6')
    .sees('Jesse', 'hand Jesse', '')
    .isAsked('Billy');
});

rule('C45-73 below the limit every bullet counts; an eight-shooter makes eight of the same twelve', () => {
  fight('pat-garrett', 'ammo-6 ammo-1').does('Jesse', 'shoot Billy ammo-6').hears('rail', 'shot', { strength: 6 }).isAsked('Billy');
  fight('pat-garrett', 'ammo-6 ammo-1')
    .does('Jesse', 'shoot Billy ammo-6 ammo-1')
    .hears('rail', 'shot', { strength: 7 })
    .isAsked('Billy');
  fight('calamity-jane', 'ammo-6 ammo-6')
    .does('Jesse', 'shoot Billy ammo-6 ammo-6')
    .hears('rail', 'shot', { strength: 8 })
    .isAsked('Billy');
});

rule('C45-18 a Coyote cannot be got rid of together with a shot', () => {
  fight('pat-garrett', 'ammo-6 coyote').mayNot('Jesse', 'shoot Billy ammo-6 coyote', 'C45-49').isAsked('Jesse');
});

/** The last card of the weapon deck, three in the discard, and nothing else. */
const lastCard = (hand: string, more: { readonly [zone: string]: string } = {}) =>
  story(
    caliber45,
    { Jesse: { hand, cowboy: 'pat-garrett' }, Billy: { hand: 'ammo-1', cowboy: 'buffalo-bill' } },
    { zones: { weapons: 'ammo-6', thrown: 'ammo-2 ammo-3 cactus', spread: 'stagecoach', stable: 2, ...more }, rest: 'box' },
  );
const pilesOf = (s: { readonly table: Parameters<typeof countAt>[0] }): number[] => [
  countAt(s.table, at.weapons),
  countAt(s.table, at.thrown),
];

rule('C45-9, C45-76 when the deck runs out in arming, the discard is shuffled into a new one at once', () => {
  const s = lastCard('ammo-4')
    .does('Jesse', 'draw')
    .hears('rail', 'shuffled')
    .sees('rail', 'thrown', '')
    .sees('rail', 'weapons', '? ? ?')
    .isAsked('Billy');
  expect(facesAt(s.table, at.weapons).toSorted()).toEqual(['ammo-2', 'ammo-3', 'cactus']);
});

rule('C45-9, C45-76 the card thrown in the very same action is among them', () => {
  const s = lastCard('ammo-4*6')
    .does('Jesse', 'swap ammo-4')
    .sees('Jesse', 'hand Jesse', 'ammo-4 ammo-4 ammo-4 ammo-4 ammo-4 ammo-6')
    .isAsked('Billy');
  expect(facesAt(s.table, at.weapons).toSorted()).toEqual(['ammo-2', 'ammo-3', 'ammo-4', 'cactus']);
});

rule('C45-9, C45-61 in a robbery it is not: the discard waits until the robbery is over', () => {
  const s = lastCard('ammo-4')
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'draw')
    .mayNot('Billy', 'draw', 'C45-53')
    .does('Billy', 'shoot Jesse ammo-1')
    .isAsked('Jesse');
  expect(pilesOf(s)).toEqual([0, 4]);
  s.does('Jesse', 'defend ammo-4')
    .offered('Jesse', 'shoot', 'flee')
    .does('Jesse', 'flee')
    .hears('rail', 'shuffled')
    .isAsked('Jesse');
  expect(pilesOf(s)).toEqual([5, 0]);
});

rule('C45-76 at the end of a robbery only an empty deck is filled again', () => {
  const s = lastCard('ammo-4', { weapons: 'ammo-6 ammo-5' })
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'draw')
    .does('Billy', 'flee')
    .isAsked('Billy');
  expect(pilesOf(s)).toEqual([1, 3]);
});

rule('C45-76 the cowboys are shuffled again at the moment their deck is empty, in a robbery too', () => {
  const s = story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill' } },
    { zones: { spread: 'dynamite', weapons: 2, stable: 'doc-holliday', graveyard: 'belle-starr' }, rest: 'box' },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .sees('Jesse', 'cowboy Jesse', 'doc-holliday')
    .hears('rail', 'shuffled')
    .isAsked('Billy');
  expect([countAt(s.table, at.stable), countAt(s.table, at.graveyard)]).toEqual([2, 0]);
});
