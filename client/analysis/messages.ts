/** The messages between a page and the workers that analyse a game for it. */
import type { AnalysedStep, AnalysisPart } from '../../bots/analysis.ts';
import type { Update } from '../../wire/protocol.ts';

/** How thorough the analysis is: the curve alone, everything in a hurry, or everything as `sixgun analyse` does it. */
export type Depth = 'curve' | 'quick' | 'thorough';
export interface ToAnalyst {
  readonly log: string;
  readonly depth: Depth;
  readonly part: AnalysisPart;
}
export type FromAnalyst =
  /** How many steps there will be in all, and how often each decision is played out. */
  | { readonly is: 'begun'; readonly steps: number; readonly playouts: number }
  /** A step, and for a mistake the table as its player saw it: the table is needed to name a move. */
  | { readonly is: 'step'; readonly step: AnalysedStep; readonly seen: Update | null }
  | { readonly is: 'broken'; readonly why: string };
