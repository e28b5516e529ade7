/**
 * The numbered rules of Steel Bullets as data, in the order in which a newcomer reads them.
 * Tests, refusals and the log cite these ids; the words are in `words/`.
 */
import { recordOf } from '../../kernel/records.ts';
import { byColour, type CardRule, type RuleSources, rulesOf, type Situation } from './faces.ts';

const opening = ['box', 'setup', 'cylinder', 'turn', 'situations', 'visibility'] as const;
const closing = ['window', 'out', 'clock'] as const;
/** The chapters that are about no single card. */
export type CommonChapter = (typeof opening)[number] | (typeof closing)[number];
export type BulletsChapter = CommonChapter | Situation;
/** The chapters of the rulebook, in reading order; every card has one. */
export const chapters: readonly BulletsChapter[] = [...opening, ...byColour, ...closing];

/** The table options that change a rule. */
type RuleOption = 'window' | 'outHand' | 'first';

interface RuleEntry {
  readonly chapter: BulletsChapter;
  readonly from: RuleSources;
  readonly option?: RuleOption;
}

const before = {
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
  'SB-38': { chapter: 'situations', from: ['book', 'house'] },
  'SB-29': { chapter: 'situations', from: ['analogy'] },
  'SB-41': { chapter: 'situations', from: ['house'] },
  'SB-42': { chapter: 'situations', from: ['house'] },

  'SB-40': { chapter: 'visibility', from: ['house'] },
  'SB-30': { chapter: 'visibility', from: ['house'] },
} as const satisfies { readonly [id: string]: RuleEntry };
const after = {
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
/** The rules that are about no single card. */
export type CommonRule = keyof typeof before | keyof typeof after;
export type BulletsRule = CommonRule | CardRule;

const ofCards = recordOf(byColour.flatMap(chapter => rulesOf(chapter).map(([id, from]) => [id, { chapter, from }] as const)));
/** Every numbered rule of the game: the chapter it stands in, where it comes from, and the table option that changes it, if any. */
export const rules: { readonly [id in BulletsRule]: RuleEntry } = { ...before, ...ofCards, ...after };
