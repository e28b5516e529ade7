/**
 * The numbered rules of Steel Bullets as data, in the order in which a newcomer reads them.
 * Tests, refusals and the log cite these ids; the words are in `words/`.
 */

/** The chapters of the rulebook, in reading order. */
export const chapters = [
  'box',
  'setup',
  'cylinder',
  'turn',
  'situations',
  'visibility',
  'misfire',
  'panic',
  'nerves',
  'medium',
  'cardsharp',
  'lawyer',
  'thief',
  'hat',
  'will',
  'window',
  'out',
  'clock',
] as const;
export type Chapter = (typeof chapters)[number];

/** Where a rule comes from: the printed book, an analogy with another of its rules, or the house where the book is silent. */
export type RuleSource = 'book' | 'analogy' | 'house';

/** The table options that change a rule. */
export type RuleOption = 'window' | 'outHand' | 'first';

export interface RuleEntry {
  readonly chapter: Chapter;
  readonly from: readonly [RuleSource, ...RuleSource[]];
  readonly option?: RuleOption;
}

/** Every numbered rule of the game: the chapter it stands in, where it comes from, and the table option that changes it, if any. */
export const rules = {
  'SB-32': { chapter: 'box', from: ['book', 'house'] },

  'SB-34': { chapter: 'setup', from: ['book'] },
  'SB-1': { chapter: 'setup', from: ['book', 'house'], option: 'first' },

  'SB-2': { chapter: 'cylinder', from: ['book'] },
  'SB-3': { chapter: 'cylinder', from: ['book'] },
  'SB-4': { chapter: 'cylinder', from: ['book'] },
  'SB-5': { chapter: 'cylinder', from: ['book'] },
  'SB-6': { chapter: 'cylinder', from: ['analogy'] },
  'SB-7': { chapter: 'cylinder', from: ['book'] },

  'SB-35': { chapter: 'turn', from: ['book'] },
  'SB-9': { chapter: 'turn', from: ['book'] },
  'SB-36': { chapter: 'turn', from: ['book'] },
  'SB-37': { chapter: 'turn', from: ['book'] },
  'SB-10': { chapter: 'turn', from: ['book'] },
  'SB-11': { chapter: 'turn', from: ['book'] },
  'SB-12': { chapter: 'turn', from: ['house'] },
  'SB-13': { chapter: 'turn', from: ['book'] },
  'SB-19': { chapter: 'turn', from: ['book'] },

  'SB-33': { chapter: 'situations', from: ['book', 'house'] },
  'SB-38': { chapter: 'situations', from: ['book'] },
  'SB-29': { chapter: 'situations', from: ['analogy'] },
  'SB-41': { chapter: 'situations', from: ['house'] },
  'SB-42': { chapter: 'situations', from: ['house'] },

  'SB-40': { chapter: 'visibility', from: ['house'] },
  'SB-30': { chapter: 'visibility', from: ['house'] },

  'SB-20a': { chapter: 'misfire', from: ['book'] },
  'SB-14': { chapter: 'misfire', from: ['book'] },
  'SB-48': { chapter: 'misfire', from: ['analogy'] },
  'SB-15': { chapter: 'misfire', from: ['analogy'] },
  'SB-20b': { chapter: 'misfire', from: ['analogy'] },

  'SB-21a': { chapter: 'panic', from: ['book', 'house'] },
  'SB-21b': { chapter: 'panic', from: ['analogy'] },
  'SB-21c': { chapter: 'panic', from: ['analogy'] },
  'SB-21d': { chapter: 'panic', from: ['analogy'] },

  'SB-25': { chapter: 'nerves', from: ['book'] },
  'SB-8': { chapter: 'nerves', from: ['analogy'] },

  'SB-23': { chapter: 'medium', from: ['book'] },
  'SB-46': { chapter: 'medium', from: ['house'] },

  'SB-24': { chapter: 'cardsharp', from: ['book'] },

  'SB-22a': { chapter: 'lawyer', from: ['analogy'] },
  'SB-22b': { chapter: 'lawyer', from: ['analogy'] },
  'SB-22c': { chapter: 'lawyer', from: ['house'] },
  'SB-47': { chapter: 'lawyer', from: ['analogy'] },
  'SB-22d': { chapter: 'lawyer', from: ['analogy'] },

  'SB-27': { chapter: 'thief', from: ['book', 'analogy'] },

  'SB-26a': { chapter: 'hat', from: ['book'] },
  'SB-26b': { chapter: 'hat', from: ['analogy'] },
  'SB-26c': { chapter: 'hat', from: ['book'] },
  'SB-26d': { chapter: 'hat', from: ['book'] },
  'SB-26e': { chapter: 'hat', from: ['analogy'] },

  'SB-28': { chapter: 'will', from: ['book', 'analogy', 'house'] },
  'SB-28a': { chapter: 'will', from: ['book'] },
  'SB-28b': { chapter: 'will', from: ['analogy'] },
  'SB-28d': { chapter: 'will', from: ['book'] },
  'SB-28e': { chapter: 'will', from: ['analogy'] },
  'SB-28g': { chapter: 'will', from: ['analogy'] },
  'SB-28h': { chapter: 'will', from: ['house'] },
  'SB-28i': { chapter: 'will', from: ['house'] },

  'SB-28c': { chapter: 'window', from: ['house'] },
  'SB-43': { chapter: 'window', from: ['analogy'] },
  'SB-44': { chapter: 'window', from: ['house'] },
  'SB-28f': { chapter: 'window', from: ['house'], option: 'window' },
  'SB-45': { chapter: 'window', from: ['house'], option: 'window' },

  'SB-16': { chapter: 'out', from: ['house'], option: 'outHand' },
  'SB-17': { chapter: 'out', from: ['book', 'house'] },
  'SB-49': { chapter: 'out', from: ['analogy'] },
  'SB-18': { chapter: 'out', from: ['book'] },
  'SB-39': { chapter: 'out', from: ['book'], option: 'first' },

  'SB-31': { chapter: 'clock', from: ['house'] },
  'SB-50': { chapter: 'clock', from: ['house'] },
} as const satisfies { readonly [id: string]: RuleEntry };
export type RuleId = keyof typeof rules;
