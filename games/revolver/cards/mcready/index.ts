/** The cards of McReady’s decks. */

import { ambush } from './ambush.ts';
import { apacheScout } from './apache-scout.ts';
import { belleRansom } from './belle-ransom.ts';
import { bestMoneyCanBuy } from './best-money-can-buy.ts';
import { bloodhounds } from './bloodhounds.ts';
import { borderPatrol } from './border-patrol.ts';
import { bountyHunter } from './bounty-hunter.ts';
import { bradyLogan } from './brady-logan.ts';
import { brakemansWarning } from './brakemans-warning.ts';
import { buffaloStampede } from './buffalo-stampede.ts';
import { charlieWeathers } from './charlie-weathers.ts';
import { clarenceStickley } from './clarence-stickley.ts';
import { colonelMcready } from './colonel-mcready.ts';
import { cowboy } from './cowboy.ts';
import { deadfall } from './deadfall.ts';
import { deputy } from './deputy.ts';
import { doubleTheGuard } from './double-the-guard.ts';
import { federales } from './federales.ts';
import { getARopeBoys } from './get-a-rope-boys.ts';
import { hiredGun } from './hired-gun.ts';
import { hollisReed } from './hollis-reed.ts';
import { huntTheManDown } from './hunt-the-man-down.ts';
import { lawman } from './lawman.ts';
import { leeShao } from './lee-shao.ts';
import { legIrons } from './leg-irons.ts';
import { mountedPosse } from './mounted-posse.ts';
import { oldScores } from './old-scores.ts';
import { oldThreeFingers } from './old-three-fingers.ts';
import { outOfAmmo } from './out-of-ammo.ts';
import { pinkertonAgent } from './pinkerton-agent.ts';
import { prisonGuard } from './prison-guard.ts';
import { rewardMoney } from './reward-money.ts';
import { ricketyBridge } from './rickety-bridge.ts';
import { riverInFlood } from './river-in-flood.ts';
import { rockStrewnVantagePoint } from './rock-strewn-vantage-point.ts';
import { sharpsRifle } from './sharps-rifle.ts';
import { shootTheGun } from './shoot-the-gun.ts';
import { swainBoys } from './swain-boys.ts';
import { texasRanger } from './texas-ranger.ts';
import { theGallows } from './the-gallows.ts';
import { trailLookout } from './trail-lookout.ts';
import { trainedInThePinkertonWays } from './trained-in-the-pinkerton-ways.ts';
import { volcanicPistol } from './volcanic-pistol.ts';
import { wantedPoster } from './wanted-poster.ts';
import { wardenThorne } from './warden-thorne.ts';
import { wireAhead } from './wire-ahead.ts';

export const mcready = [
  colonelMcready,
  charlieWeathers,
  bradyLogan,
  lawman,
  cowboy,
  deputy,
  apacheScout,
  bountyHunter,
  hiredGun,
  mountedPosse,
  buffaloStampede,
  sharpsRifle,
  getARopeBoys,
  ambush,
  outOfAmmo,
  ricketyBridge,
  shootTheGun,
  wireAhead,
  riverInFlood,
  wantedPoster,
  pinkertonAgent,
  belleRansom,
  oldThreeFingers,
  brakemansWarning,
  trailLookout,
  deadfall,
  swainBoys,
  prisonGuard,
  wardenThorne,
  bloodhounds,
  theGallows,
  huntTheManDown,
  legIrons,
  borderPatrol,
  rewardMoney,
  bestMoneyCanBuy,
  hollisReed,
  federales,
  oldScores,
  texasRanger,
  rockStrewnVantagePoint,
  volcanicPistol,
  trainedInThePinkertonWays,
  leeShao,
  doubleTheGuard,
  clarenceStickley,
] as const;
