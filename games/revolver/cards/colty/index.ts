/** The cards of Colty’s decks. */
import { special38 } from './38-special.ts';
import { longColt45 } from './45-long-colt.ts';
import { adiosAmigos } from './adios-amigos.ts';
import { anHonestBribe } from './an-honest-bribe.ts';
import { austinGranby } from './austin-granby.ts';
import { banditos } from './banditos.ts';
import { bottleOfMescal } from './bottle-of-mescal.ts';
import { bribeTheFederales } from './bribe-the-federales.ts';
import { cherokeeFreedmen } from './cherokee-freedmen.ts';
import { chewOnThis } from './chew-on-this.ts';
import { comancheros } from './comancheros.ts';
import { cutTheWire } from './cut-the-wire.ts';
import { derringer } from './derringer.ts';
import { draggedBehindTheHorse } from './dragged-behind-the-horse.ts';
import { dusterCoat } from './duster-coat.ts';
import { dynamite } from './dynamite.ts';
import { fanTheGun } from './fan-the-gun.ts';
import { fightOnTheTrainRoof } from './fight-on-the-train-roof.ts';
import { fireAtWill } from './fire-at-will.ts';
import { gatlingGun } from './gatling-gun.ts';
import { goldPlatedRevolver } from './gold-plated-revolver.ts';
import { hacksawInAPie } from './hacksaw-in-a-pie.ts';
import { hailOfBullets } from './hail-of-bullets.ts';
import { hiddenGunCache } from './hidden-gun-cache.ts';
import { indianBurialGround } from './indian-burial-ground.ts';
import { pistoleros } from './pistoleros.ts';
import { pullTheBarsOut } from './pull-the-bars-out.ts';
import { ramshackleHut } from './ramshackle-hut.ts';
import { rideForTheBorder } from './ride-for-the-border.ts';
import { robbersRoost } from './robbers-roost.ts';
import { rosaDelgado } from './rosa-delgado.ts';
import { rotgutWhiskey } from './rotgut-whiskey.ts';
import { sackOfLoot } from './sack-of-loot.ts';
import { saddlebags } from './saddlebags.ts';
import { sandstorm } from './sandstorm.ts';
import { sawedOffShotgun } from './sawed-off-shotgun.ts';
import { shootOurWayOut } from './shoot-our-way-out.ts';
import { smokeSignals } from './smoke-signals.ts';
import { spencerCarbine } from './spencer-carbine.ts';
import { stolenHorses } from './stolen-horses.ts';
import { strawDummies } from './straw-dummies.ts';
import { theJacksonClan } from './the-jackson-clan.ts';
import { theJakes } from './the-jakes.ts';
import { travisDane } from './travis-dane.ts';
import { trixieAndDelilah } from './trixie-and-delilah.ts';
import { turnTheTables } from './turn-the-tables.ts';
import { upturnedWagon } from './upturned-wagon.ts';
import { wrigglerHooley } from './wriggler-hooley.ts';

export const colty = [
  special38,
  longColt45,
  derringer,
  sawedOffShotgun,
  hailOfBullets,
  gatlingGun,
  banditos,
  theJacksonClan,
  comancheros,
  rosaDelgado,
  fireAtWill,
  dynamite,
  sandstorm,
  saddlebags,
  adiosAmigos,
  shootOurWayOut,
  chewOnThis,
  rideForTheBorder,
  stolenHorses,
  rotgutWhiskey,
  cutTheWire,
  cherokeeFreedmen,
  draggedBehindTheHorse,
  robbersRoost,
  hiddenGunCache,
  smokeSignals,
  turnTheTables,
  wrigglerHooley,
  dusterCoat,
  hacksawInAPie,
  fightOnTheTrainRoof,
  spencerCarbine,
  strawDummies,
  anHonestBribe,
  austinGranby,
  bribeTheFederales,
  goldPlatedRevolver,
  bottleOfMescal,
  pistoleros,
  sackOfLoot,
  upturnedWagon,
  ramshackleHut,
  indianBurialGround,
  pullTheBarsOut,
  trixieAndDelilah,
  fanTheGun,
  theJakes,
  travisDane,
] as const;
