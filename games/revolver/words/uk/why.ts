/** Why a move of Revolver is good or bad, in Ukrainian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { RevolverGrounds } from '../../bot/why.ts';

const cards = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });

export const why: ReasonWords<RevolverGrounds> = {
  hits: ({ by }) => `Зараз атака вдасться, перевага ${by}.`,
  misses: ({ by }) => `Зараз атака не вдасться: ви слабші на ${by}.`,
  tied: () => 'Зараз сили рівні, а за рівності встоїть банда.',
  holds: ({ by }) => (by === 0 ? 'Зараз банда встоїть: досить рівності.' : `Зараз банда встоїть, перевага ${by}.`),
  loses: ({ by }) => `Зараз атака Макреді вдасться, перевага ${by}.`,
  turns: ({ by }) => `Із цим атака тут вдасться, перевага ${by}.`,
  saves: ({ by }) => (by === 0 ? 'Із цим банда тут встоїть: досить рівності.' : `Із цим банда тут встоїть, перевага ${by}.`),
  adds: ({ by }) => `Різниця у вогневій моці тут зміниться на ${by} на вашу користь.`,
  kills: ({ by }) => (by === 1 ? 'Один бандит загине одразу.' : `Одразу загине бандитів: ${by}.`),
  wins: () => 'Це перемога.',
  cards: ({ by }) => `На руці стане на ${cards(by)} більше.`,
  spares: ({ by, of }) =>
    by === 0 ? `Уся вогнева міць на руці залишиться: ${of}.` : `Це коштує вам ${by} вогневої моці з ${of} на руці.`,
};
