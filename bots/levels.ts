/** The levels that our games have in common; above these three is one that thinks. */
export type HunchLevel = 'greenhorn' | 'gunhand' | 'sharpshooter';
