/** What somebody who has no page open may be told on their devices. Each of them is told only to those who want it. */
export const callKinds = ['move', 'sat', 'call'] as const;
/** What a message may be about, and which wish it goes by: whoever wants to know of their moves wants to know what keeps a game of days waiting. */
export const callWishes = { move: 'move', deal: 'move', idle: 'move', sat: 'sat', call: 'call' } as const;
export type CallAboutKind = keyof typeof callWishes;
export type CallKind = (typeof callKinds)[number];
