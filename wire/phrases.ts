/** What can be said with one tap, in everybody's own language. The words are in `words/`. */
export const phrases = ['hello', 'good-luck', 'nice', 'ouch', 'hurry', 'thinking', 'sorry', 'well-played', 'again', 'bye'] as const;
export const emotes = ['hat', 'gun', 'laugh', 'cry', 'beer', 'skull'] as const;
export type Phrase = (typeof phrases)[number] | (typeof emotes)[number];
export const isPhrase = (x: string): x is Phrase =>
  (phrases as readonly string[]).includes(x) || (emotes as readonly string[]).includes(x);
