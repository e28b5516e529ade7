/** The terms of Revolver cover what its cards can do: every ability, every use from the hand, every way to choose, every symbol. */
import { expect, test } from 'vitest';
import { languages } from '../../../words/language.ts';
import { cardOf, faces, textsOf } from '../faces.ts';
import type { Op } from '../vocabulary/effect.ts';
import { terms as en } from './en/terms.ts';
import { terms as ru } from './ru/terms.ts';
import { terms as uk } from './uk/terms.ts';

const terms = { en, ru, uk };
const numbered = (on: 'ability' | 'hand'): { readonly [face: string]: number } =>
  Object.fromEntries(faces.flatMap(face => (textsOf(face, on).length > 0 ? [[face, textsOf(face, on).length]] : [])));
const lengths = (said: { readonly [face: string]: readonly string[] }): { readonly [face: string]: number } =>
  Object.fromEntries(Object.entries(said).map(([face, texts]) => [face, texts.length]));
const waysIn = (op: Op): readonly string[] => (op.op === 'choose' ? op.ways.map(way => way.name) : []);

test.each(languages)('in %s', language => {
  const { abilities, spendings, ways, glossary, types } = terms[language];
  expect(lengths(abilities)).toEqual(numbered('ability'));
  expect(lengths(spendings)).toEqual(numbered('hand'));
  for (const face of faces) {
    const { effects, icons, type } = cardOf(face);
    for (const icon of icons) expect(glossary).toHaveProperty(icon);
    expect(types).toHaveProperty(type);
    for (const effect of effects)
      if (effect.on === 'play' || effect.on === 'enter')
        for (const way of effect.do.flatMap(waysIn)) expect(ways).toHaveProperty(way);
  }
});
