/** Cards of Caliber 45 inside a Russian sentence. */

import { plural } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { list } from '../../../../words/ru/grammar.ts';
import type { CaliberFace } from '../../faces.ts';

/** What is it; what does one take; and how it is counted: one, two, five. Of a cowboy there is only one. */
type Declined = readonly [is: string, takes: string, few: string, many: string];
const ammo = (n: string): Declined => [n, n, `карты по ${n}`, `карт по ${n}`];
const quoted = (is: string, takes: string): Declined => [`«${is}»`, `«${takes}»`, `карты «${is}»`, `карт «${is}»`];
const person = (is: string, takes: string): Declined => [is, takes, is, is];
const warParty = (n: number): Declined => quoted(`Индейцы: ${n}`, `Индейцы: ${n}`);
const faces: { readonly [F in CaliberFace]: Declined } = {
  'ammo-1': ['1 патрон', '1 патрон', 'карты по 1 патрону', 'карт по 1 патрону'],
  'ammo-2': ammo('2 патрона'),
  'ammo-3': ammo('3 патрона'),
  'ammo-4': ammo('4 патрона'),
  'ammo-5': ammo('5 патронов'),
  'ammo-6': ammo('6 патронов'),
  mustang: ['мустанг', 'мустанга', 'мустанга', 'мустангов'],
  cactus: ['кактус', 'кактус', 'кактуса', 'кактусов'],
  coyote: ['койот', 'койота', 'койота', 'койотов'],
  stagecoach: quoted('Дилижанс', 'Дилижанс'),
  'mail-car': quoted('Почтовый вагон', 'Почтовый вагон'),
  'gold-train': quoted('Золотой поезд', 'Золотой поезд'),
  'fort-knox': quoted('Форт-Нокс', 'Форт-Нокс'),
  sheriff: quoted('Шериф', 'Шерифа'),
  'war-party-2': warParty(2),
  'war-party-3': warParty(3),
  'war-party-4': warParty(4),
  'war-party-5': warParty(5),
  'war-party-6': warParty(6),
  dynamite: quoted('Динамит', 'Динамит'),
  'doc-holliday': person('Док Холлидей', 'Дока Холлидея'),
  'belle-starr': person('Белль Старр', 'Белль Старр'),
  'billy-the-kid': person('Билли Кид', 'Билли Кида'),
  'jesse-james': person('Джесси Джеймс', 'Джесси Джеймса'),
  'wild-bill-hickok': person('Дикий Билл Хикок', 'Дикого Билла Хикока'),
  'butch-cassidy': person('Бутч Кэссиди', 'Бутча Кэссиди'),
  'pat-garrett': person('Пэт Гэррет', 'Пэта Гэррета'),
  'wyatt-earp': person('Уайатт Эрп', 'Уайатта Эрпа'),
  'sundance-kid': person('Сандэнс Кид', 'Сандэнса Кида'),
  'john-wesley-hardin': person('Джон Уэсли Хардин', 'Джона Уэсли Хардина'),
  'buffalo-bill': person('Буффало Билл', 'Буффало Билла'),
  'calamity-jane': person('Каламити Джейн', 'Каламити Джейн'),
};
const more = plural('ru', { one: 'карта', few: 'карты', many: 'карт' });
const moreTaken = plural('ru', { one: 'карту', few: 'карты', many: 'карт' });

const phrase = ({ known, hidden, count }: Cards<CaliberFace>, form: 0 | 1, noun: (n: number) => string): string => {
  if (count === 0) return 'ни одной карты';
  const named = known.map(([face, copies]) => {
    const declined = faces[face];
    const of = plural('ru', { one: declined[form], few: declined[2], many: declined[3] })(copies);
    return copies === 1 ? of : `${copies} ${of}`;
  });
  const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
  if (hidden === 0) return list(named);
  return named.length > 0 ? list([...named, `ещё ${back}`]) : back;
};
/** Кто, что: `мустанг и 6 патронов`, `2 карты по 6 патронов`. */
export const cards = (moved: Cards<CaliberFace>): string => phrase(moved, 0, more);
/** Кого, что: `мустанга и 6 патронов`. */
export const taken = (moved: Cards<CaliberFace>): string => phrase(moved, 1, moreTaken);
