/**
 * The numbered rules of Caliber 45 as data, in the order in which a newcomer reads them.
 * Tests, refusals and the log cite these ids; the words are in `words/`.
 */

/** The chapters of the rulebook, in reading order. */
export const chapters = [
  'box',
  'teams',
  'setup',
  'victory',
  'visibility',
  'arming',
  'weapons',
  'cowboys',
  'bail',
  'call',
  'attack',
  'guards',
  'warParty',
  'sheriff',
  'dynamite',
  'shootout',
  'mustang',
  'division',
  'debts',
  'standstill',
  'clock',
] as const;
export type CaliberChapter = (typeof chapters)[number];

/** Where a rule comes from: the printed book, an analogy with another of its rules, or the house where the book is silent. */
type RuleSource = 'book' | 'analogy' | 'house';

/** The table options that change a rule. */
type RuleOption = 'goal' | 'teams' | 'freshCowboys' | 'handicap' | 'richFortKnox' | 'first';

interface RuleEntry {
  readonly chapter: CaliberChapter;
  readonly from: readonly [RuleSource, ...RuleSource[]];
  readonly option?: RuleOption;
}

/** Every numbered rule of the game: the chapter it stands in, where it comes from, and the table option that changes it, if any. */
export const rules = {
  'C45-64': { chapter: 'box', from: ['book', 'house'], option: 'richFortKnox' },
  'C45-12': { chapter: 'box', from: ['house'] },

  'C45-1': { chapter: 'teams', from: ['book'] },
  'C45-82': { chapter: 'teams', from: ['house'], option: 'teams' },
  'C45-3': { chapter: 'teams', from: ['book'] },
  'C45-2': { chapter: 'teams', from: ['house'], option: 'handicap' },
  'C45-89': { chapter: 'teams', from: ['house'], option: 'handicap' },
  'C45-5': { chapter: 'teams', from: ['analogy'] },
  'C45-62': { chapter: 'teams', from: ['book'] },

  'C45-65': { chapter: 'setup', from: ['book', 'analogy'] },
  'C45-4': { chapter: 'setup', from: ['house'], option: 'first' },
  'C45-66': { chapter: 'setup', from: ['book'] },

  'C45-74': { chapter: 'victory', from: ['book', 'house'], option: 'goal' },
  'C45-30': { chapter: 'victory', from: ['analogy'] },
  'C45-59': { chapter: 'victory', from: ['book', 'house'] },
  'C45-14': { chapter: 'victory', from: ['analogy'] },
  'C45-13': { chapter: 'victory', from: ['book'] },

  'C45-75': { chapter: 'visibility', from: ['book', 'house'] },
  'C45-6': { chapter: 'visibility', from: ['house'] },
  'C45-7': { chapter: 'visibility', from: ['analogy'] },
  'C45-15': { chapter: 'visibility', from: ['house'] },

  'C45-67': { chapter: 'arming', from: ['book'] },
  'C45-16': { chapter: 'arming', from: ['book'] },
  'C45-34': { chapter: 'arming', from: ['book'] },
  'C45-17': { chapter: 'arming', from: ['book'] },
  'C45-19': { chapter: 'arming', from: ['book'] },

  'C45-73': { chapter: 'weapons', from: ['book'] },
  'C45-18': { chapter: 'weapons', from: ['analogy'] },
  'C45-9': { chapter: 'weapons', from: ['book', 'house'] },
  'C45-61': { chapter: 'weapons', from: ['book'] },
  'C45-76': { chapter: 'weapons', from: ['book', 'analogy'] },

  'C45-71': { chapter: 'cowboys', from: ['book', 'house'] },
  'C45-20': { chapter: 'cowboys', from: ['book'] },
  'C45-21': { chapter: 'cowboys', from: ['book'] },
  'C45-22': { chapter: 'cowboys', from: ['analogy'] },
  'C45-11': { chapter: 'cowboys', from: ['book'] },

  'C45-23': { chapter: 'bail', from: ['book'] },
  'C45-24': { chapter: 'bail', from: ['analogy'] },
  'C45-25': { chapter: 'bail', from: ['book', 'house'] },
  'C45-26': { chapter: 'bail', from: ['book'] },

  'C45-35': { chapter: 'call', from: ['book'] },
  'C45-37': { chapter: 'call', from: ['book'] },
  'C45-83': { chapter: 'call', from: ['analogy'] },
  'C45-36': { chapter: 'call', from: ['book'] },

  'C45-8': { chapter: 'attack', from: ['book'] },
  'C45-10': { chapter: 'attack', from: ['book'] },
  'C45-42': { chapter: 'attack', from: ['book'] },

  'C45-68': { chapter: 'guards', from: ['book'] },
  'C45-38': { chapter: 'guards', from: ['book'] },
  'C45-39': { chapter: 'guards', from: ['book'] },
  'C45-40': { chapter: 'guards', from: ['book'] },
  'C45-80': { chapter: 'guards', from: ['analogy'] },
  'C45-60': { chapter: 'guards', from: ['book'] },
  'C45-41': { chapter: 'guards', from: ['book', 'analogy'] },

  'C45-43': { chapter: 'warParty', from: ['book'] },
  'C45-72': { chapter: 'warParty', from: ['book'] },

  'C45-44': { chapter: 'sheriff', from: ['book', 'analogy'] },
  'C45-45': { chapter: 'sheriff', from: ['book', 'house'] },
  'C45-28': { chapter: 'sheriff', from: ['analogy'] },
  'C45-84': { chapter: 'sheriff', from: ['book', 'house'] },

  'C45-46': { chapter: 'dynamite', from: ['book'] },
  'C45-47': { chapter: 'dynamite', from: ['book', 'house'], option: 'freshCowboys' },
  'C45-81': { chapter: 'dynamite', from: ['house'], option: 'freshCowboys' },

  'C45-48': { chapter: 'shootout', from: ['book', 'house'] },
  'C45-49': { chapter: 'shootout', from: ['book'] },
  'C45-50': { chapter: 'shootout', from: ['book'] },
  'C45-51': { chapter: 'shootout', from: ['book'] },
  'C45-52': { chapter: 'shootout', from: ['book'] },
  'C45-85': { chapter: 'shootout', from: ['analogy'] },
  'C45-53': { chapter: 'shootout', from: ['book'] },
  'C45-54': { chapter: 'shootout', from: ['house'] },
  'C45-70': { chapter: 'shootout', from: ['book'] },
  'C45-55': { chapter: 'shootout', from: ['book'] },

  'C45-69': { chapter: 'mustang', from: ['book'] },

  'C45-56': { chapter: 'division', from: ['book', 'analogy', 'house'] },
  'C45-56a': { chapter: 'division', from: ['book'] },
  'C45-56b': { chapter: 'division', from: ['book'] },
  'C45-56c': { chapter: 'division', from: ['house'] },
  'C45-56d': { chapter: 'division', from: ['book'] },
  'C45-56e': { chapter: 'division', from: ['analogy'] },
  'C45-57': { chapter: 'division', from: ['book'] },
  'C45-58': { chapter: 'division', from: ['book'] },
  'C45-86': { chapter: 'division', from: ['book'] },

  'C45-31': { chapter: 'debts', from: ['book'] },
  'C45-27': { chapter: 'debts', from: ['book'] },
  'C45-77': { chapter: 'debts', from: ['house'] },
  'C45-78': { chapter: 'debts', from: ['house'] },
  'C45-29': { chapter: 'debts', from: ['analogy'] },
  'C45-79': { chapter: 'debts', from: ['house'] },
  'C45-32': { chapter: 'debts', from: ['house'] },

  'C45-33': { chapter: 'standstill', from: ['house'] },
  'C45-87': { chapter: 'standstill', from: ['house'] },

  'C45-63': { chapter: 'clock', from: ['house'] },
  'C45-88': { chapter: 'clock', from: ['house'] },
} as const satisfies { readonly [id: string]: RuleEntry };
export type CaliberRule = keyof typeof rules;
