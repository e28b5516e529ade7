/** The rulebook of Revolver in English: the turn, playing cards and columns. */

export const turn = {
  'RV-047': 'A game turn is a Colty turn and then a McReady turn.',
  'RV-048': 'Colty’s turn: the Advance phase, the Draw phase, the Play phase.',
  'RV-049': 'McReady’s turn: the Draw phase, the Play phase, the Attack phase; then the Border check and the Train check.',
  'RV-050':
    'In your own phases you decide what is done. The opponent acts only in a reaction window, when a rule or a card tells them to choose, and in the duel.',
  'RV-051':
    'When several effects fall on the same moment, those of the player whose turn it is come first, each player’s in the order in which their cards were placed. One card’s effects happen in the order of its text.',
  'RV-052':
    'After every step the table checks, in this order and until nothing is left to do: is Jack Colty dead or the gang gone (RV-153); is the border empty (RV-154); must a Texas Ranger or the Garrotte leave (RV-259, RV-285); are The Jakes and a Buffalo Stampede at the same battlefield (RV-273); is Mary Lou’s shack empty (RV-282).',
  'RV-053': 'The very first turn has no Advance phase: it is played on space 1 of the Bank.',
  'RV-054':
    'In every later Colty turn the turn marker goes one space right; from the last space of a card it goes to space 1 of the next card of the row.',
  'RV-055':
    'When the marker leaves a card of the row: first what cards there do when it leaves (Indian burial ground, the prison); then an open ambush card there leaves the game; if Rattlesnake Creek was left without a duel, RV-236; with 1.3, payday (RV-215).',
  'RV-056': 'The marker never goes beyond space 4 of the 3:15 Express: the game is over before that (RV-155).',

  'RV-057': 'In the Draw phase you draw two cards from your deck.',
  'RV-058':
    'With 1.3 you may take the second of them from the Frontier deck, and you decide that after seeing the first. This gives you one Frontier card a turn at most.',
  'RV-059':
    'A Frontier card that is played at once is carried out when you draw it, costs nothing and goes to the Frontier discard pile. You draw no other card for it.',
  'RV-060':
    'After the two cards come extra cards granted by cards in play (Drusilla Wilcox), from your own deck, and then the guess for Reverend Kane (RV-276).',
  'RV-061': 'A hand may be of any size.',

  'RV-062':
    'In your Play phase you may play any number of cards from your hand, one after another, and use abilities of your cards in play, in any order, until you end the phase.',
  'RV-063':
    'To play a card: name it and, if it stays in play, say where it goes; check that it may be played and paid for; pay its whole cost; wait for a reaction, if the card allows one; then place it or do what it says, choosing targets now. An action then goes to its discard pile, unless it stays in play (row-blocking cards, Trained in the Pinkerton ways).',
  'RV-064': 'Until a card is finished, no other may be played, except in a reaction window.',
  'RV-065': 'A card that stays in play goes to your own column of the current battlefield, unless its text says otherwise.',
  'RV-066':
    'An action may be played only if something of it can change the game: there is a target, the marker can move, a token can be placed. Naming a card (Chicken foot) always counts.',
  'RV-067': 'What a card does when it comes into play is done as far as possible; the rest is skipped.',
  'RV-068': 'Once the cost is paid, the card cannot be taken back.',
  'RV-069': 'A cost in cards: discard that many other cards of your choice from your hand.',
  'RV-070':
    'A cost in random cards is paid after that, from the rest of your hand: chance picks the cards, as the opponent would from a hand held face down.',
  'RV-071': 'A cost in silver dollars goes back to the pool.',
  'RV-072':
    'You can play a card only if the rest of your hand holds as many cards as the cost asks for, chosen and random together, and you have the dollars.',
  'RV-073': 'A card never pays for itself. Any other card of your hand may, Frontier cards too.',
  'RV-074': 'Cards discarded as payment go to the discard pile of their own deck and do nothing; they are not destroyed.',
  'RV-075':
    'What makes a card cheaper or more expensive changes only the number of cards you choose to discard. All changes are added up; a price never falls below 0.',
  'RV-076': 'Abilities are paid for in the same way, and may be used any number of times unless they say “once”.',
  'RV-077':
    '“Discard it from your hand to …” is another use of a card in your own Play phase. It costs nothing else, does not count as playing the card, opens no reaction window, and the card goes to its discard pile.',

  'RV-078': 'In his column at a battlefield Colty may have three counted cards at most.',
  'RV-079':
    'Every card in Colty’s column is counted, whatever its type, except those that say they are not. Cards under cards and row-blocking cards are never counted.',
  'RV-080': 'McReady’s column has no limit of its own.',
  'RV-081':
    'A limit matters only when a card is added, by playing or by moving it of your own accord. Cards that are there when a limit appears or shrinks stay.',
  'RV-082': 'A move that the opponent forces, and a card that changes sides (Reverend Kane), ignore limits.',
  'RV-083': 'You cannot take your own cards out of a column just to make room, except a blank one (RV-178).',
  'RV-084':
    'Row-blocking cards (Sandstorm, Rickety Bridge) are actions that stay on the current battlefield. They belong to neither column and have no firepower. Only effects on any card in play reach them (Shadow of Chikara, Swarm of horseflies).',
  'RV-085': 'No more than two row-blocking cards may lie on one battlefield, and never two of the same title.',
  'RV-086': 'They stay there for the rest of the game unless an effect removes them.',
  'RV-087':
    'Sandstorm: while two or more of McReady’s cards in his column there are affected by it, he may not add another. Cards it does not affect are not counted and may always be added.',
  'RV-088': 'Rickety Bridge: Colty’s limit there is two instead of three. Cards that are not counted are not affected.',
  'RV-089': 'If several limits hold for one column, the lowest counts.',
} as const satisfies { readonly [id: string]: string };
