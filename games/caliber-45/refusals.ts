/** Every reason for which this game refuses a move, with the rule it rests on. The reasons are also the keys of their translations. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { CaliberRule } from './rules.ts';

const NOT_HELD = 'Those cards are not all in your hand.';
const ONLY_AMMO = 'Lay one or more ammunition cards, and nothing else.';
const TOO_FEW = 'Those bullets are not enough.';
const OVER_LIMIT = 'Your cowboy cannot use that many bullets at once.';

export const no = {
  notArming: { rule: 'C45-67', why: 'That is done on your own turn of arming, one action a turn.' },
  notRiding: { rule: 'C45-35', why: 'You do not ride along: you play nothing until this robbery is over.' },
  noCowboy: { rule: 'C45-20', why: 'Without a cowboy you can only hire one or pass.' },
  handFull: { rule: 'C45-16', why: 'With a full hand you throw one before you draw.' },
  handNotFull: { rule: 'C45-16', why: 'You throw a card only with a full hand.' },
  notHeld: { rule: 'C45-16', why: NOT_HELD },
  throwOne: { rule: 'C45-16', why: 'Throw exactly one card; only a Coyote goes together with another.' },
  coyote: { rule: 'C45-17', why: 'A Coyote is thrown only together with one ammunition card.' },
  noWeapons: { rule: 'C45-53', why: 'The weapon deck is empty, and is not reshuffled before the robbery is over.' },
  bailNotCovered: { rule: 'C45-26', why: 'Your own money does not cover the bail of your cowboy.' },
  nothingToRob: { rule: 'C45-10', why: 'There is no money card left to rob.' },
  haveCowboy: { rule: 'C45-22', why: 'You have a cowboy already.' },
  nobodyToHire: { rule: 'C45-11', why: 'There is nobody left to hire.' },
  notHiring: { rule: 'C45-21', why: 'You are not hiring anybody now.' },
  noTokens: { rule: 'C45-67', why: 'There is no bail token on your cowboy.' },
  notCalled: { rule: 'C45-35', why: 'The call is answered once, when your turn to answer comes.' },
  notPicking: { rule: 'C45-8', why: 'The caller picks one money card, once everybody has answered.' },
  noSuchCard: { rule: 'C45-8', why: 'There is no such money card in the spread.' },
  notFacing: { rule: 'C45-40', why: 'Neither guards nor a war party are yours to meet now.' },
  nothingToFear: { rule: 'C45-39', why: 'Nothing threatens your cowboy now.' },
  onlyAmmo: { rule: 'C45-68', why: ONLY_AMMO },
  bulletsNotHeld: { rule: 'C45-68', why: NOT_HELD },
  tooFewBullets: { rule: 'C45-68', why: TOO_FEW },
  overLimit: { rule: 'C45-38', why: OVER_LIMIT },
  mustangNotNow: { rule: 'C45-69', why: 'A Mustang saves you from guards, a war party or a shot, and from nothing else.' },
  noMustang: { rule: 'C45-69', why: 'You have no Mustang.' },
  noSheriff: { rule: 'C45-44', why: 'No Sheriff asks anything of you now.' },
  noVote: { rule: 'C45-81', why: 'There is nothing to vote on.' },
  notYourMove: { rule: 'C45-48', why: 'It is not your turn in a shoot-out.' },
  nobodyPasses: { rule: 'C45-48', why: 'Nobody passes in a shoot-out: shoot, draw or flee.' },
  notInAFight: { rule: 'C45-53', why: 'In a shoot-out you only draw or swap weapon cards.' },
  notAnEnemy: { rule: 'C45-49', why: 'Shoot at a rider of another team.' },
  shootAmmo: { rule: 'C45-49', why: ONLY_AMMO },
  shotNotHeld: { rule: 'C45-49', why: NOT_HELD },
  notShotAt: { rule: 'C45-50', why: 'Nobody is shooting at you now.' },
  defendAmmo: { rule: 'C45-50', why: ONLY_AMMO },
  defenceNotHeld: { rule: 'C45-50', why: NOT_HELD },
  defenceTooWeak: { rule: 'C45-50', why: TOO_FEW },
  defenceOverLimit: { rule: 'C45-50', why: OVER_LIMIT },
  fleeNotNow: { rule: 'C45-70', why: 'You flee on your own turn in a shoot-out; a shot must be answered.' },
  teams: { rule: 'C45-82', why: 'These players cannot be split like that: there are two or three teams of one to three players.' },
} as const satisfies { readonly [name: string]: Refusal & { readonly rule: CaliberRule } };

export type CaliberWhy = (typeof no)[keyof typeof no]['why'];
