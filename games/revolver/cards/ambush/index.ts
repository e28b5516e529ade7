/** Ambush cards (1.1). */

import { caughtAtTheWaterHole } from './caught-at-the-water-hole.ts';
import { crossfire } from './crossfire.ts';
import { falseAlarmBeatenToThePunch } from './false-alarm-beaten-to-the-punch.ts';
import { falseAlarmJumpyTrigger } from './false-alarm-jumpy-trigger.ts';
import { menBehindTheWagons } from './men-behind-the-wagons.ts';
import { riflemenOnTheRidge } from './riflemen-on-the-ridge.ts';
import { sharpshooterInTheTower } from './sharpshooter-in-the-tower.ts';
import { shotInTheBack } from './shot-in-the-back.ts';
import { tripWire } from './trip-wire.ts';

export const ambush = [
  riflemenOnTheRidge,
  menBehindTheWagons,
  crossfire,
  sharpshooterInTheTower,
  shotInTheBack,
  caughtAtTheWaterHole,
  tripWire,
  falseAlarmJumpyTrigger,
  falseAlarmBeatenToThePunch,
] as const;
