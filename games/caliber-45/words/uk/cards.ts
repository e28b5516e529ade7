/** Cards of Caliber 45 inside a Ukrainian sentence. */

import type { Declined } from '../../../../words/declined.ts';
import { declined } from '../../../../words/uk/cards.ts';
import type { CaliberFace } from '../../faces.ts';

const ammo = (n: string): Declined => [n, n, `карти по ${n}`, `карт по ${n}`];
const quoted = (is: string, takes: string): Declined => [`«${is}»`, `«${takes}»`, `карти «${is}»`, `карт «${is}»`];
/** Of a cowboy there is only one. */
const person = (is: string, takes: string): Declined => [is, takes, is, is];
const warParty = (n: number): Declined => quoted(`Індіанці: ${n}`, `Індіанці: ${n}`);
const faces: { readonly [F in CaliberFace]: Declined } = {
  'ammo-1': ['1 набій', '1 набій', 'карти по 1 набою', 'карт по 1 набою'],
  'ammo-2': ammo('2 набої'),
  'ammo-3': ammo('3 набої'),
  'ammo-4': ammo('4 набої'),
  'ammo-5': ammo('5 набоїв'),
  'ammo-6': ammo('6 набоїв'),
  mustang: ['мустанг', 'мустанга', 'мустанги', 'мустангів'],
  cactus: ['кактус', 'кактус', 'кактуси', 'кактусів'],
  coyote: ['койот', 'койота', 'койоти', 'койотів'],
  stagecoach: quoted('Диліжанс', 'Диліжанс'),
  'mail-car': quoted('Поштовий вагон', 'Поштовий вагон'),
  'gold-train': quoted('Золотий потяг', 'Золотий потяг'),
  'fort-knox': quoted('Форт-Нокс', 'Форт-Нокс'),
  sheriff: quoted('Шериф', 'Шерифа'),
  'war-party-2': warParty(2),
  'war-party-3': warParty(3),
  'war-party-4': warParty(4),
  'war-party-5': warParty(5),
  'war-party-6': warParty(6),
  dynamite: quoted('Динаміт', 'Динаміт'),
  'doc-holliday': person('Док Голлідей', 'Дока Голлідея'),
  'belle-starr': person('Белль Старр', 'Белль Старр'),
  'billy-the-kid': person('Біллі Кід', 'Біллі Кіда'),
  'jesse-james': person('Джессі Джеймс', 'Джессі Джеймса'),
  'wild-bill-hickok': person('Дикий Білл Гікок', 'Дикого Білла Гікока'),
  'butch-cassidy': person('Бутч Кессіді', 'Бутча Кессіді'),
  'pat-garrett': person('Пет Гаррет', 'Пета Гаррета'),
  'wyatt-earp': person('Ваятт Ерп', 'Ваятта Ерпа'),
  'sundance-kid': person('Санденс Кід', 'Санденса Кіда'),
  'john-wesley-hardin': person('Джон Веслі Гардін', 'Джона Веслі Гардіна'),
  'buffalo-bill': person('Буффало Білл', 'Буффало Білла'),
  'calamity-jane': person('Каламіті Джейн', 'Каламіті Джейн'),
};
/** Хто, що: `мустанг і 6 набоїв`, `2 карти по 6 набоїв`. Кого, що: `мустанга і 6 набоїв`. */
export const { cards, taken } = declined(faces);
