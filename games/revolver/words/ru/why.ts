/** Why a move of Revolver is good or bad, in Russian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { RevolverGrounds } from '../../bot/why.ts';

const cards = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });

export const why: ReasonWords<RevolverGrounds> = {
  hits: ({ by }) => `Сейчас атака удастся, перевес ${by}.`,
  misses: ({ by }) => `Сейчас атака не удастся: вы слабее на ${by}.`,
  tied: () => 'Сейчас силы равны, а при равенстве устоит банда.',
  holds: ({ by }) => (by === 0 ? 'Сейчас банда устоит: хватает равенства.' : `Сейчас банда устоит, перевес ${by}.`),
  loses: ({ by }) => `Сейчас атака Макреди удастся, перевес ${by}.`,
  turns: ({ by }) => `С этим атака здесь удастся, перевес ${by}.`,
  saves: ({ by }) => (by === 0 ? 'С этим банда здесь устоит: хватает равенства.' : `С этим банда здесь устоит, перевес ${by}.`),
  adds: ({ by }) => `Разница в огневой мощи здесь изменится на ${by} в вашу пользу.`,
  kills: ({ by }) => (by === 1 ? 'Один бандит погибнет сразу.' : `Сразу погибнет бандитов: ${by}.`),
  wins: () => 'Это победа.',
  cards: ({ by }) => `На руке станет на ${cards(by)} больше.`,
};
