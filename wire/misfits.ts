/** What can be wrong with how a server is set up, for those who run it: its settings, what they are told by requests, and the machine. */
export const misfits = [
  'crowd',
  'unnamed',
  'plain',
  'path',
  'home',
  'lone',
  'temporary',
  'node',
  'untold',
  'silent',
  'unsealed',
  'elsewhere',
  'pings',
  'full',
] as const;
export type Misfit = (typeof misfits)[number];

/** How a server is, as its operators see it. */
export interface ServerHealth {
  readonly version: string;
  readonly node: string;
  /** Since when it is open. */
  readonly since: number;
  readonly store: 'embedded' | 'postgres';
  /** What the data takes, in bytes, and what the disk has left for it; nobody here sees the disk of a PostgreSQL. */
  readonly bytes: number;
  readonly free: number | null;
  readonly misfits: readonly Misfit[];
}
