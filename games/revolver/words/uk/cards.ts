/** All cards of Revolver in Ukrainian. */
import type { CardTexts } from '../cards.ts';
import { ambush } from './cards/ambush.ts';
import { bandits } from './cards/bandits.ts';
import { colty } from './cards/colty.ts';
import { coltyMore } from './cards/colty-more.ts';
import { field } from './cards/field.ts';
import { frontier } from './cards/frontier.ts';
import { mcready } from './cards/mcready.ts';
import { mcreadyMore } from './cards/mcready-more.ts';

export const cards: CardTexts = {
  ...field,
  ...bandits,
  ...ambush,
  ...mcready,
  ...mcreadyMore,
  ...colty,
  ...coltyMore,
  ...frontier,
};
