/** Closed lists of the protocol: all that may be chosen or said. */

/** Notifications to the devices of a guest without an open page. Each kind is sent only to those who want it. */
export const callKinds = ['move', 'sat', 'call', 'evening', 'hand'] as const;
/** The subjects of a message, and the setting each follows: moves include whatever keeps a correspondence game waiting. */
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

/** Replies to an evening's invitation. */
export const eveningAnswers = ['yes', 'perhaps', 'no'] as const;
export type EveningAnswer = (typeof eveningAnswers)[number];
/** The key of an evening in its link, so that two of the same game and hour stay distinct. */
export const EVENING = /^[\w-]{12,32}$/;
/** How long before its start guests who may come are reminded. */
export const REMINDED_BEFORE = 15 * 60_000;

/** The days a move of a correspondence game may take. */
export const DAYS = [1, 2, 3, 7] as const;
/** One day, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** Reasons to report a guest to the operators. */
export const reasons = ['talk', 'name', 'cheating', 'leaving'] as const;
export type ReportReason = (typeof reasons)[number];

/** Phrases sent with one tap, shown in each reader's own language. The words are in `words/`. */
export const phrases = ['hello', 'good-luck', 'nice', 'ouch', 'hurry', 'thinking', 'sorry', 'well-played', 'again', 'bye'] as const;
export const emotes = ['hat', 'gun', 'laugh', 'cry', 'beer', 'skull'] as const;
export type Phrase = (typeof phrases)[number] | (typeof emotes)[number];
export const isPhrase = (x: string): x is Phrase =>
  (phrases as readonly string[]).includes(x) || (emotes as readonly string[]).includes(x);
