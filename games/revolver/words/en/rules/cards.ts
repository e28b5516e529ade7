/** The rulebook of Revolver in English: rulings on single cards. */
import { cardOf } from '../../../faces.ts';

export const cards = {
  'RV-259':
    'Texas Ranger, first: once Sister Sara is dead, every Texas Ranger in play leaves the game; one that would be played or discarded leaves it instead, and cannot be played or used any more. It may still be laid in the duel or discarded as payment; then it leaves the game.',
  'RV-260': 'Second: it may be discarded from the hand to cancel Robber’s Roost or Banditos when they are played (RV-125).',
  'RV-261': 'If Sister Sara is not in the game, she is not dead.',
  'RV-262':
    'Rock-strewn vantage point: firepower 0, crosshair. When it is destroyed, McReady draws a card. Sandstorm does not affect it, and it cannot be moved.',
  'RV-263':
    'Volcanic pistol: pay its cost and put it under a lawman for +3; or discard it from the hand to destroy a bandit-ally at the current battlefield; or discard it from the hand to take a True Grit or Hostage token off any card in play, which then leaves the game. It never lies in a column by itself, except at the prison: there its text is ignored and it is a plain firepower card of 3.',
  'RV-264':
    'Trained in the Pinkerton ways: while it lies under a lawman, McReady may discard a card in his Play phase to move that lawman to the current battlefield.',
  'RV-265': 'Lee Shao and the Ramshackle hut: on coming into play, search your deck, shuffle it and put the card you found on top.',
  'RV-266': 'Double the guard is placed by RV-209 and cannot be moved.',
  'RV-267':
    'While Clarence Stickley is at the current battlefield, cards whose English title contains “Pinkerton” (Pinkerton Agent, Trained in the Pinkerton ways, Clarence himself) cost McReady one card less, but not less than 0.',
  'RV-268': 'The Upturned wagon does not count for the limit.',
  'RV-269':
    'Indian burial ground: on coming into play, Colty may remove a border token from the game. While it lies at the current battlefield, McReady may not play bounty hunters there, though he may move one there. When the marker leaves its battlefield, it leaves the game.',
  'RV-270':
    'Pull the bars out with a horse is played only while the marker is at the prison and Double the guard is in play, and destroys it.',
  'RV-271':
    'Trixie and Delilah get one chip for each .38 Special in Colty’s discard pile when they come into play, counted after their cost was paid and as far as the supply goes.',
  'RV-272': '“Fan” the gun: two chips on each .45 Long Colt and each .38 Special in Colty’s column at the current battlefield.',
  'RV-273':
    'The Jakes: on coming into play, draw four cards. As soon as The Jakes and a Buffalo Stampede lie at the same battlefield, whichever came first, one bandit is killed by RV-142 and The Jakes is discarded.',
  'RV-274':
    'While Travis Dane is at the current battlefield, “Get a rope, boys” and “Ambush!” cost McReady one card more. Colty may discard a card to move him to the current battlefield.',
  'RV-275':
    'Shadow of Chikara: its player puts the Eagle on any card that may carry it, of either side, at any battlefield or in an Open Range area.',
  'RV-276':
    'Reverend Kane: in each Draw phase of the player who has him, if he is at the current battlefield, that player secretly chooses left or right and the opponent guesses. A right guess takes Kane to the opposite column of the same battlefield, with his tokens, and he changes sides; cards under him go to their discard piles. Nobody may decline.',
  'RV-277':
    'The Legend of Boggy Creek: the player who drew it gains a dollar. Then both shuffle the cards of their hands into their own decks and draw as many as they put in. Frontier cards stay in hand and are not counted.',
  'RV-278':
    'Drusilla Wilcox has firepower −1 in whichever column she lies. While she is at the current battlefield, her player draws one extra card in the Draw phase. Her player may discard a card to move her there.',
  'RV-279':
    'Chicken foot: name a title. If the opponent holds one copy or more, exactly one is discarded. Nothing else of the hand is shown.',
  'RV-280':
    'Strongbox (Open Range): gain a dollar, then one card from your hand has to go face down under it. In any of your Play phases you may take that card into your hand; then the Strongbox is discarded.',
  'RV-281':
    'With an empty hand nothing goes under the Strongbox, and it stays in play but is of no use; you still gain the dollar.',
  'RV-282':
    'Mary Lou’s shack (Open Range) gets four red chips, or as many as there are. Once in each of their turns its player may move one of them to any of their own cards in play, not a bandit and not The Jackson Clan; on a card without firepower it does nothing. When no chip is left, the shack is discarded.',
  'RV-283': 'Curly: on coming into play, his player puts either a power chip or a True Grit token on him.',
  'RV-284':
    'Swarm of horseflies takes any opposing card in play that came from a deck, at any battlefield, but no Location and no Open Range card. Bandits, the Armed train guard and event cards came from no deck. Impervious does not help. The Garrotte goes into Colty’s deck.',
  'RV-285':
    'Garrotte, first: once Santiago is dead it cannot be played or used. In play it leaves the game at once; one that would be discarded from anywhere leaves it instead.',
  'RV-286': `Second: it may be played as a firepower card (${cardOf('garrotte').firepower}), or discarded from the hand to destroy a lawman at the current battlefield.`,
  'RV-287': 'Austin Granby: on coming into play, McReady’s whole discard pile leaves the game.',
  'RV-288':
    'Colonel McReady costs 2: one more while Abigail lives, one less at Rattlesnake Creek, two less on the 3:15 Express. If he is destroyed, two border tokens are removed.',
  'RV-289':
    'Brady Logan may be played to the current battlefield or a later one, but never ahead into the prison; while the marker is at the prison he is played there like any character. Sandstorm does not affect him.',
  'RV-290': 'Deputy: base firepower 2, and +1 while a Cowboy that is not blank lies in the same column.',
  'RV-291': 'The Jackson Clan gets three chips when it comes into play and loses one after each attack at its battlefield.',
  'RV-292':
    'Saddlebags: Colty takes one of his cards in play, at any battlefield, into his hand: no Location, no row-blocking card, nothing that cannot be moved. Cards under it are discarded, tokens go back to the supply.',
  'RV-293': 'Banditos: firepower 2; on coming into play, Colty may take one Banditos from his discard pile into his hand.',
  'RV-294': 'Old Three Fingers and Buffalo Stampede carry the star but are animals: nothing can be put under them.',
  'RV-295': 'Doc Harlan’s ability works while he is alive, once per game.',
  'RV-296': 'A second Derringer may not be played or moved into a column that already holds one.',
} as const satisfies { readonly [id: string]: string };
