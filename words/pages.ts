/** The shape of the words that are loaded with a page: every key of the English ones, with the same parameters. */
import type { Same } from './client.ts';
import type { words as analysis } from './en/pages/analysis.ts';
import type { words as beat } from './en/pages/beat.ts';
import type { words as calls } from './en/pages/calls.ts';
import type { words as day } from './en/pages/day.ts';
import type { words as evening } from './en/pages/evening.ts';
import type { words as faults } from './en/pages/faults.ts';
import type { words as hint } from './en/pages/hint.ts';
import type { words as ladder } from './en/pages/ladder.ts';
import type { words as learn } from './en/pages/learn.ts';
import type { words as moderation } from './en/pages/moderation.ts';
import type { words as operator } from './en/pages/operator.ts';
import type { words as puzzles } from './en/pages/puzzles.ts';
import type { words as replay } from './en/pages/replay.ts';
import type { words as slow } from './en/pages/slow.ts';
import type { words as trail } from './en/pages/trail.ts';
import type { words as you } from './en/pages/you.ts';

export interface PageWords {
  readonly analysis: Same<typeof analysis>;
  readonly calls: Same<typeof calls>;
  readonly beat: Same<typeof beat>;
  readonly day: Same<typeof day>;
  readonly evening: Same<typeof evening>;
  readonly faults: Same<typeof faults>;
  readonly hint: Same<typeof hint>;
  readonly ladder: Same<typeof ladder>;
  readonly learn: Same<typeof learn>;
  readonly moderation: Same<typeof moderation>;
  readonly operator: Same<typeof operator>;
  readonly puzzles: Same<typeof puzzles>;
  readonly replay: Same<typeof replay>;
  readonly slow: Same<typeof slow>;
  readonly trail: Same<typeof trail>;
  readonly you: Same<typeof you>;
}
