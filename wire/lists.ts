/** Closed lists of the protocol: what may be chosen or said, and nothing else. */

/** What somebody who has no page open may be told on their devices. Each of them is told only to those who want it. */
export const callKinds = ['move', 'sat', 'call', 'evening', 'hand'] as const;
/** What a message may be about, and which wish it goes by: whoever wants to know of their moves wants to know what keeps a game of days waiting. */
export const callWishes = {
  move: 'move',
  deal: 'move',
  idle: 'move',
  sat: 'sat',
  call: 'call',
  evening: 'evening',
  hand: 'hand',
} as const;
export type CallAboutKind = keyof typeof callWishes;
export type CallKind = (typeof callKinds)[number];

/** What is said to an evening. */
export const eveningAnswers = ['yes', 'perhaps', 'no'] as const;
export type EveningAnswer = (typeof eveningAnswers)[number];
/** How a link names its evening, so that two of the same game and hour are two. */
export const EVENING = /^[\w-]{12,32}$/;
/** How long before it begins those who may come are reminded. */
export const REMINDED_BEFORE = 15 * 60_000;

/** Days that a move of a slow game may take. */
export const DAYS = [1, 2, 3, 7] as const;
/** One of them, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** Why somebody may be reported to those who run a server. */
export const reasons = ['talk', 'name', 'cheating', 'leaving'] as const;
export type ReportReason = (typeof reasons)[number];

/** What can be said with one tap, in everybody's own language. The words are in `words/`. */
export const phrases = ['hello', 'good-luck', 'nice', 'ouch', 'hurry', 'thinking', 'sorry', 'well-played', 'again', 'bye'] as const;
export const emotes = ['hat', 'gun', 'laugh', 'cry', 'beer', 'skull'] as const;
export type Phrase = (typeof phrases)[number] | (typeof emotes)[number];
export const isPhrase = (x: string): x is Phrase =>
  (phrases as readonly string[]).includes(x) || (emotes as readonly string[]).includes(x);
