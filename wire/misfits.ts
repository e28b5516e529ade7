/** Problems of a server's setup, for its operators: its settings, what requests reveal about them, and the machine. */
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

/** The health of a server, as its operators see it. */
export interface ServerHealth {
  readonly version: string;
  readonly node: string;
  /** When it was opened. */
  readonly since: number;
  readonly store: 'embedded' | 'postgres';
  /** The bytes of the data, and of free disk space; unknown for PostgreSQL, whose disk is elsewhere. */
  readonly bytes: number;
  readonly free: number | null;
  readonly misfits: readonly Misfit[];
}
