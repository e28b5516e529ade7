/**
 * The school of Steel Bullets in English: what the teacher says. The shape of the other languages follows from this file. The others at the
 * table are called by their seats, as everywhere: Mae, Otis.
 */
import * as n from '../../figures.ts';
export const school = {
  lessons: {
    cylinder: {
      title: `${n.chambers} chambers`,
      about: 'Open one, hope for a click, pass the gun on. The last player left wins.',
      steps: {
        intro: `In the middle lies a cylinder of ${n.chambers} chambers. The token at its side says how many of them hold a bullet: one so far. The last player left has won.`,
        open: `It is your turn, and a turn ends with opening a chamber. All ${n.chambers} are shut, so you may choose: open chamber 4.`,
        four: 'You may open any of them, but let us take chamber 4.',
        drawn:
          'A click: you are alive, and you drew a card. Now the cylinder has turned: from here on everybody must open the next chamber clockwise.',
        next: 'Another click. The bullet has to be somewhere, and Otis is next.',
        end: `Bang. Otis had no Misfire and is out; the cards lie face up in the discard. Every bullet has been fired, so the cylinder is shuffled and all ${n.chambers} are shut again.`,
      },
    },
    saved: {
      title: 'Staying alive',
      about: 'A Misfire after the bang, Panic before it.',
      steps: {
        intro:
          'Now there are two bullets, and only three chambers are still shut. You hold a Misfire (red: only after your own Bang!) and Panic (blue: only before you open).',
        open: 'Let us see it happen. Open chamber 4.',
        first: 'That would be wise. But first let us see what a Misfire is good for: open chamber 4.',
        misfire: 'Bang! Nothing undoes it now but the Misfire. Play it.',
        panic:
          'Saved: you drew a card and take another turn, from the beginning. Chamber 5 may well be the second bullet. Play Panic: it opens the chamber for you.',
        safe: 'Not without Panic! Pick it and play it.',
        end: 'That was the second Bang!, and it did you no harm. You take another turn, in a freshly shuffled cylinder. With neither card in hand you would now be out twice.',
      },
    },
    looking: {
      title: 'Looking and cheating',
      about: 'A Medium sees, a Cardsharp swaps. What you have seen is pencilled in for you alone.',
      steps: {
        medium: `One bullet, ${n.chambers - 1} shut chambers, and chamber 2 is yours. Play the Medium to look first.`,
        peek: `You may look into up to ${n.looks} chambers. Look into chamber 2.`,
        stop: 'There it is. The note on its back is for your eyes only: the others saw that you looked, not what you saw. You have seen enough: leave it as it is.',
        cardsharp: 'You must not open that one. A Cardsharp looks into a chamber and may swap it with another. Play it.',
        never: 'You know what is in there! Play the Cardsharp first.',
        again: 'Look into chamber 2 again: that is the card you will swap.',
        swap: 'Now swap it with chamber 3. Mae has to open that one after you.',
        open: 'Your note has moved along with the card. Now open chamber 2.',
        end: 'A click for you, and Mae walked into your bullet. Everybody saw the swap, so anybody who knew one of the two cards would have known where it went.',
      },
    },
    answering: {
      title: 'Answers',
      about: 'Every card can be cancelled by a Will. Nobody sees who could.',
      steps: {
        intro:
          'After every card that is played there is a short pause: a player who holds a Will may cancel the card. It is equally long whatever anybody holds, so it gives nothing away. Mae is about to play a Thief against you.',
        will: 'The card lies in the middle, the bar is the time to answer (in this lesson it waits for you). Mae wants your Misfire. Play the Will!',
        mind: 'You could let her. But a stolen Misfire is a life: play the Will.',
        pass: 'The Thief did nothing and is spent, and so is your Will. Otis plays Nerves of Steel: one more bullet for everybody. You hold no Will any more, so nothing is asked of you: the time runs out by itself.',
        end: 'Two bullets now. Whether you hold a Will, nobody can tell: the time to answer is always the same. That is all you need.',
      },
    },
  },
  examples: {
    next: 'Chambers 3 and 4 have been opened, so chamber 5 is next, for you and for everybody. Nobody may skip it.',
    spent: `Two bullets, and both have been fired: all ${n.chambers} are shut, shuffled unseen, and two bullets lie somewhere among them again. What anybody had seen is worth nothing now.`,
    alive: 'still in',
    saved: 'The Bang! stays open and counts as fired. You draw a card and begin a whole new turn.',
    players: ['Mae plays', 'Otis answers', 'Mae answers'],
    chain:
      'Mae’s Will cancels Otis’s Will, so her Nerves are as they were: everybody but Mae is asked about them once more. Only when nobody answers does one more bullet go in.',
  },
};
