/** The shoot-out: who begins, what may be done, and how the turn travels. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

type Hands = { readonly [name: string]: string };
const cowboys: Hands = { Jesse: 'pat-garrett', Billy: 'buffalo-bill', Butch: 'wyatt-earp', Etta: 'doc-holliday' };
/** Jesse calls (with Butch, against Billy and Etta, when there are four); every player with a hand joins. */
const over = (card: string, hands: Hands, names: readonly string[] = ['Jesse', 'Billy', 'Butch', 'Etta'], zones: object = {}) => {
  const players = Object.fromEntries(names.map(name => [name, { hand: hands[name] ?? '', cowboy: cowboys[name]! }]));
  const s = story(caliber45, players, { zones: { spread: card, ...zones } }).does('Jesse', 'rob');
  for (const name of names.slice(1)) s.does(name, name in hands ? 'join' : 'decline');
  return s.does('Jesse', 'pick 0');
};
const duel = (jesse: string, billy: string, zones: object = {}) =>
  over('stagecoach', { Jesse: jesse, Billy: billy }, ['Jesse', 'Billy'], zones);

rule('C45-48 it opens with the rider who beat the guards', () => {
  over('mail-car', { Jesse: 'ammo-1', Billy: 'ammo-2 ammo-1', Butch: '' })
    .does('Jesse', 'fall')
    .does('Billy', 'meet ammo-2')
    .isAsked('Billy')
    .offered('Billy', 'shoot', 'draw', 'flee');
});

rule('C45-48 or with the caller where there were none', () => {
  duel('ammo-1', 'ammo-1').isAsked('Jesse').mayNot('Billy', 'shoot Jesse ammo-1', 'C45-48').mayNot('Billy', 'draw', 'C45-48');
});

rule('C45-48 shoot, arm or flee: nobody passes', () => {
  duel('ammo-1', 'ammo-1').mayNot('Jesse', 'pass', 'C45-48').offered('Jesse', 'shoot', 'draw', 'flee').isAsked('Jesse');
  duel('ammo-1*6', 'ammo-1').offered('Jesse', 'shoot', 'swap', 'flee').isAsked('Jesse');
  duel('cactus', 'ammo-1').offered('Jesse', 'draw', 'flee').isAsked('Jesse');
});

rule('C45-48 everybody can see who rode and has left, and how', () => {
  over('mail-car', { Jesse: 'ammo-1', Billy: 'ammo-2 ammo-1', Butch: '' })
    .does('Jesse', 'fall')
    .does('Billy', 'meet ammo-2')
    .fact('robbery', {
      caller: 'Jesse',
      riders: ['Billy', 'Butch'],
      turn: 'Billy',
      stage: 'shoot-out',
      acted: ['Billy'],
      shot: null,
      stayed: ['Etta'],
      left: [{ seat: 'Jesse', how: 'killed' }],
    })
    .isAsked('Billy');
});

rule('C45-49 a shot: one or more ammunition cards at any enemy in the fight, its strength said aloud', () => {
  over('stagecoach', { Jesse: 'ammo-2 ammo-3 mustang coyote', Billy: '', Butch: '', Etta: '' })
    .mayNot('Jesse', 'shoot Billy', 'C45-49')
    .mayNot('Jesse', 'shoot Billy mustang', 'C45-49')
    .mayNot('Jesse', 'shoot Billy ammo-6', 'C45-49')
    .mayNot('Jesse', 'shoot Billy ammo-2 ammo-2', 'C45-49')
    .may('Jesse', 'shoot Billy ammo-2')
    .does('Jesse', 'shoot Etta ammo-2 ammo-3')
    .hears('rail', 'shot', { by: 'Jesse', whom: 'Etta', strength: 5 })
    .sees('rail', 'thrown', 'ammo-2 ammo-3')
    .isAsked('Etta');
});

rule('C45-49 never at a team-mate, at yourself, or at a player who does not ride', () => {
  over('stagecoach', { Jesse: 'ammo-2', Billy: '', Butch: '' })
    .mayNot('Jesse', 'shoot Butch ammo-2', 'C45-49')
    .mayNot('Jesse', 'shoot Jesse ammo-2', 'C45-49')
    .mayNot('Jesse', 'shoot Etta ammo-2', 'C45-49')
    .isAsked('Jesse');
});

