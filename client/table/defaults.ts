/** What a table does where a game says nothing else: no cards to draw, no points to count, every telling worth a line. */
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

/** What a game must say of itself, and everything that is not as usual. */
type Said = Omit<GameClient, keyof typeof defaults> & Partial<GameClient>;
export const gameClient = (said: Said): GameClient => ({ ...defaults, ...said });
