/** The names of Caliber 45 in English. */

import { counted, dollars } from '../../../../words/language.ts';
import { RICH_FORT_KNOX, STEP } from '../../decks.ts';
import { dollarsOn } from '../../faces.ts';
import { bail } from '../../figures.ts';
import { type CaliberNames, effectsOf, sizesIn } from '../shape.ts';

const money = dollars('en');
const bullets = counted('en', { one: 'bullet', other: 'bullets' });
const guarded = counted('en', { one: 'guard', other: 'guards' });

export const names: CaliberNames = {
  name: 'Caliber 45',
  houseName: 'The Last Million',
  about: 'Rob banks together, then shoot it out. A million wins.',
  faces: {
    'ammo-1': '1 bullet',
    'ammo-2': '2 bullets',
    'ammo-3': '3 bullets',
    'ammo-4': '4 bullets',
    'ammo-5': '5 bullets',
    'ammo-6': '6 bullets',
    mustang: 'Mustang',
    cactus: 'Cactus',
    coyote: 'Coyote',
    stagecoach: 'Stagecoach',
    'mail-car': 'Mail car',
    'gold-train': 'Gold train',
    'fort-knox': 'Fort Knox',
    sheriff: 'Sheriff',
    'war-party-2': 'War party of 2',
    'war-party-3': 'War party of 3',
    'war-party-4': 'War party of 4',
    'war-party-5': 'War party of 5',
    'war-party-6': 'War party of 6',
    dynamite: 'Dynamite',
    'doc-holliday': 'Doc Holliday',
    'belle-starr': 'Belle Starr',
    'billy-the-kid': 'Billy the Kid',
    'jesse-james': 'Jesse James',
    'wild-bill-hickok': 'Wild Bill Hickok',
    'butch-cassidy': 'Butch Cassidy',
    'pat-garrett': 'Pat Garrett',
    'wyatt-earp': 'Wyatt Earp',
    'sundance-kid': 'Sundance Kid',
    'john-wesley-hardin': 'John Wesley Hardin',
    'buffalo-bill': 'Buffalo Bill',
    'calamity-jane': 'Calamity Jane',
  },
  effects: effectsOf({
    ammo: n => `Ammunition: ${bullets(n)} for a shot, a defence or the guards. Cards fired together add up.`,
    loot: (n, guards, rich) =>
      `Worth ${money(n)}${rich === null ? '' : ` (${money(rich)} where the table agreed on it)`}; ${guards === 0 ? 'no guards' : guarded(guards)}.`,
    warParty: n =>
      `No loot, only trouble: somebody must fire ${bullets(n)}. A rider who cannot loses the cowboy or rides off on a Mustang.`,
    cowboy: n => `At most ${bullets(n)} count in one volley.`,
    special: {
      mustang: 'Instead of meeting guards, a War party or a shot: you ride off, and your cowboy lives.',
      cactus: 'No bullets; but nobody sees that your hand is not full of them. Thrown like any other card.',
      coyote:
        'No bullets; but nobody sees that your hand is not full of them. Thrown from a full hand only, and only together with an ammunition card.',
      sheriff: `Every rider pays ${money(STEP)} or loses the cowboy. Then all money that belongs to nobody is spread again.`,
      dynamite: 'The cowboys of all riders die. Nothing saves them.',
    },
  }),
  zones: {
    weapons: 'the weapon deck',
    thrown: 'the discarded weapon cards',
    hand: 'the hand',
    spread: 'the spread money cards',
    spent: 'the discarded money',
    loot: 'the card being robbed',
    money: 'the money',
    stable: 'the cowboy deck',
    graveyard: 'the lost cowboys',
    cowboy: 'the cowboy',
    box: 'the box',
  },
  facts: {
    active: 'whose turn of arming it is',
    teams: 'the team of each seat',
    tokens: 'bail tokens on each cowboy',
    debt: 'what each player owes',
    passes: 'passes in a row',
    armings: 'turns of arming since the last robbery',
    robberies: 'robberies so far',
    robbery: 'the robbery under way',
    ended: 'how the game ended',
  },
  verbs: {
    draw: { button: 'Draw a card', you: 'draw', they: 'draws' },
    swap: { button: 'Swap', you: 'swap', they: 'swaps' },
    rob: { button: 'Call a robbery', you: 'call a robbery', they: 'calls a robbery' },
    hire: { button: 'Hire a cowboy', you: 'look for a cowboy', they: 'looks for a cowboy' },
    unbail: { button: 'Take off a token', you: 'take off a bail token', they: 'takes off a bail token' },
    pass: { button: 'Pass', you: 'pass', they: 'passes' },
    keep: { button: 'Keep', you: 'keep the cowboy', they: 'keeps the cowboy' },
    refuse: { button: 'Turn away', you: 'turn the cowboy away', they: 'turns the cowboy away' },
    join: { button: 'Ride along', you: 'ride along', they: 'rides along' },
    decline: { button: 'Stay', you: 'stay', they: 'stays' },
    pick: { button: 'Pick a card', you: 'pick a money card', they: 'picks a money card' },
    meet: { button: 'Shoot', you: 'shoot them', they: 'shoots them' },
    mustang: { button: 'Ride off', you: 'ride off on a Mustang', they: 'rides off on a Mustang' },
    fall: { button: 'Fall', you: 'lose your cowboy', they: 'loses the cowboy' },
    pay: { button: `Pay ${money(STEP)}`, you: 'pay the Sheriff', they: 'pays the Sheriff' },
    jail: { button: 'Go to jail', you: 'give the cowboy up', they: 'gives the cowboy up' },
    agree: { button: 'New cowboys for all', you: 'agree', they: 'agrees' },
    disagree: { button: 'No', you: 'disagree', they: 'disagrees' },
    shoot: { button: 'Shoot', you: 'shoot', they: 'shoots' },
    defend: { button: 'Fire back', you: 'fire back', they: 'fires back' },
    flee: { button: 'Flee', you: 'flee', they: 'flees' },
  },
  questions: {
    arming: { asked: 'Your turn: arm yourself, or call a robbery.', others: name => `${name} is arming.` },
    hire: {
      asked: `Keep this cowboy with ${bail} bail tokens, or turn them away?`,
      others: name => `${name} is looking at a cowboy.`,
    },
    call: { asked: 'A robbery is called. Do you ride along?', others: name => `${name} is thinking whether to ride along.` },
    pick: { asked: 'Pick any card of the spread.', others: name => `${name} is picking a money card.` },
    meet: {
      asked: 'They stand in your way: shoot them all, ride off on a Mustang, or your cowboy dies.',
      others: name => `${name} faces what stands in the way.`,
    },
    sheriff: {
      asked: `The Sheriff: pay ${money(STEP)}, or give up your cowboy.`,
      others: name => `${name} is talking to the Sheriff.`,
    },
    fresh: { asked: 'Nobody has a cowboy left. New ones for everybody?', others: () => 'The table is voting on new cowboys.' },
    'shoot-out': {
      asked: 'Your turn in the shoot-out: shoot, arm or flee.',
      others: name => `${name} has the turn in the shoot-out.`,
    },
    defend: {
      asked: 'You are shot at: fire back as strongly, ride off on a Mustang, or your cowboy dies.',
      others: name => `${name} is shot at.`,
    },
  },
  options: {
    goal: { name: 'Goal', about: 'What a team must be worth to win.', value: n => money(n * 1000) },
    teams: {
      name: 'Teams',
      about: 'How many teams play, or who is in which. No team has more than three players.',
      texts: { usual: 'as usual for this number of players', two: 'two teams', three: 'three teams' },
      own: split => sizesIn(split).join(' against '),
    },
    freshCowboys: {
      name: 'New cowboys after a Dynamite',
      about: 'When cowboys are dealt again after a Dynamite.',
      values: {
        auto: 'if nobody at the table has one left',
        vote: 'if nobody has one left and all agree',
        riders: 'to all who rode',
        off: 'never',
      },
    },
    handicap: {
      name: 'Handicap',
      about: 'With uneven teams a smaller one needs less money.',
      on: 'a smaller team needs less',
      off: 'the same goal for all',
    },
    richFortKnox: {
      name: 'Fort Knox',
      about: 'What Fort Knox is worth. Both are the house’s numbers: the printed rulebook names none.',
      on: `rich: ${money(RICH_FORT_KNOX)}`,
      off: `usual: ${money(dollarsOn(false, 'fort-knox'))}`,
    },
    first: { name: 'First player', about: 'Who begins.', chance: 'decided by lot' },
  },
  endings: { million: 'a team got together what it needed', standstill: 'nobody wanted to ride any more' },
  bots: {
    greenhorn: { name: 'Greenhorn', plays: 'rides out before thinking' },
    gunhand: { name: 'Gunhand', plays: 'knows when to stay at home' },
    sharpshooter: { name: 'Sharpshooter', plays: 'counts bullets, and never rides in vain' },
    legend: { name: 'Legend', plays: 'thinks every move through' },
    homer: { name: 'Homer', level: 'sharpshooter', plays: 'rides along with everyone' },
    hank: { name: 'Hank', level: 'greenhorn', plays: 'rides out with half a hand' },
    cora: { name: 'Cora', level: 'gunhand', plays: 'stays at home until she is armed to the teeth' },
    augusta: { name: 'Augusta', level: 'legend', plays: 'rides off on a Mustang at the first shot' },
  },
  teams: ['the Horseshoes', 'the Stars', 'the Spurs'],
  points: money,
  // The reasons are written in English where they stand.
  refusal: why => why,
};
