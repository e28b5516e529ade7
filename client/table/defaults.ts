/** Defaults for a game's table: no cards to draw, no points to count, every telling worth a line. */
import type { GameClient } from './session/session.ts';

const defaults = {
  Face: () => null,
  frame: () => '',
  seats: 'around',
  Tray: () => null,
  where: () => '',
  points: () => null,
  topFirst: [],
  drawn: ({ zone }) => zone !== 'box',
  ruleOf: () => null,
  worthTelling: () => true,
  beginsChapter: () => false,
  opened: () => {},
  gather: () => {},
  heard: () => {},
  hold: () => 0,
  interlude: () => null,
  forget: () => {},
} satisfies Partial<GameClient>;

/** What a game must declare, and its departures from the defaults. */
type Said = Omit<GameClient, keyof typeof defaults> & Partial<GameClient>;
export const gameClient = (said: Said): GameClient => ({ ...defaults, ...said });
