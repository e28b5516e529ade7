/** The pictures of this game: its own icons, those that the pages have anyway, and a cartridge, which is our own. */
import { icons as shared } from '../../../client/shell/icons.ts';
import { icons as own } from './icons.ts';

export const icons = {
  ...own,
  mustang: shared.horse,
  stagecoach: shared.wagon,
  'gold-train': shared.train,
  gold: own['gold-train'],
  'billy-the-kid': shared.hat,
  'buffalo-bill': shared.buffalo,
  guard: shared.hat,
  gun: shared.gun,
} as const;
/** A cartridge of .45, standing. */
export const cartridge = 'M256 6c52 60 76 118 76 184v16H180v-16C180 124 204 66 256 6zM176 226h160v206H176zM162 452h188v52H162z';
