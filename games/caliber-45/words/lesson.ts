/** The numbers that the lessons and the examples of Caliber 45 speak of, worked out from the cards that lie in them. */
import { STEP } from '../decks.ts';
import { bulletsIn, bulletsOn, type CaliberFace, dollarsOn, guardsOf, shotsOf } from '../faces.ts';
import { bail, dealt } from '../figures.ts';

const worth = (face: CaliberFace): number => dollarsOn(false, face);
const [carbine, sixes] = [shotsOf('pat-garrett'), bulletsIn(['ammo-6', 'ammo-6'])];
/** One of the three tokens has been taken off. */
const owed = (bail - 1) * STEP;
const shot = bulletsIn(['ammo-4', 'ammo-3']);

export const lessonOf = (money: (n: number) => string) => ({
  /** A full hand, and one card less. */
  full: dealt,
  less: dealt - 1,
  drawn: bulletsOn('ammo-6'),
  /** What is in hand at the end of the first lesson. */
  armed: bulletsIn(['ammo-5', 'ammo-4', 'ammo-6', 'ammo-3', 'ammo-4']),
  coach: money(worth('stagecoach')),
  mail: money(worth('mail-car')),
  train: money(worth('gold-train')),
  mailGuards: guardsOf('mail-car'),
  sheriff: money(STEP),
  /** Two sixes from a carbine that holds less. */
  carbine,
  sixes,
  wasted: sixes - carbine,
  /** What Mae fires back, and what she shoots with then. */
  answer: bulletsIn(['ammo-4', 'ammo-3']),
  strength: bulletsOn('ammo-5'),
  jane: shotsOf('calamity-jane'),
  token: money(STEP),
  owed: money(owed),
  /** Otis and the player have robbed a Mail car each, and the debt is paid. */
  team: money(worth('gold-train') + 2 * worth('mail-car') - owed),
  trainGuards: guardsOf('gold-train'),
  volley: bulletsIn(['ammo-3', 'ammo-2']),
  change: money(worth('mail-car') - worth('stagecoach')),
  shot,
  weakest: shotsOf('belle-starr'),
});
