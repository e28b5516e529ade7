/** Why a move of Revolver is good or bad, in English. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { RevolverGrounds } from '../../bot/why.ts';

const cards = counted('en', { one: 'card', other: 'cards' });
const tokens = counted('en', { one: 'token', other: 'tokens' });
const turns = counted('en', { one: 'turn', other: 'turns' });

export const why: ReasonWords<RevolverGrounds> = {
  hits: ({ by }) => `As it stands, you win the attack by ${by}.`,
  misses: ({ by }) => `As it stands, you lose the attack by ${by}.`,
  tied: () => 'As it stands, the attack is a tie, and a tie is Colty’s.',
  holds: ({ by }) => `As it stands, the gang holds out${by === 0 ? ': a tie is enough' : ` by ${by}`}.`,
  loses: ({ by }) => `As it stands, McReady wins the attack by ${by}.`,
  turns: ({ by }) => `With it you win the attack here by ${by}.`,
  saves: ({ by }) => `With it the gang holds out here${by === 0 ? ': a tie is enough' : ` by ${by}`}.`,
  adds: ({ by }) => `It shifts the firepower here by ${by} in your favour.`,
  kills: ({ by }) => (by === 1 ? 'A bandit falls at once.' : `${by} bandits fall at once.`),
  wins: () => 'It wins the game.',
  leaves: ({ by }) => `It takes ${tokens(by)} off the Mexican Border.`,
  returns: ({ by }) => `It puts ${tokens(by)} back on the Mexican Border.`,
  fewer: ({ by }) => `It leaves ${turns(by)} fewer at this battlefield.`,
  more: ({ by }) => `It gives ${turns(by)} more at this battlefield.`,
  bars: ({ by }) => `The other side adds nothing here while it has ${cards(by)} or more in its column.`,
  cards: ({ by }) => `You hold ${cards(by)} more.`,
  spares: ({ by, of }) =>
    by === 0 ? `All ${of} firepower of your hand stays in it.` : `It costs you ${by} of the ${of} firepower in your hand.`,
};
