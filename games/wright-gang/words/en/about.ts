/** What is explained at the table of Wright Brothers' Gang, in English. */
import type { WrightAbout } from '../about.ts';

export const about: WrightAbout = {
  deck: { name: 'Deck', text: 'Everybody draws from it after each turn. The Sheriffs that have not turned up are in it.' },
  loot: { name: 'Loot', text: 'What the gang has taken so far: each card is one point, divided after the shoot-out.' },
  sheriffs: {
    name: 'Sheriff row',
    text: 'Sheriffs that have turned up: from the second on shooting is allowed, the fourth one starts it.',
  },
  bonus: { name: 'Bonus cards', text: 'Three cards nobody has seen: the first hand on the pile takes them into the revolver.' },
  revolver: { name: 'Revolver', text: 'Cards loaded in secret: in the division the largest group of one number wins.' },
  sidekicks: { name: 'Sidekicks', text: 'Each one lets its owner hold one card more until the round ends.' },
  hand: { name: 'Hand', text: 'Only its owner sees it; hand and revolver together are refilled to the limit after each turn.' },
  played: { name: 'Event in play', text: 'The event that is being carried out; after that it goes to the loot.' },
  cancelled: { name: 'Cancelled cards', text: 'A Miss struck them: they no longer count in the division.' },
  number: {
    name: 'Number card',
    text: 'Lay it on the loot, alone, with its equals or in a true sum; or load it into your revolver.',
  },
};
