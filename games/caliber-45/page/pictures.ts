/** The pictures of this game: its icons, and a cartridge, which is our own. */
import { icons as own } from './icons.ts';

export const icons = {
  ...own,
  mustang: own.horse,
  stagecoach: own.wagon,
  'gold-train': own.train,
  gold: own['gold-train'],
  'billy-the-kid': own.hat,
  'buffalo-bill': own.buffalo,
  guard: own.hat,
} as const;
/** A cartridge of .45, standing. */
export const cartridge = 'M256 6c52 60 76 118 76 184v16H180v-16C180 124 204 66 256 6zM176 226h160v206H176zM162 452h188v52H162z';
