/** The ambush cards, in English. */
import type { CardText } from '../../card-text.ts';

export const ambush = {
  'riflemen-on-the-ridge': {
    name: 'Riflemen on the ridge',
    text: 'While the turn marker is here, McReady has +4 firepower at this battlefield.',
  },
  'men-behind-the-wagons': {
    name: 'Men behind the wagons',
    text: 'McReady draws two cards. While the turn marker is here, McReady has +3 firepower at this battlefield.',
  },
  crossfire: { name: 'Crossfire', text: 'McReady has +6 firepower in this attack only.' },
  'sharpshooter-in-the-tower': { name: 'Sharpshooter in the tower', text: 'Kill two bandits.' },
  'shot-in-the-back': {
    name: 'Shot in the back',
    text: 'Twice: kill one bandit of McReady’s choice with survival rating 3 or less. If there is none, kill one bandit in the usual way.',
  },
  'caught-at-the-water-hole': {
    name: 'Caught at the water hole',
    text: 'Kill one bandit, then Colty discards one card of his choice.',
  },
  'trip-wire': { name: 'Trip-wire', text: 'Colty discards three cards of his choice.' },
  'false-alarm-jumpy-trigger': {
    name: 'False alarm: a jumpy trigger',
    text: 'Colty destroys one lawman with base firepower 2 or less in this battlefield.',
  },
  'false-alarm-beaten-to-the-punch': {
    name: 'False alarm: beaten to the punch',
    text: 'Colty draws a card and may put a power chip on one of his cards in this battlefield.',
  },
} as const satisfies { readonly [id: string]: CardText };
