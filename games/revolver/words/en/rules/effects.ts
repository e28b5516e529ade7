/** The rulebook of Revolver in English: targets, symbols, tokens and reactions. */

export const effects = {
  'RV-090': 'Unless a text says otherwise, an effect reaches only cards at the current battlefield.',
  'RV-091': 'Unless a text says otherwise, the player who plays the card chooses its targets.',
  'RV-092': 'A lawman is a card with the star in McReady’s column, or any Frontier character that McReady controls.',
  'RV-093':
    'A bandit-ally is a card with that symbol in Colty’s column, or any Frontier character that Colty controls. The bandits of the gang line are not bandit-allies.',
  'RV-094':
    'An effect that asks for a card’s firepower means its base firepower: chips, cards under it and other bonuses do not count.',
  'RV-095':
    'Dynamite: Colty names lawmen at the current battlefield whose base firepower adds up to 3 or less, cards with a crosshair first (RV-100), and all of them are destroyed at once. He may name fewer than he could, but at least one.',
  'RV-096': 'Negative firepower counts as negative: with Drusilla (−1) among the victims, the others may add up to 4.',
  'RV-097':
    'When a card is destroyed, first its tokens go back to the supply and cards under it to their discard piles, then the card goes to its own, and then its “destroyed” text happens. Cards destroyed together have all left before the first such text.',
  'RV-098':
    'Killing, destroying, returning and moving are different things. A card that is moved, returned, fleeting or discarded by its own text was not destroyed.',
  'RV-099': '“Up to” allows fewer targets. Otherwise choose as many as there are to choose.',

  'RV-100':
    'Crosshair: when the opponent’s effect destroys cards in this column, every crosshair card there that can be destroyed has to be among them before any other may be chosen, even if it is not of the kind named. A crosshair card is a target by itself, so the effect may be used even if nothing else fits. Effects that name one title, or destroy every card, are not redirected.',
  'RV-101': 'A crosshair card takes its own base firepower out of a total: 0 for the Rock-strewn vantage point.',
  'RV-102':
    'Impervious: the opponent cannot destroy this card by any means. It can still be moved, returned, blanked or shuffled into a deck.',
  'RV-103': 'A Lock matters only in the duel. Every card with a Lock has firepower.',
  'RV-104': 'Fleeting: the card is discarded after the first attack made at its battlefield while it lies there.',
  'RV-105': 'Bounty hunters are a class of cards that other cards refer to.',
  'RV-106':
    'The unique gunfighters of the base decks may not be swapped out: Colonel McReady, First Deputy Charlie Weathers and Brady Logan for McReady, The Jackson Clan for Colty.',
  'RV-107': 'Red firepower on Frontier cards counts as white while McReady controls the card and as black while Colty does.',
  'RV-108':
    '“Not counted”, “cannot be moved” and “not affected by Sandstorm” are text: they are lost when text is ignored or the card is blank. All other icons are symbols and are lost only when the card is blank.',

  'RV-109': 'A power chip on a card in a column gives it +1 firepower for as long as it lies there.',
  'RV-110': 'The chips of the base game have two sides: black on Colty’s cards, white on McReady’s.',
  'RV-111': 'A red chip counts as black and as white whenever a card asks for the colour.',
  'RV-112':
    'The supply holds 6 chips, and with 1.4 four red ones as well. Effects take ordinary chips first, then red ones, unless they speak of red. If too few are left, all of them are placed, and the player decides where, within what the effect allows.',
  'RV-113': 'When a card leaves play its chips go back to the supply. When it moves or changes sides they stay on it.',
  'RV-114':
    'True Grit: when a bandit would die, or any other card would be destroyed, one token comes off instead and the card stays. What the card does when it dies or is destroyed does not happen.',
  'RV-115':
    'There are six such tokens. One that comes off goes back to the supply. If the supply is empty, no True Grit can be given.',
  'RV-116': 'A card saved by True Grit still takes its base firepower out of Dynamite’s total.',
  'RV-117': 'On Cortez the Hostage-child token works in every way like True Grit.',
  'RV-118': 'The Hostage token leaves the game when it is used. If Cortez has both kinds, Colty chooses which one goes.',
  'RV-119': 'The Mexican Border starts with 12 tokens and can never hold more than 14, minus those that left the game.',
  'RV-120':
    'To remove a border token means to put it from the card into the border supply. If the card is empty then, Colty wins at once.',
  'RV-121': 'To put a token back means to take it from the border supply, if one is there.',
  'RV-122': '+1 turn: the marker goes one space left, which gives one more turn here.',
  'RV-123': '−1 turn: the marker goes one space right; not on the last space of a battlefield.',
  'RV-124':
    'No effect moves the marker to another card of the row: +1 is impossible on space 1 and −1 on the last space. A card that does nothing else may not be played then; what a dying bandit does is skipped.',

  'RV-125':
    'There are two reaction windows, both McReady’s. R1, after Colty has paid for Banditos or Robber’s Roost and before the card is placed: a Texas Ranger, with module D. R2, after Colty has paid for Derail the Train and before it works: The brakeman’s warning, with 1.1.',
  'RV-126':
    'When its set or module is in the game, the window opens every time, whether or not McReady holds the card, so that the pause tells Colty nothing. McReady cancels (with the card) or passes.',
  'RV-127':
    'The window is left out only for reasons that both can see: McReady has no cards; the open list of his deck holds no card that could answer; or, for R1, Sister Sara is dead or the marker is at the prison.',
  'RV-128': 'A pass made for a player takes the same time whatever the hand holds. A page may be set to always pass.',
  'RV-129':
    'A cancelled card has no effect at all and goes to Colty’s discard pile; the Texas Ranger that was used goes to McReady’s.',
  'RV-130': 'What was paid for a cancelled card stays paid. A cancelled Derail the Train leaves the game.',
  'RV-131': 'A card can be cancelled only once, and a reaction cannot be answered.',
} as const satisfies { readonly [id: string]: string };
