/** What somebody who has no page open may be told on their devices. Each of them is told only to those who want it. */
export const callKinds = ['move', 'sat', 'call'] as const;
export type CallKind = (typeof callKinds)[number];
