/** Positions inside a robbery: guards to be met, a shoot-out, a shot to be answered. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

const robbery = {
  caller: 'Jesse',
  riders: ['Jesse', 'Billy'],
  turn: 'Jesse',
  stage: 'attack',
  acted: [],
  shot: null,
  stayed: [],
  left: [],
};
const at = (more: object, loot: string) =>
  story(
    caliber45,
    {
      Jesse: { hand: 'ammo-6 ammo-1', cowboy: 'pat-garrett' },
      Billy: { hand: 'ammo-5 mustang', cowboy: 'buffalo-bill' },
    },
    { zones: { loot }, open: { robberies: 1, robbery: { ...robbery, ...more } } },
  );

rule('C45-39 a position may begin with guards to be met, and the robbery goes on from there', () => {
  at({}, 'gold-train')
    .isAsked('Jesse')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .does('Jesse', 'meet ammo-6')
    .fact('robbery', { ...robbery, stage: 'shoot-out', acted: ['Jesse'] })
    .isAsked('Jesse');
});
rule('C45-50 a position may begin in a shoot-out, and with a shot to be answered', () => {
  at({ stage: 'shoot-out' }, 'gold-train').offered('Jesse', 'shoot', 'draw', 'flee').isAsked('Jesse');
  at({ stage: 'shoot-out', turn: 'Billy', shot: { by: 'Jesse', whom: 'Billy', strength: 6 }, acted: ['Jesse'] }, 'mail-car')
    .isAsked('Billy')
    .does('Billy', 'mustang')
    .sees('rail', 'money Jesse', 'mail-car')
    .isAsked('Billy');
});
