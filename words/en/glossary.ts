/** What is not said in English here. */
import type { NotSaid } from '../glossary.ts';

export const glossary: readonly NotSaid[] = [
  { word: /\banew\b/i, say: 'again' },
  { word: /\bleaves? it so\b/i, say: 'leave it as it is' },
  { word: /\bmoves? again\b/i, say: 'take another turn', in: ['steel-bullets'] },
  { word: /\bas likely\b/i, say: 'equally likely' },
  { word: /\bjust as many\b/i, say: 'exactly as many' },
  {
    word: /\b(?:whoever|anybody|everybody|a player|each player|nobody)\b[^.…]{0,60}\b(?:his|him|he|himself)\b/i,
    say: 'they, their',
    in: ['wright-gang', 'revolver'],
  },
  { word: /\b(?:whoever|whomever)\b/i, say: 'the player who, a player who, no matter who' },
  { word: /\b(?:shall|upon|afresh|lest)\b/i, say: 'should, on, again' },
  { word: /\bjust th(?:is|ese|ose)\b|\bso many\b/i, say: 'exactly these; n' },
];
