/** The rulebook of Revolver in English: the modules of The Tarnished Star. */

export const modules = {
  'RV-220': 'Only Colty may start the duel: in his own turn, while the marker is on Rattlesnake Creek and Cortez is alive.',
  'RV-221': 'He does so in his Play phase, while no card is being carried out, and once per game.',
  'RV-222': 'The duel begins: both draw two cards from their own decks, Colty first. Colty’s turn is paused.',
  'RV-223': 'Colty has to lay one card from his hand face down on the Duel card. Any card will do.',
  'RV-224': 'If Colty has no card, McReady wins the duel.',
  'RV-225': 'McReady then calls it a bluff, backs down, or lays a card with a Lock from his hand face up.',
  'RV-226': 'To lay a card McReady needs one with a Lock; no other may be laid.',
  'RV-227': 'If he backs down, see RV-233.',
  'RV-228': 'If he calls a bluff, Colty’s card is turned up. With a Lock on it Colty wins the duel, without one McReady does.',
  'RV-229':
    'If he laid a card, Colty’s card is turned up too. Without a Lock on it McReady wins the duel; with one, firepower decides.',
  'RV-230': 'The higher printed firepower wins the duel; Colty wins a tie.',
  'RV-231':
    'Colty wins: the duel’s cards are discarded, the Duel card and the Armed train guard, wherever it stands, leave the game, the Hostage token goes to Cortez, and McReady discards one card at random.',
  'RV-232':
    'McReady wins: the duel’s cards are discarded, the Duel card and the Hostage token leave the game, and the Armed train guard stays.',
  'RV-233': 'McReady backs down: as if Colty had won, but McReady discards nothing.',
  'RV-234': 'If McReady backs down, Colty’s card is seen all the same: it goes to the discard pile, which is open.',
  'RV-235': 'After the duel Colty’s turn goes on where it was paused.',
  'RV-236':
    'If the marker leaves Rattlesnake Creek without a duel, the Hostage token and the Duel card leave the game; the Armed train guard stays on the train.',
  'RV-237': 'Duster coat cannot be used to lay a card in the duel.',
  'RV-238': 'Nothing else can be used during the duel. Laying a card costs nothing and is not playing it.',
  'RV-239':
    'The Armed train guard is a lawman with firepower 3, not affected by Sandstorm, and counts on the Express like any card. It can never be in a hand or a deck: where it would return, it leaves the game, and True Grit on it goes back to the supply.',

  'RV-240': 'One dollar: nothing else changes.',
  'RV-241':
    'Two dollars: McReady begins with two silver dollars instead of one, puts a True Grit token on the Armed train guard, and puts the Garrotte under Santiago in the prison.',
  'RV-242': 'Only Colty can get the Garrotte, by freeing Santiago; then it is in his hand and is played like any other card.',
  'RV-243': 'If McReady chose one dollar, or without module B, the Garrotte is not in the game.',

  'RV-244': 'With module C the nine new cards are shuffled into the Frontier deck (RV-029) and follow its rules.',

  'RV-245':
    'A deck has exactly 62 cards: the base deck of its side, with cards taken out and replaced one for one by cards of the expansions. These rules check every ready-made deck and every deck of your own, with module D or without.',
  'RV-246': 'Unique gunfighters stay in (RV-106).',
  'RV-247':
    'An action is replaced by an action, a character by a character, a firepower card by a firepower card. Cost, firepower and symbols do not matter.',
  'RV-248': 'Locations and Open Range cards may replace any base card but a unique gunfighter.',
  'RV-249':
    'In short: a deck may not hold more cards of any of the three types than the base deck does. McReady: 37 characters, 6 firepower cards, 19 actions. Colty: 10, 29 and 23.',
  'RV-250': 'One copy of each unique card at most.',
  'RV-251': 'No more copies of a card than there are in the box.',
  'RV-252': 'Only cards of your own side.',
  'RV-253':
    'No bandits, battlefields, ambush cards, Frontier cards, module cards or table cards; in particular, never the Garrotte in Colty’s deck.',
  'RV-254': 'Only cards of sets that are in the game (RV-017).',
  'RV-255': 'A card that does not exist is a fault, and so is a card that is taken out more often than the deck has it.',
  'RV-256': 'All faults of a deck are named together. A deck with a fault cannot begin a game.',
  'RV-257': 'Ready-made decks are fixed lists of swaps, one for each set. All lists of a side together still make a legal deck.',
  'RV-258': 'The Garrotte may get into Colty’s deck during a game, by a reshuffle; it never belongs to a saved deck.',
} as const satisfies { readonly [id: string]: string };
