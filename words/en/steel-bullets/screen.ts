/** What the screen of Steel Bullets says in English. The shape of the other languages follows from this file. */
import type { Situation } from '../../../games/steel-bullets/zones.ts';
import { counted } from '../../language.ts';
import type { Who } from '../../phrase.ts';
import { acts, whom } from '../grammar.ts';
import { names } from './names.ts';

const bullets = counted('en', { one: 'bullet', other: 'bullets' });
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const kinds = counted('en', { one: 'kind of card', other: 'kinds of cards' });
const against = (card: Situation, target: Who | null): string =>
  target === null ? '' : ` ${card === 'hat' ? 'for' : 'against'} ${whom(target)}`;

export const screen = {
  middle: 'The middle of the table',
  cylinder: 'The cylinder',
  shut: (n: number): string => `Chamber ${n}, shut`,
  known: (n: number, face: string): string => `Chamber ${n}, shut; only you know: ${face}`,
  open: (n: number, face: string): string => `Chamber ${n}, open: ${face}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Click', bang: 'Bang!' },
  breath: 'Hold your breath…',
  chooseIt: 'choose it',
  next: 'next',
  tokens: 'Bullets',
  loaded: (n: number): string => `${bullets(n)} in six chambers.`,
  spent: (n: number): string => (n === 0 ? 'None has been fired.' : n === 1 ? 'One is fired already.' : `${n} are fired already.`),
  inCylinder: (n: number): string => `${bullets(n)} in the cylinder`,
  deck: 'Deck',
  discard: 'Discard',
  deckTold: (cards: string): string => `Deck: ${cards}`,
  discardTold: (cards: string, top: string | null): string =>
    top === null ? 'Discard: empty' : `Discard: ${cards}, on top ${top}`,
  handOf: (cards: string): string => `${cards} in hand`,
  out: 'out',
  youAreOut: 'You are out. See who is left standing.',
  inPlay: 'In play',
  turnNext: 'Play blue cards first, or open the next chamber.',
  turnAny: 'Play blue cards first, or open any chamber.',
  openThis: (n: number): string => `Open chamber ${n}`,
  lookInto: (n: number): string => `Look into chamber ${n}`,
  plays: (who: Who, card: Situation, target: Who | null): string => `${acts(who, names.verbs[card])}${against(card, target)}.`,
  cancelIt: 'Cancel it?',
  othersMayAnswer: 'The others may answer.',
  passed: 'You have passed. Nobody sees that.',
  passedForYou: 'Your page passes for you.',
  nobodySees: 'Nobody sees who has passed.',
  whoseHat: 'Who gets the turn?',
  whoseHand: 'Whose hand?',
  sure: 'Go out although you hold a Misfire?',
  fromDiscard: 'The discard',
  fromHand: (name: string): string => `The hand of ${name}`,
  hints: { play: 'may be played', not: 'cannot be played now', waits: 'waits' },
  passForMe: 'Pass for me',
  passForMeAbout: 'On these cards your page does not ask you: it lets the time run out. Nobody can tell, and it never saves time.',
  passForMeOn: (n: number): string => (n === 0 ? 'on no card' : `on ${kinds(n)}`),
  passOnThis: 'Always pass here',
  done: 'Done',
  lastStanding: 'The last one standing',
  howItWent: 'Who went out, in order',
  wentOut: (n: number, name: string): string => `${n}. ${name}`,
  shots: (clicks: number, bangs: number): string => `The hammer fell ${times(clicks + bangs)}; it went bang ${times(bangs)}.`,
  wills: (n: number): string => (n === 0 ? 'Not one Will was played.' : `A Will was played ${times(n)}.`),
};
