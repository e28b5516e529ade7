/** The rulebook of Steel Bullets in English, in our own words. */
import type { Chapter, RuleId } from '../../../games/steel-bullets/rules.ts';

export const chapters: { readonly [c in Chapter]: string } = {
  box: 'What is in the box',
  setup: 'Before the game',
  cylinder: 'The cylinder',
  turn: 'Your turn',
  situations: 'Situation cards',
  visibility: 'Who sees what',
  misfire: 'Misfire',
  panic: 'Panic',
  nerves: 'Nerves of Steel',
  medium: 'Medium',
  cardsharp: 'Cardsharp',
  lawyer: 'Lawyer',
  thief: 'Thief',
  hat: 'Hat',
  will: 'Will',
  window: 'Answering a card',
  out: 'Going out, and winning',
  clock: 'Time and absence',
};

export const rules: { readonly [id in RuleId]: string } = {
  'SB-32':
    'The box holds 10 revolver cards (5 Click, 5 Bang!), 27 situation cards (nine kinds, three of each) and 5 bullet tokens. It is a game for 2 to 6 players. Revolver cards that are not in the cylinder lie aside, face up.',

  'SB-34':
    'Five Clicks and one Bang! are shuffled and laid face down in a ring of six: that is the cylinder, with one bullet token in the middle. The 27 situation cards are shuffled and three are dealt to each player; the rest is the deck: 21 cards for two players, 18 for three, 15 for four, 12 for five, 9 for six. The discard starts empty.',
  'SB-1':
    'The first turn belongs to whoever won the last game at this table. If there is no such player, lots decide, or the host names the first player.',

  'SB-2':
    'The cylinder always has six chambers. As many of them hold a Bang! as there are bullet tokens, at least one and at most five; the others hold a Click. Bullets are only ever added, never taken out.',
  'SB-3':
    'If all six chambers are shut you may open whichever you like. Otherwise you open the next one clockwise after the chamber opened last; it is always shut, because the open ones form one unbroken arc.',
  'SB-4':
    'An opened chamber stays open until the cylinder is shuffled. A shuffle shuts all six, and whatever anyone knew about them is worth nothing any more.',
  'SB-5':
    'The cylinder is shuffled when every Bang! in it lies open, and by Nerves of Steel. So there is a hidden Bang!, and a chamber to open, at the start of every turn.',
  'SB-6':
    'When the last hidden Bang! is opened, first it is settled whether you are saved or out; then the cylinder is shuffled, before anything is drawn and before the next turn. If you were saved, by a Misfire or by Panic, your new turn begins with all six chambers to choose from.',
  'SB-7':
    'If somebody goes out while another Bang! is still hidden, nothing is shuffled: the next player opens the next chamber clockwise.',

  'SB-35':
    'A turn has five phases. One: play blue cards. Two: open a chamber. Three: if it is a Bang!, play red cards or go out. Four: draw a card. Five: the next player clockwise who is still in takes the turn.',
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
  'SB-19': 'Turns go clockwise from whoever has just moved, and seats of players who are out are skipped.',

  'SB-33':
    'Blue cards are for phase one of your own turn: Lawyer, Medium, Panic, Nerves of Steel, Hat, Thief and Cardsharp. Red is for the moment after your own Bang!: Misfire. Yellow can be played at any moment, within the limits of SB-28: Will. A Lawyer, being blue, can fetch a Misfire in phase one, but no longer when the Bang! lies open.',
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

  'SB-20a':
    'Misfire undoes your own Bang!: you stay in, draw a card and move again. The Bang! itself stays open and counts as opened.',
  'SB-14': 'Only the player who opened the Bang! may play a red card, and only on that Bang!.',
  'SB-48':
    'A Misfire can be played only while a Bang! of yours that nothing protects you from is unsettled. One that takes effect is enough, and a second cannot be added; after Panic there is nothing to undo, so none can be played. No blue card can be played in phase three.',
  'SB-15': 'You need not save yourself: you may give up even with a Misfire in hand. The table asks you to confirm it.',
  'SB-20b': 'If your Misfire is cancelled by a Will, you may play another one; if you have none, you are out.',

  'SB-21a':
    'Panic is itself the opening of this turn: phase one ends and you open a chamber under its protection. A Click: you draw, and the turn is over. A Bang!: you are safe, you draw, and you begin a new turn. You may play Nerves of Steel or other blue cards first; Panic comes last.',
  'SB-21b': 'One Panic covers one opening, and no more.',
  'SB-21c': 'A cancelled Panic protects you from nothing: you are still in phase one and may play on.',
  'SB-21d':
    'Panic changes nothing about which chamber is opened: you choose only while all six are shut, otherwise it is the next one clockwise.',

  'SB-25':
    'Nerves of Steel: one Click in the cylinder, open or shut, is replaced by a Bang!, a bullet token is added, and the cylinder is shuffled. With five bullets it is only shuffled. You still have to open a chamber, any you like, and may play more blue cards before.',
  'SB-8': 'For Nerves of Steel all six cards are gathered, the open ones too: every Bang! is live again.',

  'SB-23':
    'Medium: look into up to three shut chambers, one after another, and leave them as they are. Nobody else sees what is there. If fewer than three are shut, you look into fewer.',
  'SB-46': 'A Medium looks into at least one chamber and at most three; after each look you may stop.',

  'SB-24':
    'Cardsharp: look into one shut chamber; then, if you like, swap its card with that of another shut chamber, without looking at the other. If only one chamber is shut, you just look. Everybody sees the swap, so whoever knew one of the two cards knows where it lies now.',

  'SB-22a': 'Lawyer: take any one card from the discard into your hand. With nothing there to take, a Lawyer cannot be played.',
  'SB-22b': 'A Lawyer goes to the discard only after it has done its work, so it cannot fetch itself.',
  'SB-22c':
    'A Lawyer may fetch another Lawyer, but not one that was played in this same turn: two of them could fetch each other for ever.',
  'SB-47':
    'For SB-22c a turn ends when it passes to somebody else (phase five or a Hat), and also when a saved player begins anew: that is a new turn.',
  'SB-22d': 'Everybody sees which card a Lawyer fetches.',

  'SB-27':
    'Thief: choose an opponent who is still in and has at least one card, look at the whole hand and take one card; you must take one. Only the two of you know which. The victim may answer this very Thief with a Will from that hand; if it was the last card and did not help, there is nothing to take.',

  'SB-26a':
    'Hat: pass the turn to a player who holds more cards than you have left after playing the Hat. If nobody does, it cannot be played.',
  'SB-26b':
    'The cards are counted when the Hat is played, and not again after the answers. If the Hat is cancelled, it is spent and the turn stays with you, in phase one.',
  'SB-26c':
    'Whoever gets the Hat takes a whole turn and may pass it on at once with a Hat of their own; afterwards play goes on clockwise from them.',
  'SB-26d': 'Whoever passes the turn on with a Hat neither opens a chamber nor draws.',
  'SB-26e': 'After Panic there is no Hat: phase one is over.',

  'SB-28':
    'Will: cancel the effect of a situation card, even of another Will. What that means in each case is said in SB-28a to SB-28i.',
  'SB-28a': 'A Will cancels situation cards only. A Bang! is undone by nothing but a Misfire or Panic, and a Click by nothing.',
  'SB-28b':
    'A Will is an answer: it is played after a card was played and before that card takes effect. What has been done stays done; a Medium who has looked has looked.',
  'SB-28d':
    'A Will can cancel a Will, so a chain may run to all three. A Misfire whose Will was cancelled by another Will works after all.',
  'SB-28e':
    'A cancelled card is spent: it goes to the discard, and so does every Will that was used. A cancelled Lawyer fetches nothing, and now lies there with the Will.',
  'SB-28g':
    'One Will cancels one card. The same card can be answered once more only if the first Will against it was itself cancelled.',
  'SB-28h': 'You cannot answer your own card, but you may answer a Will that somebody plays against it.',
  'SB-28i': 'A Will cannot be thrown away without a card to cancel, not even to have fewer cards for a Hat.',

  'SB-28c':
    'After every situation card all players who are still in, except the one who played that very card, are asked at once whether they answer, whatever they hold. The first Will that reaches the table counts, and everybody but its player is then asked about it. Answers are settled from the last to the first; a card nobody answers goes on.',
  'SB-43':
    'When a Will has been cancelled, everybody but the owner is asked afresh about the card it was played against. A card takes effect only when nobody answers it.',
  'SB-44':
    'If two Wills are sent against the same card, the first one counts. The other is refused and stays in the hand; its owner may use it in answer to the first.',
  'SB-28f':
    'Nothing gives you away: the time to answer is equally long whoever holds what (3 seconds; a table may choose 1 to 10), it ends early only if all have passed by their own hand, and nobody sees who has passed already. Nobody is asked when all three Wills lie face up, and a player without cards is not asked. You may set your page to pass for you on certain cards; it is a secret, and it never makes the time shorter.',
  'SB-45':
    'The time to answer runs from the moment the question is put, for its full length; silence is a pass. Bots pass by their own hand, after a delay that has nothing to do with their cards.',

  'SB-16':
    'The hand of a player who goes out is laid face up on the discard, and a Lawyer may fetch from it. A table may choose to take it out of the game instead.',
  'SB-17': 'Whoever goes out draws nothing and can play nothing any more, not even a Will.',
  'SB-49':
    'A player who is out is skipped, is not asked for answers, cannot be chosen for a Hat or a Thief and has no hand. What such a player knew about the chambers stays known to that player, who may watch the rest of the game without seeing anyone’s hand.',
  'SB-18': 'When only one player is left, the game is over at once, whatever was still going on. Two players need no special rule.',
  'SB-39': 'The last player left wins, and has the first turn of the next game at this table, if still playing.',

  'SB-31':
    'For a player whose connection is lost nothing is played by choice: a chamber is opened when the time is up, and a Misfire is used by itself if there is one.',
  'SB-50':
    'SB-31 holds until a bot of the table takes the seat and plays it in full. Until then, where a Thief or a Lawyer is already under way, a random card is taken; a Medium or a Cardsharp looks into nothing; and the next chamber is opened, or a random one if all are shut.',
};
