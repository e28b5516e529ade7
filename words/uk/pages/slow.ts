/** The words of hours and holidays in games of days, in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const left = counted('uk', { one: 'день', few: 'дні', many: 'днів' });

export const words: PageWords['slow'] = {
  title: 'Ігри за листуванням',
  about:
    'У грі, де на хід дається кілька днів, час не спливає, поки ви спите, і стоїть, поки ви у відпустці. Інші бачать, доки у вас є час.',
  from: 'Сплю з',
  to: 'до',
  keep: 'Зберегти',
  none: 'Без годин сну',
  awake: 'Годин сну не задано.',
  asleep: (from, to, zone) => `Ви спите з ${from} до ${to}, ${zone}.`,
  days: 'Днів відпустки',
  go: 'Піти у відпустку зараз',
  gone: until => `Ви у відпустці до ${until}.`,
  back: 'Я вже тут',
  left: days => `Відпустки на цей рік лишилося: ${left(days)}.`,
  saved: 'Збережено.',
  away: 'Сервер не відповів, тож нічого не змінилося.',
};
