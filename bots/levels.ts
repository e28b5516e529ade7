/** The levels that the games of the house have in common; above these three is one that thinks. */
export type HunchLevel = 'greenhorn' | 'gunhand' | 'sharpshooter';
