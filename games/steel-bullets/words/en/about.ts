/** What is explained at the table of Steel Bullets, in English. */
import type { SteelAbout } from '../about.ts';

export const about: SteelAbout = {
  deck: { name: 'Deck', text: 'You draw one card from it after opening a chamber and staying in. It is never renewed.' },
  discard: { name: 'Discard', text: 'Every card that was played, face up. A Lawyer fetches one back.' },
  hand: { name: 'Hand', text: 'Only its owner sees it. It has no limit.' },
  played: { name: 'Card in play', text: 'It takes effect when nobody answers it with a Will.' },
  cylinder: { name: 'Chamber', text: 'Everybody opens one each turn, clockwise: a Click does nothing, a Bang! puts you out.' },
  tokens: { name: 'Bullets', text: 'As many chambers hold a Bang! as there are bullets. Their number only grows.' },
  click: { name: 'Click', text: 'Nothing happens: you draw a card and your turn is over.' },
  bang: { name: 'Bang!', text: 'You are out, unless a Misfire or Panic saves you.' },
};
