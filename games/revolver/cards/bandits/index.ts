/** The gang, in order of survival rating. */

import { abigailMcready } from './abigail-mcready.ts';
import { bigNoseNell } from './big-nose-nell.ts';
import { bullet } from './bullet.ts';
import { cortez } from './cortez.ts';
import { docHarlan } from './doc-harlan.ts';
import { dutchVandermeer } from './dutch-vandermeer.ts';
import { ezraCrane } from './ezra-crane.ts';
import { hattieQuill } from './hattie-quill.ts';
import { jackColty } from './jack-colty.ts';
import { kidMalloy } from './kid-malloy.ts';
import { lemTuttle } from './lem-tuttle.ts';
import { lupeVargas } from './lupe-vargas.ts';
import { muleTanner } from './mule-tanner.ts';
import { oneEyeJubal } from './one-eye-jubal.ts';
import { rufusPike } from './rufus-pike.ts';
import { santiago } from './santiago.ts';
import { sisterSara } from './sister-sara.ts';
import { skinnyLandell } from './skinny-landell.ts';
import { whistlingTom } from './whistling-tom.ts';

export const bandits = [
  skinnyLandell,
  bullet,
  kidMalloy,
  rufusPike,
  lemTuttle,
  oneEyeJubal,
  muleTanner,
  lupeVargas,
  whistlingTom,
  bigNoseNell,
  ezraCrane,
  docHarlan,
  hattieQuill,
  sisterSara,
  dutchVandermeer,
  abigailMcready,
  santiago,
  cortez,
  jackColty,
] as const;
