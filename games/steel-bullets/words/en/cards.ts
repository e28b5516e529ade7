/** The situation cards of Steel Bullets in English: all that is said of each, its rules among them. */

import * as n from '../../figures.ts';
import { type BulletsNames, type EnglishCard, namesWith, type SituationTexts } from '../shape.ts';
import { names } from './names.ts';

export const cards: SituationTexts<EnglishCard> = {
  lawyer: {
    name: 'Lawyer',
    one: 'a Lawyer',
    many: 'Lawyers',
    effect: 'Take any one card from the discard into your hand.',
    rules: {
      'SB-22a': 'Lawyer: take any one card from the discard into your hand. With nothing there to take, a Lawyer cannot be played.',
      'SB-22b': 'A Lawyer goes to the discard only after it has done its work, so it cannot fetch itself.',
      'SB-22c':
        'A Lawyer may fetch another Lawyer, but not one that was played in this same turn: two of them could fetch each other for ever. Here the house narrows the book, which says “any card”.',
      'SB-47':
        'For SB-22c a turn ends when it passes to somebody else (the last phase or a Hat), and also when a saved player begins again: that is a new turn.',
      'SB-22d': 'Everybody sees which card a Lawyer fetches.',
    },
  },
  medium: {
    name: 'Medium',
    one: 'a Medium',
    many: 'Mediums',
    effect: `Look into up to ${n.looks} shut chambers. What is there stays your secret.`,
    rules: {
      'SB-23': `Medium: look into up to ${n.looks} shut chambers, one after another, and leave them as they are. Nobody else sees what is there. If fewer than ${n.looks} are shut, you look into fewer.`,
      'SB-46': `A Medium looks into at least one chamber and at most ${n.looks}; after each look you may stop.`,
    },
  },
  panic: {
    name: 'Panic',
    one: 'Panic',
    many: 'Panic cards',
    effect: 'Open a chamber at once. If it is a Bang!, you are safe and take another turn.',
    rules: {
      'SB-21a':
        'Panic is itself the opening of this turn: phase one ends and you open a chamber under its protection. A Click: you draw, and the turn is over. A Bang!: you are safe, you draw, and you begin a new turn. You may play Nerves of Steel or other blue cards first; Panic comes last.',
      'SB-21b': 'One Panic covers one opening, and no more.',
      'SB-21c': 'A cancelled Panic protects you from nothing: you are still in phase one and may play on.',
      'SB-21d': `Panic changes nothing about which chamber is opened: you choose only while all ${n.chambers} are shut, otherwise it is the next one clockwise.`,
    },
  },
  nerves: {
    name: 'Nerves of Steel',
    one: 'Nerves of Steel',
    many: 'Nerves of Steel cards',
    effect: `One Click becomes a Bang!, a bullet token is added, and the cylinder is shuffled. With ${n.mostBullets} bullets it is only shuffled.`,
    rules: {
      'SB-25': `Nerves of Steel: one Click in the cylinder, open or shut, is replaced by a Bang!, a bullet token is added, and the cylinder is shuffled. With ${n.mostBullets} bullets it is only shuffled. You still have to open a chamber, any you like, and may play more blue cards before.`,
      'SB-8': `For Nerves of Steel all ${n.chambers} cards are gathered, the open ones too: every Bang! is live again.`,
    },
  },
  hat: {
    name: 'Hat',
    one: 'a Hat',
    many: 'Hats',
    effect: 'Pass your turn to a player with more cards than you have left.',
    whom: 'Who gets the turn?',
    rules: {
      'SB-26a':
        'Hat: pass the turn to a player who holds more cards than you have left after playing the Hat. If nobody does, it cannot be played.',
      'SB-26b':
        'The cards are counted when the Hat is played, and not again after the answers. If the Hat is cancelled, it is spent and the turn stays with you, in phase one.',
      'SB-26c':
        'A player who gets the Hat takes a whole turn and may pass it on at once with a Hat of their own; afterwards play goes on clockwise from them.',
      'SB-26d': 'A player who passes the turn on with a Hat neither opens a chamber nor draws.',
      'SB-26e': 'After Panic there is no Hat: phase one is over.',
    },
  },
  thief: {
    name: 'Thief',
    one: 'a Thief',
    many: 'Thieves',
    effect: 'Look at another hand and take one card of it.',
    whom: 'Whose hand?',
    rules: {
      'SB-27':
        'Thief: choose an opponent who is still in and has at least one card, look at the whole hand and take one card; you must take one. Only the two of you know which. The victim may answer this very Thief with a Will from that hand; if it was the last card and did not help, there is nothing to take.',
    },
  },
  cardsharp: {
    name: 'Cardsharp',
    one: 'a Cardsharp',
    many: 'Cardsharps',
    effect: 'Look into one shut chamber; swap it with another if you like.',
    rules: {
      'SB-24':
        'Cardsharp: look into one shut chamber; then, if you like, swap its card with that of another shut chamber, without looking at the other. If only one chamber is shut, you just look. Everybody sees the swap, so anybody who knew one of the two cards knows where it lies now.',
    },
  },
  misfire: {
    name: 'Misfire',
    one: 'a Misfire',
    many: 'Misfires',
    effect: 'After your own Bang!: you stay in and take another turn.',
    rules: {
      'SB-20a':
        'Misfire undoes your own Bang!: you stay in, draw a card and take another turn. The Bang! itself stays open and counts as opened.',
      'SB-14': 'Only the player who opened the Bang! may play a red card, and only on that Bang!.',
      'SB-48':
        'A Misfire can be played only while a Bang! of yours that nothing protects you from is unsettled. One that takes effect is enough, and a second cannot be added; after Panic there is nothing to undo, so none can be played. No blue card can be played in phase three.',
      'SB-15': 'You need not save yourself: you may give up even with a Misfire in hand. The table asks you to confirm it.',
      'SB-20b': 'If your Misfire is cancelled by a Will, you may play another one; if you have none, you are out.',
    },
  },
  will: {
    name: 'Will',
    one: 'a Will',
    many: 'Wills',
    effect: 'Cancel any situation card that was just played, even a Will.',
    rules: {
      'SB-28':
        'Will: cancel the effect of a situation card, even of another Will. What that means in each case is said in SB-28a to SB-28i.',
      'SB-28a': 'A Will cancels situation cards only. A Bang! is undone by nothing but a Misfire or Panic, and a Click by nothing.',
      'SB-28b':
        'A Will is an answer: it is played after a card was played and before that card takes effect. What has been done stays done: a Medium who has looked has looked, and once Panic has opened its chamber, no Will takes back its protection.',
      'SB-28d': `A Will can cancel a Will, so a chain may run to all ${n.copies.situation}. If the Will against a Misfire is cancelled by another, the Misfire works.`,
      'SB-28e':
        'A cancelled card is spent: it goes to the discard, and so does every Will that was used. A cancelled Lawyer fetches nothing, and now lies there with the Will.',
      'SB-28g':
        'One Will cancels one card. The same card can be answered once more only if the first Will against it was itself cancelled.',
      'SB-28h':
        'You cannot answer your own card, but you may answer a Will that somebody plays against it. Here the house narrows the book, which lets a Will cancel any card.',
      'SB-28i': 'A Will cannot be thrown away without a card to cancel, not even to have fewer cards for a Hat.',
    },
  },
};

export const named: BulletsNames = namesWith(
  cards,
  ({ name, one }) => ({ button: `Play ${name}`, you: `play ${one}`, they: `plays ${one}` }),
  names,
);
