/** Names at one table are distinct: a guest whose name equals or resembles that of a seated guest gets a number. */
import type { Seating } from './seating.ts';

/** Letters that look like Latin ones, capitals as well as small ones, and signs that look like letters. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['авекмнорстухіјѕһԁԛԝгпзбьцчшщ', 'abekmhopctyxijshdqwrne6bu4ww'],
  ['αβεζηικμνορτυχγσω', 'abeznikmvoptuxyow'],
  ['0135|!$@', 'oleslisa'],
];
const latin = new Map(ALIKE.flatMap(([these, those]) => [...these].map((letter, i) => [letter, those[i]!] as const)));

/** A name as it looks at a glance. */
export const skeleton = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter(letter => !/[\p{M}\p{Z}\p{Cf}._\-'’]/u.test(letter))
    .map(letter => latin.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l');

/** The name by which a guest is known at this table. */
export const nameAt = ({ chairs }: Seating, guest: string, name: string): string => {
  const others = new Set(chairs.flatMap(chair => (chair.kind === 'guest' && chair.guest !== guest ? [skeleton(chair.name)] : [])));
  let [shown, n] = [name, 1];
  while (others.has(skeleton(shown))) shown = `${name} (${++n})`;
  return shown;
};
