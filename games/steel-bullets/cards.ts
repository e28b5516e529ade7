/** The box: the situations, each in a file of its own, and the revolver cards; told apart by their backs. */
import type { Printed } from '../../kernel/make.ts';
import { cardsharp } from './cards/cardsharp.ts';
import { hat } from './cards/hat.ts';
import { lawyer } from './cards/lawyer.ts';
import { medium } from './cards/medium.ts';
import { misfire } from './cards/misfire.ts';
import { nerves } from './cards/nerves.ts';
import { panic } from './cards/panic.ts';
import { thief } from './cards/thief.ts';
import { will } from './cards/will.ts';
import { copies } from './figures.ts';
import type { Bullets, BulletsFace } from './zones.ts';

export const situationCards = { lawyer, medium, panic, nerves, hat, thief, cardsharp, misfire, will } as const;

/** Of the rules. Every change to how a log plays raises it, such as one more card in the box. */
export const version = 3;

const revolver = { copies: copies.revolver, back: 'revolver' } as const;
export const cards = { ...situationCards, click: revolver, bang: revolver } as const satisfies {
  readonly [F in BulletsFace]: Printed<Bullets>;
};
