/** The rulebook of Revolver in English: the attack, casualties, the end and the battlefields. */

export const attack = {
  'RV-132':
    'McReady attacks once, at the end of his turn, and only at the current battlefield. The attack takes place by itself and cannot be declined.',
  'RV-133': 'First, with 1.1, a face-down ambush card at the current battlefield is turned up and carried out (RV-199).',
  'RV-134': 'McReady’s total is the firepower of all cards in his column here, with chips, cards under them and other bonuses.',
  'RV-135':
    'Colty’s total is the firepower of all cards in his column here, with chips and bonuses, plus the defence of the battlefield.',
  'RV-136': 'The attack succeeds if McReady’s total is greater. A tie is a failure.',
  'RV-137': 'A successful attack kills exactly one bandit, however large the difference (RV-142).',
  'RV-138': 'With 1.2, an attack that fails at the prison frees Santiago (RV-211).',
  'RV-139':
    'After that, McReady’s cards here do what they do after an attack, and his fleeting cards are discarded, in the order in which they were placed.',
  'RV-140': 'Then the same for Colty’s cards.',
  'RV-141': 'A total may be negative; it is compared as it is.',

  'RV-142':
    '“Kill one bandit”, and every casualty of an attack: among the living bandits of the gang line Colty chooses one of those with the lowest survival rating.',
  'RV-143': 'So the ratings form groups, and one group is used up before the next is touched.',
  'RV-144':
    'If the chosen bandit has True Grit, RV-114 applies: nobody dies, and the hit is spent. Colty may choose such a bandit on purpose.',
  'RV-145':
    'If McReady chooses the victim (Ambush!, Shot in the back), the card names the highest rating allowed. True Grit works as usual.',
  'RV-146':
    'A bandit who dies is turned over to the gravestone and stays in the graveyard for the rest of the game. What the card does on dying is done at once.',
  'RV-147': 'A bandit has died only when the card was turned over. Losing a True Grit token is not a death.',
  'RV-148': 'Jack Colty has the highest rating, so he is the last to die. When he is dead, Colty has lost.',
  'RV-149': 'The death of Cortez does not decide the game; it costs Colty two cards at random.',
  'RV-150': 'A death counts for the player’s turn in which it happens, whatever caused it.',

  'RV-151':
    'Border check, at the end of each McReady turn: if no bandit died in this McReady turn by any means, one border token is removed.',
  'RV-152': 'Deaths in Colty’s own turn (Derail the Train, The Jakes) do not help McReady in this check.',
  'RV-153': 'If Jack Colty is dead, or nobody in the gang is alive, McReady wins at once.',
  'RV-154': 'If the Mexican Border is empty, Colty wins at once, whatever the phase.',
  'RV-155':
    'Train check, after the Border check: if the marker is on space 4 of the 3:15 Express and Jack Colty is alive, Colty wins.',
  'RV-156': 'If one step would make both of them win, McReady wins. There is no draw.',
  'RV-157': 'A player may give up at any time; the opponent wins at once.',
  'RV-158': 'If nobody has won by the end of game turn 60, Colty wins.',
  'RV-159': 'A bandit who is still in the prison is not in the gang: he need not and cannot be killed.',

  'RV-160':
    'Turn spaces and defence: the Bank 4 and 2, Whiskey Canyon 5 and 2, Buzzard Point 2 and 2, the San Manzanillo Prison 2 and 6, Rattlesnake Creek 5 and 1, the 3:15 Express 4 and 1.',
  'RV-161':
    'When the marker moves on, cards stay where they are. Cards at battlefields already passed or yet to come take no part in attacks; of their texts only those still work that say “any battlefield”, that let the card itself move, or that count cards in play.',
  'RV-162':
    'A card that moves goes to the same player’s column at its new place, with everything on it and under it, as the newest card there.',
  'RV-163':
    'A card that cannot be moved, and every Location, can neither go to another battlefield nor be returned to a hand. It can still be destroyed, discarded or shuffled into a deck where the rules allow.',
  'RV-164':
    'When you move a card of your own accord, the limits of its new place hold (RV-081). To move to the current battlefield it has to be somewhere else.',
  'RV-165':
    'The previous battlefield is the card of the row directly left of the current one, the prison included. At the Bank there is none, and the effect is impossible.',
  'RV-166': 'A moved card does not come into play: what it does on coming into play is not repeated.',
} as const satisfies { readonly [id: string]: string };
