/** Why somebody may be reported to those who run a server. */
export const reasons = ['talk', 'name', 'cheating', 'leaving'] as const;
export type ReportReason = (typeof reasons)[number];
