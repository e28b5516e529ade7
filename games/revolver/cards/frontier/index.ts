/** The Frontier deck (1.3, 1.4). */

import { cardSharp } from './card-sharp.ts';
import { chickenFoot } from './chicken-foot.ts';
import { crookedJudge } from './crooked-judge.ts';
import { curly } from './curly.ts';
import { drusillaWilcox } from './drusilla-wilcox.ts';
import { dustDevil } from './dust-devil.ts';
import { ghostTown } from './ghost-town.ts';
import { gunslingerForHire } from './gunslinger-for-hire.ts';
import { legendOfBoggyCreek } from './legend-of-boggy-creek.ts';
import { maShepperson } from './ma-shepperson.ts';
import { maryLousShack } from './mary-lous-shack.ts';
import { mountainHowitzer } from './mountain-howitzer.ts';
import { namelessDrifter } from './nameless-drifter.ts';
import { paShepperson } from './pa-shepperson.ts';
import { prairieFire } from './prairie-fire.ts';
import { reverendHenryKane } from './reverend-henry-kane.ts';
import { shadowOfChikara } from './shadow-of-chikara.ts';
import { silverStrike } from './silver-strike.ts';
import { snakeOilSalesman } from './snake-oil-salesman.ts';
import { stagecoachHoldUp } from './stagecoach-hold-up.ts';
import { strongbox } from './strongbox.ts';
import { swarmOfHorseflies } from './swarm-of-horseflies.ts';
import { tradingPost } from './trading-post.ts';
import { wildMustangs } from './wild-mustangs.ts';

export const frontier = [
  maShepperson,
  paShepperson,
  namelessDrifter,
  gunslingerForHire,
  mountainHowitzer,
  wildMustangs,
  silverStrike,
  snakeOilSalesman,
  cardSharp,
  stagecoachHoldUp,
  tradingPost,
  crookedJudge,
  dustDevil,
  ghostTown,
  prairieFire,
  shadowOfChikara,
  reverendHenryKane,
  legendOfBoggyCreek,
  drusillaWilcox,
  chickenFoot,
  strongbox,
  maryLousShack,
  curly,
  swarmOfHorseflies,
] as const;
