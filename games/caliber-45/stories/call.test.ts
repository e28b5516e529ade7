/** The call: who answers when, who cannot, and who pays first. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse and Butch against Billy and Etta; `more` adds to what a player has. */
const four = (more: { readonly [name: string]: object } = {}) => ({
  Jesse: { hand: 'ammo-6', cowboy: 'pat-garrett', ...more['Jesse'] },
  Billy: { hand: 'ammo-5', cowboy: 'buffalo-bill', ...more['Billy'] },
  Butch: { hand: 'ammo-4', cowboy: 'wyatt-earp', ...more['Butch'] },
  Etta: { hand: 'ammo-3', cowboy: 'doc-holliday', ...more['Etta'] },
});

rule('C45-35 the others answer clockwise from the caller, openly, each once', () => {
  story(caliber45, four(), { open: { active: 'Butch' } })
    .does('Butch', 'rob')
    .hears('Jesse', 'called', { seat: 'Butch' })
    .isAsked('Etta')
    .offered('Etta', 'join', 'decline')
    .mayNot('Jesse', 'join', 'C45-35')
    .does('Etta', 'join')
    .hears('rail', 'joins', { seat: 'Etta' })
    .mayNot('Etta', 'decline', 'C45-35')
    .isAsked('Jesse')
    .does('Jesse', 'decline')
    .hears('rail', 'stays', { seat: 'Jesse', able: true })
    .mayNot('Jesse', 'join', 'C45-35')
    .isAsked('Billy')
    .does('Billy', 'join')
    .isAsked('Butch')
    .offered('Butch', 'pick')
    .fact('robbery', {
      caller: 'Butch',
      riders: ['Butch', 'Etta', 'Billy'],
      turn: 'Butch',
      stage: 'call',
      acted: [],
      shot: null,
      stayed: ['Jesse'],
      left: [],
    });
});

rule('C45-35 without a cowboy, or unable to pay the bail, it is a no without a question', () => {
  story(caliber45, { ...four({ Butch: { money: 'stagecoach' } }), Billy: { hand: 'ammo-5' } }, { open: { tokens: [0, 0, 2, 1] } })
    .does('Jesse', 'rob')
    .hears('rail', 'stays', { seat: 'Billy', able: false })
    .hears('rail', 'stays', { seat: 'Butch', able: false })
    .hears('rail', 'stays', { seat: 'Etta', able: false })
    .isAsked('Jesse')
    .offered('Jesse', 'pick');
});

rule('C45-35 a player who stayed behind plays nothing until it is over', () => {
  story(caliber45, four({ Etta: { hand: 'ammo-3 mustang' } }), { zones: { spread: 'stagecoach' } })
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Butch', 'decline')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .mayNot('Butch', 'shoot Billy ammo-4', 'C45-35')
    .mayNot('Butch', 'draw', 'C45-35')
    .mayNot('Etta', 'mustang', 'C45-35')
    .does('Jesse', 'shoot Billy ammo-6')
    .mayNot('Etta', 'defend ammo-3', 'C45-35')
    .mayNot('Etta', 'pass', 'C45-35')
    .isAsked('Billy');
});

rule('C45-36 if nobody joins, the attack is played all the same, and the loot is the caller’s', () => {
  story(caliber45, four(), { zones: { spread: 'gold-train' } })
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Butch', 'decline')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .isAsked('Jesse')
    .does('Jesse', 'meet ammo-6')
    .sees('rail', 'money Jesse', 'gold-train')
    .isAsked('Billy');
});

rule('C45-36 if only team-mates ride, there is no shoot-out: the one who shot the guards takes the loot', () => {
  story(caliber45, four(), { zones: { spread: 'gold-train' } })
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Butch', 'join')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .does('Butch', 'meet ammo-4')
    .sees('rail', 'money Butch', 'gold-train')
    .isAsked('Etta');
});

rule('C45-36 and where there are no guards, the caller', () => {
  story(caliber45, four(), { zones: { spread: 'stagecoach' } })
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Butch', 'join')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .sees('rail', 'money Jesse', 'stagecoach')
    .isAsked('Billy');
});

rule('C45-37 bail is due when the cowboy is turned up: before the others answer and before any money card is seen', () => {
  story(caliber45, four({ Jesse: { money: 'stagecoach' }, Billy: { money: 'stagecoach' } }), {
    open: { tokens: [1, 1, 0, 0] },
    zones: { spread: 'sheriff' },
  })
    .does('Jesse', 'rob')
    .hears('rail', 'settled', { seat: 'Jesse', dollars: 50_000 })
    .sees('rail', 'spent', 'stagecoach')
    .does('Billy', 'join')
    .hears('rail', 'settled', { seat: 'Billy', dollars: 50_000 })
    .sees('rail', 'loot', '')
    .isAsked('Butch');
});

rule('C45-83 what was paid earlier in the same call lies in the discard and may be change for a later rider', () => {
  story(caliber45, four({ Jesse: { money: 'stagecoach' }, Billy: { money: 'mail-car' } }), { open: { tokens: [1, 1, 0, 0] } })
    .does('Jesse', 'rob')
    .sees('rail', 'spent', 'stagecoach')
    .does('Billy', 'join')
    .fact('debt', [0, 0, 0, 0])
    .sees('rail', 'money Billy', 'stagecoach')
    .sees('rail', 'spent', 'mail-car')
    .isAsked('Butch');
});

rule('C45-83 whether you can pay is judged when your own turn to answer comes', () => {
  // Billy's change for the debt of the past comes with Jesse's payment; Billy's cover was there all the time.
  story(caliber45, four({ Jesse: { money: 'stagecoach' }, Billy: { money: 'gold-train' } }), {
    open: { tokens: [1, 3, 0, 0], debt: [0, 50_000, 0, 0] },
  })
    .does('Jesse', 'rob')
    .fact('debt', [0, 50_000, 0, 0])
    .isAsked('Billy')
    .does('Billy', 'join')
    .fact('debt', [0, 0, 0, 0])
    .sees('rail', 'money Billy', '')
    .sees('rail', 'spent', 'gold-train stagecoach')
    .isAsked('Butch');
});
