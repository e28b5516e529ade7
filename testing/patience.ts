/**
 * How long a test waits before it gives up, in milliseconds. No test is about time, so this bounds nothing: it only
 * prevents endless waiting. Where a run must not fail because a machine is busy, it is long.
 */
export const PATIENCE: number = 1000 * Number(process.env['PATIENCE'] ?? 60);
