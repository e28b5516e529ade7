/**
 * How long a test waits for something before it gives it up, in milliseconds. No test is about time, so this is no bound on anything: it only
 * keeps what never comes from being waited for without end. Where a run must not fail because a machine is busy, it is long.
 */
export const PATIENCE: number = 1000 * Number(process.env['PATIENCE'] ?? 60);
