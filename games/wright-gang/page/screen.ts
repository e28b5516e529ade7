/** What the screen of Wright Brothers' Gang says, and how its view is read. */

import { typedPage } from '../../../client/table/typed.ts';
import type { WrightMove } from '../game.ts';
import type { WrightScreen } from '../words/shape.ts';
import type { Wright } from '../zones.ts';

export const GAME = 'wright-gang';
export const { screen, factsOf, isTold, movesOf } = typedPage<{ shape: Wright; move: WrightMove; screen: WrightScreen }>(GAME);
