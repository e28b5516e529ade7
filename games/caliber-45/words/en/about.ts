/** What is explained at the table of Caliber 45, in English. */
import { dealt } from '../../figures.ts';
import type { CaliberAbout } from '../about.ts';

export const about: CaliberAbout = {
  weapons: { name: 'Weapon deck', text: 'You draw from it while arming; with a full hand you throw a card first.' },
  thrown: { name: 'Thrown weapons', text: 'Weapon cards that were thrown or fired. They become the new deck when it runs out.' },
  stable: { name: 'Cowboy deck', text: 'Without a cowboy you look at the top one here and hire or refuse them.' },
  graveyard: { name: 'Lost cowboys', text: 'Cowboys that were killed, jailed or turned away.' },
  spread: { name: 'Money cards', text: 'The caller of a robbery turns one of these up. All are equally likely.' },
  spent: {
    name: 'Spent money',
    text: 'There is no bank: you pay in here, and change comes from here. The Sheriff brings it all back.',
  },
  loot: {
    name: 'What is robbed',
    text: 'Beat its guards, then fight the other gangs for it: the last one of the team left to act takes it.',
  },
  hand: { name: 'Hand', text: `Weapon cards, ${dealt} at most. Only their owner sees them.` },
  cowboy: { name: 'Cowboy', text: 'You ride with one. Their number is the most bullets that count in one volley.' },
  bail: { name: 'Bail tokens', text: 'Take one off for a turn, or pay for each when you ride.' },
  money: { name: 'Money', text: 'What this player has won. Debts are taken off it.' },
  gangs: { name: 'The gangs', text: 'What each team is worth together; the first one to reach the goal wins.' },
};
