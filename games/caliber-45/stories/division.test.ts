/** The division: who of the team that is left takes the loot, and who arms first. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

type Hands = { readonly [name: string]: string };
const cowboys: Hands = { Jesse: 'pat-garrett', Billy: 'buffalo-bill', Butch: 'wyatt-earp', Etta: 'calamity-jane' };
/** Jesse calls, with Butch, against Billy and Etta; every player with a hand joins. */
const over = (card: string, hands: Hands) => {
  const names = ['Jesse', 'Billy', 'Butch', 'Etta'];
  const players = Object.fromEntries(names.map(name => [name, { hand: hands[name] ?? '', cowboy: cowboys[name]! }]));
  const s = story(caliber45, players, { zones: { spread: card } }).does('Jesse', 'rob');
  for (const name of names.slice(1)) s.does(name, name in hands ? 'join' : 'decline');
  return s.does('Jesse', 'pick 0');
};

rule('C45-56, C45-56a the shot that kills the last enemy is the shooter’s act: the loot is the shooter’s', () => {
  over('stagecoach', { Jesse: '', Billy: '', Butch: 'ammo-4' })
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .does('Butch', 'shoot Billy ammo-4')
    .does('Billy', 'fall')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Etta');
});

rule('C45-56a so is the shot that drives the last enemy off on a Mustang', () => {
  over('stagecoach', { Jesse: '', Billy: 'mustang', Butch: 'ammo-4' })
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .does('Butch', 'shoot Billy ammo-4')
    .does('Billy', 'mustang')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Etta');
});

rule('C45-56a to beat the guards is an act', () => {
  over('mail-car', { Jesse: '', Billy: 'ammo-1', Butch: 'ammo-2' })
    .does('Jesse', 'fall')
    .does('Billy', 'fall')
    .does('Butch', 'meet ammo-2')
    .sees('rail', 'money Butch', 'mail-car')
    .isAsked('Etta');
  // Jesse beat the guards and then did nothing more: Billy fled before Butch had acted.
  over('mail-car', { Jesse: 'ammo-2 ammo-1', Billy: 'ammo-1', Butch: '' })
    .does('Jesse', 'meet ammo-2')
    .fact('robbery', {
      caller: 'Jesse',
      riders: ['Jesse', 'Billy', 'Butch'],
      turn: 'Jesse',
      stage: 'shoot-out',
      acted: ['Jesse'],
      shot: null,
      stayed: ['Etta'],
      left: [],
    })
    .does('Jesse', 'shoot Billy ammo-1')
    .does('Billy', 'defend ammo-1')
    .does('Billy', 'flee')
    .sees('rail', 'money Jesse', 'mail-car')
    .isAsked('Billy');
});

rule('C45-56b when the last enemy flees on their own turn, the latest act of those left counts, even a drawn card', () => {
  over('stagecoach', { Jesse: '', Billy: '', Butch: '', Etta: '' })
    .does('Jesse', 'draw')
    .does('Billy', 'flee')
    .does('Butch', 'draw')
    .does('Etta', 'flee')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Etta');
});

rule('C45-56b an act long ago is still the latest if the others of the team have not acted since', () => {
  over('stagecoach', { Jesse: 'ammo-1', Billy: 'ammo-1', Butch: '', Etta: '' })
    .does('Jesse', 'shoot Etta ammo-1')
    .does('Etta', 'fall')
    .does('Jesse', 'draw')
    .does('Billy', 'flee')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
});

rule('C45-56c when none of those left has acted, it is the next of them clockwise from the one who left', () => {
  over('stagecoach', { Jesse: '', Billy: '', Etta: '' })
    .does('Jesse', 'flee')
    .sees('rail', 'money Billy', 'stagecoach')
    .isAsked('Butch');
  over('stagecoach', { Jesse: '', Etta: '' }).does('Jesse', 'flee').sees('rail', 'money Etta', 'stagecoach').isAsked('Jesse');
});

rule('C45-56c with three teams too: the last two flee one after another, the third takes it', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill' }, Butch: { cowboy: 'wyatt-earp' } },
    { zones: { spread: 'stagecoach' } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Butch', 'join')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'flee')
    .does('Billy', 'flee')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Jesse');
});

rule('C45-56d if those who acted latest have died or fled, the latest among those left takes it', () => {
  over('stagecoach', { Jesse: 'ammo-1', Billy: 'ammo-6', Butch: '' })
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .does('Butch', 'draw')
    .does('Jesse', 'draw')
    .does('Billy', 'shoot Jesse ammo-6')
    .does('Jesse', 'fall')
    .isAsked('Billy')
    // The latest act is Billy's shot, the one before it Jesse's; both are gone in a moment.
    .does('Billy', 'flee')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Etta');
});

rule('C45-56e to defend is not an act: the act is what follows', () => {
  // Butch only defends and flees; Jesse's draw is the latest act of the team.
  over('stagecoach', { Jesse: '', Billy: 'ammo-1 ammo-6', Butch: 'ammo-1 ammo-1' })
    .does('Jesse', 'draw')
    .does('Billy', 'shoot Butch ammo-1')
    .does('Butch', 'defend ammo-1')
    .fact('robbery', {
      caller: 'Jesse',
      riders: ['Jesse', 'Billy', 'Butch'],
      turn: 'Butch',
      stage: 'shoot-out',
      acted: ['Jesse', 'Billy'],
      shot: null,
      stayed: ['Etta'],
      left: [],
    })
    .does('Butch', 'shoot Billy ammo-1')
    .does('Billy', 'defend ammo-6')
    .does('Billy', 'flee')
    .sees('rail', 'money Butch', 'stagecoach')
    .isAsked('Etta');
});

rule('C45-57 the loot lies open with its owner, for good: not even the death of their cowboy takes it', () => {
  over('stagecoach', { Jesse: 'ammo-1', Billy: '' })
    .does('Jesse', 'shoot Billy ammo-1')
    .does('Billy', 'fall')
    .hears('rail', 'moved', { cards: ['stagecoach'], to: { zone: 'money', seat: 'Jesse', place: null } })
    .sees('Etta', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
  story(caliber45, { Jesse: { cowboy: 'pat-garrett', money: 'gold-train' }, Billy: {} }, { zones: { spread: 'war-party-6' } })
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .sees('rail', 'money Jesse', 'gold-train')
    .isAsked('Billy');
});

rule('C45-58 arming begins after the player who took the loot, not after the caller', () => {
  over('stagecoach', { Jesse: '', Billy: '', Etta: 'ammo-1' })
    .does('Jesse', 'draw')
    .does('Billy', 'draw')
    .does('Etta', 'shoot Jesse ammo-1')
    .does('Jesse', 'fall')
    .sees('rail', 'money Etta', 'stagecoach')
    .isAsked('Jesse');
});

rule('C45-86 with the next player clockwise, even one who did not ride along or has no cowboy', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: {}, Butch: { cowboy: 'wyatt-earp' } },
    { zones: { spread: 'stagecoach' } },
  )
    .does('Jesse', 'rob')
    .does('Butch', 'decline')
    .does('Jesse', 'pick 0')
    .isAsked('Billy')
    .offered('Billy', 'hire', 'pass');
});
