/** The rulebook of Steel Bullets in English, in our own words. */

import { list } from '../../../../words/en/grammar.ts';
import type { Brief, Each } from '../../../../words/game.ts';
import { blue } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { CommonChapter, CommonRule } from '../../rules.ts';
import { rulebookWith } from '../shape.ts';
import { cards } from './cards.ts';

export const brief: Brief = {
  goal: 'Be the last one left.',
  turn: 'Play as many blue cards as you like, then open a chamber: a Click, and you draw a card; a Bang!, and without a Misfire you are out.',
  cards: `The cylinder has ${n.chambers} chambers: one Bang! at first, and more as the game goes on. Blue cards look, swap, steal, add a bullet or pass the turn on. The red Misfire saves you from your own Bang!. The yellow Will cancels any card that was just played, also another Will; you have ${n.window.default} seconds for it.`,
  end: 'A player who opens a Bang! and is not saved is out, and their cards go to the discard. When every Bang! in the cylinder has been opened it is shuffled. The last one in the game wins.',
};

const chaptersBeside: Each<CommonChapter> = {
  box: 'What is in the box',
  setup: 'Before the game',
  cylinder: 'The cylinder',
  turn: 'Your turn',
  situations: 'Situation cards',
  visibility: 'Who sees what',
  window: 'Answering a card',
  out: 'Going out, and winning',
  clock: 'Time and absence',
};

