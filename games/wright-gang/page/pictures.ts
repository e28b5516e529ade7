/** The pictures of this game: its own icons, and those that the pages have anyway. */
import { icons as shared } from '../../../client/shell/icons.ts';
import { icons as own } from './icons.ts';

export const icons = { ...own, 5: shared.wolf, 6: shared.skull, 7: shared.bandit, revolver: shared.gun } as const;
