/** Every reason for which this game refuses a move, with the rule it rests on. The reasons are also the keys of their translations. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { RuleId } from './rules.ts';

export const no = {
  notArming: { rule: 'C45-67', why: 'That is done on your own turn of arming.' },
  noCowboy: { rule: 'C45-20', why: 'Without a cowboy you can only hire one or pass.' },
  handFull: { rule: 'C45-16', why: 'With six cards you throw one first.' },
  handNotFull: { rule: 'C45-16', why: 'Only with six cards in hand do you throw one.' },
  notInHand: { rule: 'C45-16', why: 'Those cards are not all in your hand.' },
  throwOne: { rule: 'C45-17', why: 'Throw one card; a Coyote only together with one ammunition card.' },
  noWeapons: { rule: 'C45-53', why: 'The weapon deck is empty until this robbery is over.' },
  bailNotCovered: { rule: 'C45-26', why: 'You cannot cover the bail of your cowboy.' },
  haveCowboy: { rule: 'C45-22', why: 'You have a cowboy already.' },
  noTokens: { rule: 'C45-67', why: 'There is no bail token on your cowboy.' },
  notHiring: { rule: 'C45-21', why: 'You are not hiring anybody now.' },
  notCalled: { rule: 'C45-35', why: 'Nobody calls you to a robbery now.' },
  notPicking: { rule: 'C45-8', why: 'Only the caller picks a money card, one.' },
  noSuchCard: { rule: 'C45-8', why: 'There is no such money card to pick.' },
  notFacing: { rule: 'C45-40', why: 'Nothing stands in your way now.' },
  tooWeak: { rule: 'C45-68', why: 'Those bullets are not enough, or more than your cowboy can use.' },
  onlyAmmo: { rule: 'C45-49', why: 'Shoot with one or more ammunition cards.' },
  noMustang: { rule: 'C45-69', why: 'You have no Mustang.' },
  noSheriff: { rule: 'C45-44', why: 'No Sheriff asks anything of you.' },
  notYourShot: { rule: 'C45-48', why: 'It is not your turn in the shoot-out.' },
  notAnEnemy: { rule: 'C45-49', why: 'Shoot at a rider of another team.' },
  noVote: { rule: 'C45-81', why: 'There is nothing to vote on.' },
  teams: { rule: 'C45-82', why: 'So many players cannot be split into so many teams of at most three.' },
} as const satisfies { readonly [name: string]: Refusal & { readonly rule: RuleId } };

export type Why = (typeof no)[keyof typeof no]['why'];