const rulesBeside: Each<CommonRule> = {
  'SB-32': `The box holds ${2 * n.copies.revolver} revolver cards (${n.copies.revolver} Click, ${n.copies.revolver} Bang!), ${n.situationCards} situation cards (${n.kinds} kinds, ${n.copies.situation} of each) and ${n.mostBullets} bullet tokens. It is a game for ${n.players.fewest} to ${n.players.most} players. Revolver cards that are not in the cylinder are set aside, face up.`,

  'SB-34': `One Bang! and ${n.chambers - 1} Clicks are shuffled and laid face down in a ring of ${n.chambers}: that is the cylinder, with one bullet token in the middle. The ${n.situationCards} situation cards are shuffled and ${n.dealt} are dealt to each player; the rest is the deck: ${n.deckFor(2)} cards for two players, ${n.deckFor(3)} for three, ${n.deckFor(4)} for four, ${n.deckFor(5)} for ${5}, ${n.deckFor(6)} for ${6}. The discard starts empty.`,
  'SB-1':
    'The winner of the last game at this table takes the first turn. If there is no such player, the one the host chose does; if the host chose nobody, lots decide.',

  'SB-2': `The cylinder always has ${n.chambers} chambers. As many of them hold a Bang! as there are bullet tokens, at least one and at most ${n.mostBullets}; the others hold a Click. Bullets are only ever added, never taken out.`,
  'SB-3': `If all ${n.chambers} chambers are shut you may open whichever you like. Otherwise you open the next one clockwise after the chamber opened last; it is always shut, because the open ones form one unbroken arc.`,
  'SB-4': `An opened chamber stays open until the cylinder is shuffled. A shuffle shuts all ${n.chambers}, and whatever anyone knew about them is worth nothing any more.`,
  'SB-5':
    'The cylinder is shuffled when every Bang! in it lies open, and by Nerves of Steel. So there is a hidden Bang!, and a chamber to open, at the start of every turn.',
  'SB-6': `When the last hidden Bang! is opened, first it is settled whether you are saved or out; then the cylinder is shuffled, before anything is drawn and before the next turn. If you were saved, by a Misfire or by Panic, your new turn begins with all ${n.chambers} chambers to choose from.`,
  'SB-7':
    'If somebody goes out while another Bang! is still hidden, nothing is shuffled: the next player opens the next chamber clockwise.',

  'SB-35':
    'A turn has these phases. One: play blue cards. Two: open a chamber. Three: if it is a Bang!, play red cards or go out. Four: draw a card. Last: the next player clockwise who is still in takes the turn.',
  'SB-9':
    'In phase one you may play any number of blue cards, or none. Opening a chamber is compulsory; only a Hat that passes the turn on spares you from it.',
  'SB-36': 'A Click does nothing: phase three is skipped.',
  'SB-37':
    'If you open a Bang! without the protection of Panic, play a Misfire that takes effect or you are out. Nothing else undoes it.',
  'SB-10':
    'Once you have opened a chamber and are still in, you draw one card from the deck; you may not decline. Without an opening (after a Hat) there is no draw.',
  'SB-11': 'When the deck is empty the game goes on without drawing. The discard is never shuffled into a new deck.',
  'SB-12': 'There is no limit to the cards in your hand, and you may also have none.',
  'SB-13':
    'If a Misfire or Panic saved you from a Bang!, you draw your card and then begin a whole new turn with phase one, as often as that happens. Once such a turn ends in the ordinary way, your left neighbour is next.',
  'SB-19': 'Turns go clockwise from the player who has just moved, and seats of players who are out are skipped.',

  'SB-33': `Blue cards are for phase one of your own turn: ${list(blue.map(card => cards[card].name))}. Red is for the moment after your own Bang!: Misfire. Yellow can be played at any moment, within the limits of SB-28: Will. A Lawyer, being blue, can fetch a Misfire in phase one, but no longer when the Bang! lies open.`,
  'SB-38':
    'You may play as many situation cards as you like, one after another: each is answered and carried out before the next. All of them end face up in the discard.',
  'SB-29':
    'A blue card that could not do anything cannot be played: a Lawyer with nothing to fetch, a Thief without a victim, a Hat without anyone to take it.',
  'SB-41':
    'Some things are named when the card is played, before anyone answers: the player a Hat or a Thief is meant for, and the card that a Will answers. The rest is chosen when the effect begins: what a Lawyer fetches, which chambers a Medium or a Cardsharp looks into, what a Thief takes, which chamber Panic opens.',
  'SB-42':
    'A card you play leaves your hand at once and lies in front of you; it goes to the discard when it has been carried out or cancelled. So the Wills of a finished exchange are already in the discard when the card they were about takes effect, and a Lawyer may fetch one of them. Whether there is anything for a Lawyer to fetch is judged when it is played.',

  'SB-40':
    'Only you see your hand, and only you see the card you draw. Everybody sees how many cards each hand and the deck have, the bullet tokens, the open chambers and the whole discard in its order. Everybody sees which chambers were looked into or swapped, but not what was seen there.',
  'SB-30': 'You may say whatever you like about what you have seen: the truth, a half-truth or a lie.',

  'SB-28c':
    'After every situation card all players who are still in, except the one who played that very card, are asked at once whether they answer, whatever they hold. The first Will that reaches the table counts, and everybody but its player is then asked about it. Answers are settled from the last to the first; a card that nobody answers takes effect.',
  'SB-43':
    'When a Will has been cancelled, everybody but the owner is asked again about the card it was played against. A card takes effect only when nobody answers it.',
  'SB-44':
    'If two Wills are sent against the same card, the first one counts. The other is refused and stays in the hand; its owner may use it in answer to the first.',
  'SB-28f': `Nothing gives you away: the time to answer is equally long no matter who holds what (${n.window.default} seconds; a table may choose ${n.window.min} to ${n.window.max}), it ends early only if all have passed by their own hand, and nobody sees who has passed already. Nobody is asked when all three Wills lie face up, and a player without cards is not asked. Your page asks you only while you hold a Will, and tells nobody: without one, when you let a card pass, and on cards about which you want no question, it sends nothing and lets the time run out.`,
  'SB-45':
    'The time to answer runs from the moment the question is put, for its full length; silence is a pass, and a pass on a card is final until that card is asked about again (SB-43). Bots pass by their own hand, after a delay that has nothing to do with their cards.',

  'SB-16':
    'The hand of a player who goes out is laid face up on the discard, and a Lawyer may fetch from it. A table may choose to take it out of the game instead.',
  'SB-17': 'A player who goes out draws nothing and cannot play anything any more, not even a Will.',
  'SB-49':
    'A player who is out is skipped, is not asked for answers, cannot be chosen for a Hat or a Thief and has no hand. What such a player knew about the chambers stays known to that player, who may watch the rest of the game without seeing anyone’s hand.',
  'SB-18': 'When only one player is left, the game is over at once, whatever was still going on. Two players need no special rule.',
  'SB-39': 'The last player left wins, and has the first turn of the next game at this table, if still playing.',

  'SB-31':
    'When a player loses the connection, nothing is chosen for them: a chamber is opened when the time is up, and a Misfire is used by itself if there is one.',
  'SB-50':
    'SB-31 holds until a bot of the table takes the seat and plays it in full. Until then, where a Thief or a Lawyer is already under way, a random card is taken; a Medium or a Cardsharp looks into nothing; and the next chamber is opened, or a random one if all are shut.',
};

export const { chapters, rules } = rulebookWith(cards, name => name, { chapters: chaptersBeside, rules: rulesBeside });
