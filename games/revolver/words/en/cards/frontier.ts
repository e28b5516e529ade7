/** The Frontier deck, in English. */
import type { CardText } from '../../card-text.ts';

export const frontier = {
  // 1.3
  'ma-shepperson': { name: 'Ma Shepperson', text: '+1 firepower while Pa Shepperson or Curly is in the same column.' },
  'pa-shepperson': { name: 'Pa Shepperson', text: '+1 firepower while Ma Shepperson or Curly is in the same column.' },
  'nameless-drifter': { name: 'Nameless drifter', text: 'Fleeting: discard after the attack at this battlefield.' },
  'gunslinger-for-hire': { name: 'Gunslinger for hire', text: '' },
  'mountain-howitzer': { name: 'Mountain howitzer', text: 'Cannot be moved.' },
  'wild-mustangs': { name: 'Wild mustangs', text: 'Move one of your own cards from any battlefield to the current one.' },
  'silver-strike': {
    name: 'Silver strike',
    text: 'Play at once when drawn. Gain one silver dollar, then draw a card from your own deck.',
  },
  'snake-oil-salesman': {
    name: 'Snake-oil salesman',
    text: 'Put a True Grit token on one of your cards in play that has none: a bandit with survival rating 4 or less, or a character.',
  },
  'card-sharp': {
    name: 'Card sharp',
    text: 'Choose black or white and remove all power chips of that colour from one card in play. Red chips count as either colour.',
  },
  'stagecoach-hold-up': {
    name: 'Stagecoach hold-up',
    text: 'Take one silver dollar from the opponent. If they have none, draw a card.',
  },
  'trading-post': {
    name: 'Trading post',
    text: 'Once in each of your turns, in your Play phase, you may discard two cards to gain one silver dollar, or pay one silver dollar to draw two cards.',
  },
  'crooked-judge': { name: 'Crooked judge', text: 'Coming into play: the opponent discards two cards at random.' },
  'dust-devil': {
    name: 'Dust devil',
    text: 'Return one opposing card with base firepower 2 or less in the current battlefield to its player’s hand (not a Location).',
  },
  'ghost-town': { name: 'Ghost town', text: 'Cannot be moved. Does not count towards the column limit.' },
  'prairie-fire': {
    name: 'Prairie fire',
    text: 'Each player destroys one of their own cards in the current battlefield, if they have one there. The opponent chooses first.',
  },

  // 1.4
  'shadow-of-chikara': {
    name: 'Shadow of Chikara',
    text: 'Put the Eagle token on any card in play that may carry it. That card stays in play but is blank.',
  },
  'reverend-henry-kane': {
    name: 'Reverend Henry Kane',
    text: 'In your Draw phase, if Kane is in the current battlefield, hide a token in one fist. If the opponent guesses which, Kane crosses over to the opposite column. Not affected by Sandstorm. Does not count towards the column limit.',
  },
  'legend-of-boggy-creek': {
    name: 'The Legend of Boggy Creek',
    short: 'Boggy Creek',
    text: 'Play at once when drawn. Gain one silver dollar. Then all players shuffle their hands into their own decks and draw as many cards as they put in.',
  },
  'drusilla-wilcox': {
    name: 'Drusilla Wilcox – wolf in sheep’s clothing',
    text: 'While Drusilla is in the current battlefield, draw one extra card in your Draw phase. In your Play phase you may discard a card to move her to the current battlefield. Not affected by Sandstorm. Does not count towards the column limit.',
  },
  'chicken-foot': {
    name: 'Chicken foot dipped in rattlesnake venom',
    short: 'Chicken foot',
    text: 'Name a card by its full title. If the opponent holds it, they discard one such card; otherwise nothing happens.',
  },
  strongbox: {
    name: 'Strongbox',
    text: 'Coming into play: gain one silver dollar, then put one card from your hand face down under the Strongbox. You may look at it at any time. In your turn you may take it into your hand; then discard the Strongbox.',
  },
  'mary-lous-shack': {
    name: 'Mary Lou’s shack',
    text: 'Coming into play: put four red chips on this card. Once in each of your turns you may move one of them to any of your cards in play (not The Jackson Clan). Discard this card when it has none left.',
  },
  curly: {
    name: '“Curly” – son of Ma and Pa Shepperson',
    text: 'Coming into play: put one power chip or one True Grit token on this card.',
  },
  'swarm-of-horseflies': {
    name: 'Swarm of horseflies',
    text: 'Choose any opposing card in play (not a Location or an Open Range card) and shuffle it into the deck it came from.',
  },
} as const satisfies { readonly [id: string]: CardText };
