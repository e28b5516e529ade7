/** Cards of Caliber 45 inside a Russian sentence. */

import type { Declined } from '../../../../words/declined.ts';
import { declined } from '../../../../words/ru/cards.ts';
import type { CaliberFace } from '../../faces.ts';

const ammo = (n: string): Declined => [n, n, `карты по ${n}`, `карт по ${n}`];
const quoted = (is: string, takes: string): Declined => [`«${is}»`, `«${takes}»`, `карты «${is}»`, `карт «${is}»`];
/** Of a cowboy there is only one. */
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
/** Кто, что: `мустанг и 6 патронов`, `2 карты по 6 патронов`. Кого, что: `мустанга и 6 патронов`. */
export const { cards, taken } = declined(faces);
