/** What is explained at the table of Revolver, in English. */
import type { RevolverAbout } from '../about.ts';

const deck = 'Two cards a turn come from here. When it is empty, the discard pile becomes the new deck.';
export const about: RevolverAbout = {
  coltyDeck: { name: 'Colty’s deck', text: deck },
  mcreadyDeck: { name: 'McReady’s deck', text: deck },
  discard: { name: 'Discard pile', text: 'Cards that were played, paid with or destroyed. Anybody may look through it.' },
  frontier: { name: 'Frontier deck', text: 'The second card of your draw may come from here instead of your own deck.' },
  frontierDiscard: {
    name: 'Frontier discard pile',
    text: 'Frontier cards that were used; they become the Frontier deck again when it runs out.',
  },
  hand: { name: 'Hand', text: 'Hidden from the opponent; cards are played from it, and paid for with the others in it.' },
  played: { name: 'Card being played', text: 'It is paid for and carried out now, unless the opponent cancels it.' },
  column: { name: 'Column', text: 'One side’s cards at this battlefield: together they make its firepower.' },
  blockers: {
    name: 'Row-blocking cards',
    text: 'They lie on the battlefield, in neither column, and limit who may add cards here.',
  },
  ambush: {
    name: 'Ambush',
    text: 'Turned up at the first attack at this battlefield, and carried out before the totals are counted.',
  },
  sprung: { name: 'Open ambush', text: 'It was turned up, and leaves the game when the turn marker goes on.' },
  range: { name: 'Open Range', text: 'These cards lie at no battlefield and work wherever the marker is.' },
  stash: { name: 'Under the Strongbox', text: 'A card kept for later: its owner takes it back in a Play phase.' },
  gang: {
    name: 'The gang',
    text: 'Each hit kills one bandit, the lowest survival rating first. When Jack Colty is dead, McReady has won.',
  },
  graveyard: { name: 'Graveyard', text: 'Bandits who have died.' },
  field: { name: 'Current battlefield', text: 'Cards are played here, and here McReady attacks at the end of his turn.' },
  total: { name: 'Firepower', text: 'McReady’s attack hits if his total is greater; a tie is not enough.' },
  defence: { name: 'Defence', text: 'The battlefield itself adds this to Colty’s total.' },
  spaces: { name: 'Turn spaces', text: 'The marker goes one space in each of Colty’s turns, from the Bank to the train.' },
  border: {
    name: 'Mexican Border',
    text: 'A turn in which no bandit dies takes a token off it, and so does the text of some cards. When the last one is gone, Colty has won.',
  },
  lead: {
    name: 'Who is ahead',
    text: 'McReady needs the whole gang dead, or Jack: he is ahead when his bar is longer. Colty needs the train to leave or the border to be empty: he is ahead when more bandits are left than turns before the train.',
  },
  chips: { name: 'Power chips', text: 'Each one on a card in a column gives it one firepower more.' },
  red: {
    name: 'Red chips',
    text: 'They work like power chips, count as black and as white, and are used when the others have run out.',
  },
  grit: { name: 'True Grit', text: 'It saves the card it lies on once, and is gone then.' },
  dollars: { name: 'Silver dollars', text: 'Some cards are paid for with them.' },
};
