/** What is computed from what is seen of the cylinder: by the rules from a table, by bots from a view, by the page from what it has shown. */
import { chambers } from './figures.ts';
import type { BulletsFace, BulletsOpen } from './zones.ts';

/** The public facts, which all three have. */
interface Sight {
  readonly open: BulletsOpen;
}
/** What lies in a chamber, as far as it is seen. */
export type FaceIn = (chamber: number) => BulletsFace | null;

/** The chambers, clockwise. */
export const chamberNumbers: readonly number[] = Array.from({ length: chambers }, (_, i) => i + 1);
/** The next one, clockwise. */
export const after = (chamber: number): number => (chamber % chambers) + 1;
/** The chambers that are still shut. */
export const shut = ({ open }: Sight): number[] => chamberNumbers.filter(n => !open.opened[n - 1]);
/** SB-3: any while all are shut, else the next clockwise after the one opened last. */
export const mayOpen = (t: Sight): number[] => (t.open.last === null ? shut(t) : [after(t.open.last)]);
/** Bang! cards that lie open. */
export const fired = ({ open }: Sight, faceIn: FaceIn): number =>
  chamberNumbers.filter(n => open.opened[n - 1] && faceIn(n) === 'bang').length;
/** Bullets that are still in the cylinder; with none of them left, it is shuffled (SB-5). */
export const loaded = (t: Sight, faceIn: FaceIn): number => t.open.bullets - fired(t, faceIn);
