/** The numbered rules of Liar's dice, in reading order. Tests and refusals cite these ids; the texts are in `words/`. */
export const chapters = ['round', 'bids', 'doubt', 'end'] as const;
type Chapter = (typeof chapters)[number];

export const rules = {
  'LD-1': { chapter: 'round', from: ['book'], option: 'dice' },
  'LD-2': { chapter: 'round', from: ['book'] },
  'LD-3': { chapter: 'bids', from: ['book'] },
  'LD-4': { chapter: 'bids', from: ['book'] },
  'LD-5': { chapter: 'bids', from: ['house'] },
  'LD-6': { chapter: 'doubt', from: ['book'] },
  'LD-7': { chapter: 'doubt', from: ['book'] },
  'LD-8': { chapter: 'end', from: ['book'] },
  'LD-9': { chapter: 'end', from: ['house'] },
} as const satisfies {
  readonly [id: string]: { readonly chapter: Chapter; readonly from: readonly string[]; readonly option?: string };
};
export type RuleId = keyof typeof rules;
