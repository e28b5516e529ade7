/** McReady's base deck, in English. */
import type { CardText } from '../../card-text.ts';

export const mcready = {
  'colonel-mcready': {
    name: 'Colonel McReady',
    text: 'Costs 1 less at Rattlesnake Creek and 2 less on the 3:15 Express. If he is destroyed, remove two border tokens. From play or from the discard pile he is never shuffled into a deck: he leaves the game instead.',
  },
  'charlie-weathers': {
    name: 'First Deputy Charlie Weathers',
    short: 'Charlie Weathers',
    text: 'Coming into play: you may take one Deputy from your discard pile into your hand.',
  },
  'brady-logan': {
    name: 'Brady Logan',
    text: 'You may play him to the current battlefield or to any battlefield the turn marker has yet to reach. Not affected by Sandstorm.',
  },
  lawman: { name: 'Lawman', text: '' },
  cowboy: { name: 'Cowboy', text: '' },
  deputy: { name: 'Deputy', text: '+1 firepower while a Cowboy is in the same column.' },
  'apache-scout': { name: 'Apache Scout', text: 'Coming into play: put one token back on the Mexican Border.' },
  'bounty-hunter': { name: 'Bounty Hunter', text: '' },
  'hired-gun': { name: 'Hired Gun', text: 'Fleeting: discard after the attack at this battlefield.' },
  'mounted-posse': {
    name: 'Mounted Posse',
    text: 'In your Play phase you may discard two cards to move the Mounted Posse to the current battlefield.',
  },
  'buffalo-stampede': { name: 'Buffalo Stampede', text: 'Fleeting: discard after the attack at this battlefield.' },
  'sharps-rifle': { name: 'Sharps Buffalo Rifle', short: 'Sharps Rifle', text: '' },
  'get-a-rope-boys': { name: 'Get a rope, boys', text: 'Kill one bandit.' },
  ambush: {
    name: 'Ambush!',
    text: 'Kill one bandit of your choice with survival rating 3 or less. Cannot be played if there is none.',
  },
  'out-of-ammo': {
    name: 'Out of ammo, my friend!',
    text: 'Destroy one Gatling Gun in the current battlefield, if one is there. Draw a card.',
  },
  'rickety-bridge': {
    name: 'Rickety Bridge',
    text: 'Row-blocking: stays at the current battlefield. Colty’s limit here is two cards.',
  },
  'shoot-the-gun': {
    name: 'Shoot the gun from his hand',
    short: 'Shoot the gun',
    text: 'Destroy one Colty card with base firepower 2 or less in the current battlefield.',
  },
  'wire-ahead': { name: 'Wire ahead', text: 'Draw three cards.' },
  'river-in-flood': { name: 'River in flood', text: '+1 turn: move the turn marker one space left.' },
  'wanted-poster': {
    name: 'Wanted: dead or alive',
    text: 'Put one token back on the Mexican Border. If a bandit has died this turn, draw a card.',
  },
} as const satisfies { readonly [id: string]: CardText };
