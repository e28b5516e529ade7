/** War parties: met like guards, with nothing to win. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse calls, Billy and Butch join; three teams. */
const three = (card: string, jesse: string, billy: string, butch: string) =>
  story(
    caliber45,
    {
      Jesse: { hand: jesse, cowboy: 'pat-garrett' },
      Billy: { hand: billy, cowboy: 'buffalo-bill' },
      Butch: { hand: butch, cowboy: 'doc-holliday' },
    },
    { zones: { spread: card } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Butch', 'join')
    .does('Jesse', 'pick 0');

for (const number of [2, 3, 4, 5, 6])
  rule(`C45-43, C45-68 a war party of ${number} is beaten with ${number} bullets, not with ${number - 1}`, () => {
    three(`war-party-${number}`, `ammo-${number - 1} ammo-${number}`, '', '')
      .mayNot('Jesse', `meet ammo-${number - 1}`, 'C45-68')
      .does('Jesse', `meet ammo-${number}`)
      .hears('rail', 'beat', { seat: 'Jesse', guards: number })
      .fact('robbery', null)
      .isAsked('Billy');
  });

rule('C45-43 beaten: no loot, no shoot-out, everybody left keeps their cowboy, and arming begins after the shooter', () => {
  three('war-party-3', 'ammo-1', 'ammo-3', 'ammo-6')
    .does('Jesse', 'fall')
    .does('Billy', 'meet ammo-3')
    .sees('rail', 'spent', 'war-party-3')
    .sees('rail', 'graveyard', 'pat-garrett')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .sees('rail', 'cowboy Butch', 'doc-holliday')
    .fact('robbery', null)
    .isAsked('Butch');
});

rule('C45-38 the limit holds against a war party too', () => {
  three('war-party-6', 'mustang', 'mustang', 'ammo-6 ammo-6')
    .does('Jesse', 'mustang')
    .does('Billy', 'mustang')
    .mayNot('Butch', 'meet ammo-6 ammo-6', 'C45-38')
    .offered('Butch', 'fall')
    .isAsked('Butch');
});

rule('C45-72 when it kills or drives off everybody: no loot, and arming begins after the last of them', () => {
  three('war-party-4', 'ammo-3', 'ammo-3 mustang', '')
    .does('Jesse', 'fall')
    .does('Billy', 'mustang')
    .does('Butch', 'fall')
    .sees('rail', 'spent', 'war-party-4')
    .sees('rail', 'graveyard', 'doc-holliday pat-garrett')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .isAsked('Jesse');
  three('war-party-4', 'ammo-3', '', 'mustang')
    .does('Jesse', 'fall')
    .does('Billy', 'fall')
    .does('Butch', 'mustang')
    .sees('rail', 'cowboy Butch', 'doc-holliday')
    .isAsked('Jesse');
});
