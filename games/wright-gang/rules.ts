/**
 * The numbered rules of Wright Brothers' Gang as data, in the order in which a newcomer reads them.
 * Tests, refusals and the log cite these ids; the words are in `words/`.
 */

/** The chapters of the rulebook, in reading order. */
export const chapters = [
  'box',
  'setup',
  'turn',
  'drawing',
  'loading',
  'visibility',
  'loot',
  'events',
  'standstill',
  'shootout',
  'race',
  'division',
  'misses',
  'duel',
  'rounds',
  'clock',
] as const;
export type WrightChapter = (typeof chapters)[number];

/** Where a rule comes from: the printed book, an analogy with another of its rules, or the house where the book is silent. */
type RuleSource = 'book' | 'analogy' | 'house';

/** The table options that change a rule. */
type RuleOption = 'tie' | 'race' | 'duelCards' | 'falseTie' | 'rounds' | 'first';

interface RuleEntry {
  readonly chapter: WrightChapter;
  readonly from: readonly [RuleSource, ...RuleSource[]];
  readonly option?: RuleOption;
}

/** Every numbered rule of the game: the chapter it stands in, where it comes from, and the table option that changes it, if any. */
export const rules = {
  'WB-65': { chapter: 'box', from: ['book'] },

  'WB-66': { chapter: 'setup', from: ['book'] },
  'WB-3': { chapter: 'setup', from: ['book'] },
  'WB-2': { chapter: 'setup', from: ['book'] },
  'WB-1': { chapter: 'setup', from: ['house'], option: 'first' },

  'WB-67': { chapter: 'turn', from: ['book'] },
  'WB-9': { chapter: 'turn', from: ['book'] },
  'WB-68': { chapter: 'turn', from: ['book'] },
  'WB-78': { chapter: 'turn', from: ['house'] },

  'WB-10': { chapter: 'drawing', from: ['book'] },
  'WB-11': { chapter: 'drawing', from: ['analogy'] },
  'WB-12': { chapter: 'drawing', from: ['book'] },
  'WB-69': { chapter: 'drawing', from: ['book'] },
  'WB-13': { chapter: 'drawing', from: ['book'] },
  'WB-14': { chapter: 'drawing', from: ['book'] },
  'WB-15': { chapter: 'drawing', from: ['analogy'] },
  'WB-22': { chapter: 'drawing', from: ['book'] },
  'WB-23': { chapter: 'drawing', from: ['book'] },
  'WB-21': { chapter: 'drawing', from: ['book'] },

  'WB-16': { chapter: 'loading', from: ['book'] },
  'WB-17': { chapter: 'loading', from: ['book'] },
  'WB-18': { chapter: 'loading', from: ['house'] },
  'WB-19': { chapter: 'loading', from: ['house'] },

  'WB-77': { chapter: 'visibility', from: ['book', 'house'] },

  'WB-24': { chapter: 'loot', from: ['book'] },
  'WB-25': { chapter: 'loot', from: ['book'] },
  'WB-26': { chapter: 'loot', from: ['book'] },
  'WB-27': { chapter: 'loot', from: ['book'] },
  'WB-28': { chapter: 'loot', from: ['book'] },
  'WB-73': { chapter: 'loot', from: ['book'] },
  'WB-29': { chapter: 'loot', from: ['book'] },

  'WB-30': { chapter: 'events', from: ['book'] },
  'WB-70': { chapter: 'events', from: ['book'] },
  'WB-32': { chapter: 'events', from: ['book', 'analogy'] },
  'WB-31': { chapter: 'events', from: ['house'] },
  'WB-33': { chapter: 'events', from: ['book'] },
  'WB-34': { chapter: 'events', from: ['analogy'] },
  'WB-71': { chapter: 'events', from: ['book', 'analogy'] },
  'WB-36': { chapter: 'events', from: ['book', 'analogy'] },
  'WB-35': { chapter: 'events', from: ['house'] },
  'WB-37': { chapter: 'events', from: ['analogy'] },
  'WB-38': { chapter: 'events', from: ['book'] },
  'WB-39': { chapter: 'events', from: ['analogy'] },
  'WB-40': { chapter: 'events', from: ['book'] },
  'WB-41': { chapter: 'events', from: ['analogy'] },

  'WB-20': { chapter: 'standstill', from: ['house'] },
  'WB-79': { chapter: 'standstill', from: ['house'] },

  'WB-42': { chapter: 'shootout', from: ['book'] },
  'WB-90': { chapter: 'shootout', from: ['house'] },
  'WB-43': { chapter: 'shootout', from: ['book'] },
  'WB-45': { chapter: 'shootout', from: ['house'] },
  'WB-46': { chapter: 'shootout', from: ['book'] },
  'WB-74': { chapter: 'shootout', from: ['book'] },

  'WB-44': { chapter: 'race', from: ['house'], option: 'race' },
  'WB-80': { chapter: 'race', from: ['house'] },
  'WB-83': { chapter: 'race', from: ['house'] },
  'WB-82': { chapter: 'race', from: ['house'] },
  'WB-84': { chapter: 'race', from: ['house'] },
  'WB-85': { chapter: 'race', from: ['house'] },
  'WB-86': { chapter: 'race', from: ['house'], option: 'race' },

  'WB-48': { chapter: 'division', from: ['book'] },
  'WB-49': { chapter: 'division', from: ['book'] },
  'WB-50': { chapter: 'division', from: ['house'] },
  'WB-51': { chapter: 'division', from: ['book'] },

  'WB-72': { chapter: 'misses', from: ['book'] },
  'WB-52': { chapter: 'misses', from: ['book', 'analogy', 'house'] },
  'WB-52a': { chapter: 'misses', from: ['analogy'] },
  'WB-52b': { chapter: 'misses', from: ['book'] },
  'WB-52c': { chapter: 'misses', from: ['book'] },
  'WB-52d': { chapter: 'misses', from: ['house'] },
  'WB-52e': { chapter: 'misses', from: ['book'] },
  'WB-52f': { chapter: 'misses', from: ['analogy'] },
  'WB-52g': { chapter: 'misses', from: ['analogy'] },
  'WB-52h': { chapter: 'misses', from: ['book'] },

  'WB-54': { chapter: 'duel', from: ['book'] },
  'WB-87': { chapter: 'duel', from: ['house'] },
  'WB-55': { chapter: 'duel', from: ['book'] },
  'WB-56': { chapter: 'duel', from: ['book'] },
  'WB-57': { chapter: 'duel', from: ['analogy'] },
  'WB-58': { chapter: 'duel', from: ['book', 'house'] },
  'WB-59': { chapter: 'duel', from: ['book', 'house'] },
  'WB-89': { chapter: 'duel', from: ['house'] },
  'WB-88': { chapter: 'duel', from: ['house'] },
  'WB-60': { chapter: 'duel', from: ['house'], option: 'falseTie' },
  'WB-61': { chapter: 'duel', from: ['book'] },
  'WB-53': { chapter: 'duel', from: ['house'], option: 'duelCards' },
  'WB-62': { chapter: 'duel', from: ['book', 'house'] },
  'WB-76': { chapter: 'duel', from: ['book'] },
  'WB-81': { chapter: 'duel', from: ['house'] },
  'WB-63': { chapter: 'duel', from: ['book'] },
  'WB-64': { chapter: 'duel', from: ['book'] },

  'WB-75': { chapter: 'rounds', from: ['book'] },
  'WB-4': { chapter: 'rounds', from: ['book'] },
  'WB-5': { chapter: 'rounds', from: ['analogy'] },
  'WB-8': { chapter: 'rounds', from: ['house'] },
  'WB-6': { chapter: 'rounds', from: ['book'], option: 'rounds' },
  'WB-92': { chapter: 'rounds', from: ['house'], option: 'rounds' },
  'WB-7': { chapter: 'rounds', from: ['house'], option: 'tie' },

  'WB-91': { chapter: 'clock', from: ['house'] },
  'WB-47': { chapter: 'clock', from: ['house'] },
} as const satisfies { readonly [id: string]: RuleEntry };
export type WrightRule = keyof typeof rules;
