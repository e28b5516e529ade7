/** Cards of the 1.4 modules; none can be in a deck list. */

import { armedTrainGuard } from './armed-train-guard.ts';
import { duelBlackDogSaloon } from './duel-black-dog-saloon.ts';
import { garrotte } from './garrotte.ts';

export const modules = [duelBlackDogSaloon, armedTrainGuard, garrotte] as const;
