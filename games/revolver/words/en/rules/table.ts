/** The rulebook of Revolver in English: what lies under and on cards, places, decks, and the first three expansions. */

export const table = {
  'RV-167':
    'The Volcanic pistol and Trained in the Pinkerton ways go under one of your own lawmen in play, at any battlefield: not under Buffalo Stampede, Old Three Fingers or a blank card.',
  'RV-168': 'The firepower of the Volcanic pistol is added to that of the card above it, whose base firepower stays the same.',
  'RV-169':
    'A card under another is not counted for limits, cannot be a target, and goes where the other goes. Several may lie under one card.',
  'RV-170':
    'When the upper card leaves play in any way, the cards under it go to their discard piles, the one under a Strongbox too. (If you take that card by RV-280, you have it before the Strongbox goes; for the Garrotte under Santiago see RV-211, RV-212.)',

  'RV-171':
    'The card with the Eagle on it, and every card under that card, is blank: no number, no symbols, no text, until the token goes.',
  'RV-172':
    'The Eagle may go on any card in play except bandits, battlefields, Locations, the prison, and event cards on the table (the Duel, ambush cards, Derail the Train, the Mexican Border).',
  'RV-173':
    'A blank card adds nothing to a total: its firepower and base firepower are 0, and chips on it and cards under it count nothing. Its tokens stay, and work again when the Eagle goes.',
  'RV-174':
    'A blank card keeps its title, owner, type and place. It is not a lawman, bandit-ally or bounty hunter, and has no Lock, crosshair or impervious symbol. A text that only looks for a title (Deputy for a Cowboy, The Jakes for Buffalo Stampede, the Sheppersons) overlooks it; a text that does something to a title (“Fan” the gun, Pull the bars out, Out of ammo) still finds it.',
  'RV-175': 'It still takes up room: it counts for Sandstorm and for Colty’s limit, even if its text said it does not.',
  'RV-176': 'True Grit and Hostage tokens are not text: they still save a blank card.',
  'RV-177': 'A blank row-blocking card sets no limit.',
  'RV-178': 'In your own Play phase you may discard a blank card of yours at any time. That does not destroy it.',
  'RV-179':
    'There is one Eagle. If it is placed while it lies on another card, it moves. When the blank card leaves play, it goes back to the supply.',
  'RV-180': 'The card under a blank Strongbox cannot be taken.',

  'RV-181':
    'A Location is placed in your own column of the current battlefield like any other card, and counts for the limit unless it says otherwise.',
  'RV-182': 'Locations cannot be moved by cards, and Saddlebags cannot take them back.',
  'RV-183': 'They can be destroyed by effects whose description they fit, and as crosshair cards.',
  'RV-184': 'An Open Range card lies beside the player who played it, at no battlefield, and stays until something removes it.',
  'RV-185':
    'It has no firepower, counts for no limit, and is out of reach of effects that are bound to a battlefield. Its text works wherever the marker is, except at the prison.',

  'RV-186':
    'If you have to draw, search or look at your deck and it is empty, you first shuffle your discard pile into a new one: only then, not the moment it runs out.',
  'RV-187': 'Colonel McReady is never shuffled back: if he is in the discard pile then, he leaves the game.',
  'RV-188':
    'An effect that would shuffle Colonel McReady from play into a deck makes him leave the game instead, and the deck is not shuffled. From the hand he may always be shuffled in.',
  'RV-189': 'If both deck and discard pile are empty, you draw nothing and play on with what you have (as after Austin Granby).',
  'RV-190':
    'The Frontier deck is renewed from its own discard pile in the same way. If both are empty, no Frontier card can be drawn.',
  'RV-191':
    'Every card goes to the discard pile of the deck it belongs to (McReady, Colty, Frontier), no matter who controlled it. The Armed train guard leaves the game instead; the Garrotte counts as a Colty card.',
  'RV-192': 'What has left the game never comes back.',
  'RV-193':
    'To search: look through your deck, choose a card (none if it is empty), shuffle the rest, and put the card on top, or into your hand if the text says so.',

  'RV-194':
    'Once per game, in his Play phase while the marker is on the 3:15 Express, Colty may use Derail the Train if a bandit besides Jack Colty is alive.',
  'RV-195': 'It costs two discards. Then reaction window R2 opens.',
  'RV-196':
    'Colty loses a bandit: of the living bandits except Jack he chooses one with the lowest rating. True Grit does not help; what the bandit does on dying is done.',
  'RV-197':
    'Then every card in both columns of the Express is destroyed at once. McReady’s impervious cards and cards with True Grit survive as usual; row-blocking cards stay.',
  'RV-198': 'Then one border token is removed and Derail the Train leaves the game. The marker stays, and Colty’s turn goes on.',

  'RV-199':
    'A battlefield’s ambush card is turned up at the start of the first Attack phase played there and carried out at once, before totals are counted.',
  'RV-200':
    'One that gives firepower while the marker is here stays face up beside the battlefield and adds to McReady’s total there. All others leave the game when carried out.',
  'RV-201': 'On ambush cards the player named in the text chooses: what Colty destroys or places is up to Colty.',
  'RV-202': 'Bandits killed by an ambush die in McReady’s turn and count for the Border check.',
  'RV-203': 'If there was no attack at a battlefield, its ambush card leaves the game unseen when the marker moves on.',
  'RV-204': 'An ambush is nobody’s effect: for “a jumpy trigger” neither crosshair nor impervious matters.',

  'RV-205':
    'The prison is a card of the row with two turn spaces. The marker stops there as at a battlefield, attacks take place, and Colty’s limit of three holds.',
  'RV-206':
    'While the marker is at the prison, the text of all cards played and of all cards lying there is ignored, unless it names the San Manzanillo Prison. Numbers, costs and symbols stay, bandits keep their texts, and a Frontier card that is played at once works as usual. Whether a Texas Ranger or the Garrotte lying there must leave is checked when the marker moves on. The firepower of a Volcanic pistol already under a card is a number and counts.',
  'RV-207':
    'While the marker is there, only characters and firepower cards may be played, and cards whose text names the prison (Duster coat, Hacksaw in a pie, Pull the bars out with a horse). Abilities of cards in columns and Open Range areas and uses from the hand (Volcanic pistol, Garrotte) cannot be used; bandits’ abilities can, and a blank card may be discarded.',
  'RV-208':
    'Text that restricts placing in the prison still holds there: Double the guard, Wriggler Hooley and the Swain Boys cannot be played once the marker has reached it.',
  'RV-209': 'These three go only into your own column of the prison, and only while the marker is left of it.',
  'RV-210':
    'Duster coat places another character or firepower card from the hand, whose cost is paid, into Colty’s column of the prison, at any time before the marker has left it. It places cards nowhere else. A card placed this way counts as played.',
  'RV-211':
    'When McReady’s attack at the prison fails, Santiago joins the gang line (survival rating 4) with a True Grit token from the supply, and Colty takes a Garrotte that lies under him into his hand.',
  'RV-212':
    'If the marker leaves the prison and Santiago is still there, he and a Garrotte under him leave the game. He is not dead.',
  'RV-213': 'While Santiago is in the prison, no effect can target him.',

  'RV-214': 'Silver dollars lie face up in front of their owner; there are 12 in all. If the pool is empty, nothing is gained.',
  'RV-215': 'Payday: whenever the marker enters another card of the row, each player takes one dollar from the pool, Colty first.',
  'RV-216': 'Dollars are spent only where a card or an ability asks for them.',
  'RV-217': 'A Frontier card that you draw is held in hand and played like your own.',
  'RV-218':
    'A Frontier character is a lawman for McReady and a bandit-ally for Colty. Frontier cards with firepower are counted and limited like your own.',
  'RV-219':
    'Frontier cards go back to the Frontier deck when an effect shuffles them into the deck they came from, and otherwise to the Frontier discard pile.',
} as const satisfies { readonly [id: string]: string };