rule('C45-49 with three teams at either of the others', () => {
  over('stagecoach', { Jesse: 'ammo-2', Billy: '', Butch: '' }, ['Jesse', 'Billy', 'Butch'])
    .may('Jesse', 'shoot Billy ammo-2')
    .may('Jesse', 'shoot Butch ammo-2')
    .isAsked('Jesse');
});

rule('C45-50 a shot is answered with as many bullets or more, or a Mustang, or the end; nothing in between', () => {
  duel('ammo-4', 'ammo-3 ammo-4 ammo-5 mustang')
    .does('Jesse', 'shoot Billy ammo-4')
    .isAsked('Billy')
    .offered('Billy', 'defend', 'mustang', 'fall')
    .mayNot('Billy', 'defend ammo-3', 'C45-50')
    .mayNot('Billy', 'defend', 'C45-50')
    .mayNot('Billy', 'defend ammo-3 mustang', 'C45-50')
    .mayNot('Billy', 'defend ammo-6', 'C45-50')
    .may('Billy', 'defend ammo-4')
    .may('Billy', 'defend ammo-5')
    .may('Billy', 'defend ammo-3 ammo-4')
    .mayNot('Billy', 'flee', 'C45-70')
    .mayNot('Billy', 'draw', 'C45-48')
    .mayNot('Jesse', 'defend ammo-4', 'C45-50');
});

rule('C45-50 the defence has the limit of the defender: below the strength of the shot it is impossible', () => {
  // Doc Holliday shoots five times, Pat Garrett seven.
  const shotAtEtta = (cards: string) =>
    over('stagecoach', { Jesse: 'ammo-5 ammo-6', Etta: 'ammo-6 ammo-6' }).does('Jesse', `shoot Etta ${cards}`);
  shotAtEtta('ammo-6').mayNot('Etta', 'defend ammo-6 ammo-6', 'C45-50').offered('Etta', 'fall').isAsked('Etta');
  shotAtEtta('ammo-5').does('Etta', 'defend ammo-6').hears('rail', 'defended', { seat: 'Etta' }).isAsked('Etta');
});

rule('C45-50 a rider who does not answer loses their cowboy', () => {
  duel('ammo-4', 'ammo-4')
    .does('Jesse', 'shoot Billy ammo-4')
    .does('Billy', 'fall')
    .hears('rail', 'killed', { seat: 'Billy' })
    .sees('rail', 'graveyard', 'buffalo-bill')
    .isAsked('Billy');
});

rule('C45-51 after defending a rider takes a turn at once, and those in between are skipped', () => {
  over('stagecoach', { Jesse: 'ammo-1', Billy: '', Butch: '', Etta: 'ammo-1 ammo-2' })
    .does('Jesse', 'shoot Etta ammo-1')
    .does('Etta', 'defend ammo-1')
    .isAsked('Etta')
    .offered('Etta', 'shoot', 'draw', 'flee')
    .does('Etta', 'draw')
    .isAsked('Jesse');
});

rule('C45-52 after arming or fleeing the turn goes to the next rider clockwise', () => {
  over('stagecoach', { Jesse: '', Billy: '', Butch: '', Etta: '' })
    .does('Jesse', 'draw')
    .isAsked('Billy')
    .does('Billy', 'flee')
    .isAsked('Butch');
  over('stagecoach', { Jesse: '', Butch: '', Etta: '' }).does('Jesse', 'draw').isAsked('Butch');
});

rule('C45-52 after a death or a Mustang it goes to the next after the one who left, not after the shooter', () => {
  const shot = () =>
    over('stagecoach', { Jesse: 'ammo-2', Billy: '', Butch: '', Etta: 'mustang' }).does('Jesse', 'shoot Etta ammo-2');
  shot().does('Etta', 'fall').isAsked('Jesse');
  shot().does('Etta', 'mustang').isAsked('Jesse');
  over('stagecoach', { Jesse: 'ammo-2', Billy: '', Butch: '', Etta: '' })
    .does('Jesse', 'shoot Billy ammo-2')
    .does('Billy', 'fall')
    .isAsked('Butch');
});

rule('C45-85 the turn goes clockwise among those still in it, team-mates included', () => {
  over('stagecoach', { Jesse: '', Billy: '', Butch: '', Etta: '' }, ['Jesse', 'Billy', 'Butch', 'Etta'])
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .isAsked('Butch')
    .does('Butch', 'flee')
    .isAsked('Etta')
    .does('Etta', 'draw')
    .isAsked('Jesse')
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .isAsked('Etta');
});

