/** The rulebook of Revolver in English: the frame, the options, the set-up and who sees what. */

export const begin = {
  'RV-001':
    'The game is for exactly two players. Colty leads the gang with a deck of 62 cards, McReady the law with another 62. Nobody changes sides during the game.',
  'RV-002':
    'The base game holds 5 battlefields, 16 bandits, McReady’s deck of 62 cards and Colty’s deck of 62, the cards Derail the Train and Mexican Border, 14 border tokens, 6 True Grit tokens, 6 power chips (+1) and the turn marker.',
  'RV-003':
    'No public source tells everything about the base game. The contents of its two decks, eleven of the bandits, all survival ratings, the turn spaces and the defence of the Bank, Whiskey Canyon and Buzzard Point are our own design.',
  'RV-004':
    'Set 1.1 adds two bandits (Sister Sara with her mule, and Big Nose Nell), 9 ambush cards, and 9 cards for each deck. Known from public sources are ambushes as such, Sister Sara, the Cherokee Freedmen, Dragged behind the horse, Pinkerton agents, a lady bounty hunter and a card against Derail the Train; the rest is ours.',
  'RV-005': 'Set 1.2 adds the San Manzanillo Prison, the bandit Santiago, and 9 cards for each deck.',
  'RV-006': 'Set 1.3 adds the Frontier deck (18 cards), 12 silver dollars, and 9 cards for each deck.',
  'RV-007':
    'Set 1.4, The Tarnished Star, adds 9 cards for McReady, 9 for Colty and 9 for the Frontier, three module cards (the Duel outside the Black Dog saloon, the Armed train guard, the Garrotte), 4 red chips (+1), the Eagle token and the Hostage-child token. The eagle printed on these cards only marks the set; it is not the Eagle token.',
  'RV-008':
    'Travis Dane is in the printed list of cards but not in the list of contents, which names nine Colty cards without him. Here he is a tenth: one copy, unique, allowed in decks of your own.',

  'RV-009':
    'Before the game the table chooses its sets (any of 1.1, 1.2, 1.3) and the modules of 1.4 (any of A, B, C, D), and each player chooses a deck: the base deck, a ready-made one, or one of their own. The base game is always in.',
  'RV-010': 'Set 1.2 needs set 1.1.',
  'RV-011': 'Sets 1.1 and 1.3 need nothing but the base game.',
  'RV-012': 'Every module of 1.4 needs 1.1, 1.2 and 1.3.',
  'RV-013': 'Module B needs module A.',
  'RV-014': 'Apart from that, modules A, C and D may be used in any combination.',
  'RV-015':
    'Module A is used if both players agreed to it before the game; module B is McReady’s decision. Here both are options of the table, which everybody who sits down accepts.',
  'RV-016': 'A combination that lacks something is refused, and the refusal says what is lacking. Nothing is corrected silently.',
  'RV-017':
    'Deck cards of 1.1, 1.2 and 1.3 may be in ready-made decks and in decks of your own whenever their set is in the game. Those of 1.4 need module D. A player who chooses the base deck plays it as it is.',

  'RV-018':
    'The battlefields are laid in a row from left to right: the Bank at Repentance Springs, Whiskey Canyon, Buzzard Point, Rattlesnake Creek, the 3:15 Express from Rattlesnake Station.',
  'RV-019': 'The turn marker begins on space 1 of the Bank.',
  'RV-020': 'Derail the Train lies beside the 3:15 Express.',
  'RV-021': 'True Grit tokens and power chips form a common supply.',
  'RV-022': 'The 16 bandits lie face up in front of Colty in ascending order of survival rating: that is the gang line.',
  'RV-023': 'Twelve border tokens are put on the Mexican Border; the other two are the border supply.',
  'RV-024': 'Skinny Landell begins with a True Grit token.',
  'RV-025': 'With 1.1, Big Nose Nell and Sister Sara join the gang line. They replace nobody: the gang has 18 bandits.',
  'RV-026':
    'With 1.1, the ambush cards are shuffled and one is dealt face down to each of the five battlefields, none to the prison. The rest are set aside face down, and nobody looks at them.',
  'RV-027':
    'With 1.2, the San Manzanillo Prison goes into the row between Buzzard Point and Rattlesnake Creek, and Santiago lies face up on it. He does not belong to the gang yet.',
  'RV-028':
    'With 1.3, 12 silver dollars form a pool and the McReady player takes one of them. The Frontier deck is shuffled and put face down beside the row.',
  'RV-029': 'With module C, the nine Frontier cards of 1.4 are shuffled into the Frontier deck, which then has 27 cards.',
  'RV-030':
    'With module A, after all that, the Armed train guard goes into McReady’s column of the 3:15 Express, the Duel card beside Rattlesnake Creek, and the Hostage-child token on Rattlesnake Creek.',
  'RV-031': 'With any module of 1.4, the four red chips and the Eagle token join the supply.',
  'RV-032': 'With module B, McReady openly chooses one or two silver dollars before the opening hands are drawn (RV-240, RV-241).',
  'RV-033': 'Each player shuffles their deck and draws five cards.',
  'RV-034': 'The opening hand is kept as it is.',
  'RV-035': 'Colty has the first turn.',

  'RV-036': 'A hand is hidden from the opponent; how many cards it holds is not.',
  'RV-037': 'The order of every deck is hidden from both players; how many cards are left is not.',
  'RV-038':
    'The discard piles of McReady, Colty and the Frontier lie face up, and both players may look through them at any time. Their order never matters.',
  'RV-039': 'Cards that left the game lie face up for all to see, except an ambush card that nobody saw: it stays face down.',
  'RV-040':
    'Cards in columns, row-blocking cards, Open Range cards and all tokens on them, living and dead bandits, border tokens and silver dollars are open.',
  'RV-041':
    'A card under another card is open too (Volcanic pistol, Trained in the Pinkerton ways, Garrotte), except under the Strongbox: that card lies face down, and only its player may look at it.',
  'RV-042': 'A face-down ambush card is hidden from both players. If a card lets a player look at one, only that player knows it.',
  'RV-043': 'McReady does not see the card that Colty lays in the duel until the duel turns it up.',
  'RV-044':
    'Which deck each player chose, and what is in it, is open to both before the deal, as at tournaments with open lists. What is in a hand, and in which order a deck lies, stays hidden.',
  'RV-045': 'A card found by searching a deck is not shown.',
  'RV-046':
    'The log names every card that is seen by all and no card that stays hidden. All chance comes from one seed, so that a game can be replayed from its seed and the players’ decisions.',
} as const satisfies { readonly [id: string]: string };