rule('C45-85, C45-55 when only one team is left it is over before any further turn', () => {
  over('stagecoach', { Jesse: 'ammo-6', Billy: '', Butch: '' })
    .does('Jesse', 'shoot Billy ammo-6')
    .does('Billy', 'fall')
    .fact('robbery', null)
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
});

rule('C45-53 to arm in a shoot-out is to draw or to swap, not to hire or to take off a token', () => {
  duel('ammo-1', 'ammo-1', { weapons: 'ammo-6' })
    .mayNot('Jesse', 'hire', 'C45-53')
    .mayNot('Jesse', 'unbail', 'C45-53')
    .does('Jesse', 'draw')
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-6')
    .isAsked('Billy');
  duel('ammo-1*4 coyote ammo-2', 'ammo-1', { weapons: 'ammo-6' })
    .mayNot('Jesse', 'draw', 'C45-16')
    .mayNot('Jesse', 'swap coyote', 'C45-17')
    .does('Jesse', 'swap ammo-2 coyote')
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-1 ammo-1 ammo-1 ammo-6')
    .isAsked('Billy');
});

/** The weapon deck is empty once Jesse has drawn. */
const dry = (jesse: string, billy: string) =>
  story(
    caliber45,
    { Jesse: { hand: jesse, cowboy: 'pat-garrett' }, Billy: { hand: billy, cowboy: 'buffalo-bill' } },
    { zones: { spread: 'stagecoach', weapons: 'cactus', stable: 2 }, rest: 'box' },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'draw');

rule('C45-53 with the weapon deck empty nobody arms', () => {
  dry('', 'ammo-1').mayNot('Billy', 'draw', 'C45-53').offered('Billy', 'shoot', 'flee').isAsked('Billy');
  dry('', 'ammo-1*6').mayNot('Billy', 'swap ammo-1', 'C45-53').offered('Billy', 'shoot', 'flee').isAsked('Billy');
});

rule('C45-54 without ammunition and without a card to draw there is only flight', () => {
  dry('', 'mustang coyote')
    .offered('Billy', 'flee')
    .does('Billy', 'flee')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
});

rule('C45-70 fleeing is free, on your own turn; the cowboy is kept, and there is no way back into this robbery', () => {
  over('stagecoach', { Jesse: 'ammo-6 mustang', Billy: 'ammo-1', Butch: 'ammo-1' })
    .mayNot('Billy', 'flee', 'C45-70')
    .does('Jesse', 'flee')
    .hears('rail', 'fled', { seat: 'Jesse' })
    .sees('Jesse', 'hand Jesse', 'ammo-6 mustang')
    .sees('rail', 'cowboy Jesse', 'pat-garrett')
    .sees('rail', 'thrown', '')
    .mayNot('Jesse', 'draw', 'C45-35')
    .mayNot('Billy', 'shoot Jesse ammo-1', 'C45-49')
    .isAsked('Billy');
});

rule('C45-55 it ends as soon as the riders left are of one team: after the guards, a death, a Mustang or a flight', () => {
  over('mail-car', { Jesse: 'ammo-2', Billy: '', Butch: '' }).does('Jesse', 'meet ammo-2').isAsked('Jesse');
  over('mail-car', { Jesse: '', Billy: '', Butch: 'ammo-2' })
    .does('Jesse', 'fall')
    .does('Billy', 'fall')
    .does('Butch', 'meet ammo-2')
    .sees('rail', 'money Butch', 'mail-car')
    .isAsked('Etta');
  duel('ammo-1', '')
    .does('Jesse', 'shoot Billy ammo-1')
    .does('Billy', 'fall')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
  duel('ammo-1', 'mustang')
    .does('Jesse', 'shoot Billy ammo-1')
    .does('Billy', 'mustang')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
  duel('ammo-1', '').does('Jesse', 'draw').does('Billy', 'flee').sees('rail', 'money Jesse', 'stagecoach').isAsked('Billy');
});

rule('C45-55 with three teams it goes on while two of them are left', () => {
  over('stagecoach', { Jesse: 'ammo-1', Billy: '', Butch: '' }, ['Jesse', 'Billy', 'Butch'])
    .does('Jesse', 'shoot Billy ammo-1')
    .does('Billy', 'fall')
    .isAsked('Butch')
    .does('Butch', 'flee')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
});
