/** The words of hours and holidays in games of days, in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const left = counted('ru', { one: 'день', few: 'дня', many: 'дней' });

export const words: PageWords['slow'] = {
  title: 'Игры по переписке',
  about:
    'В игре, где на ход даётся несколько дней, время не истекает, пока вы спите, и стоит, пока вы в отпуске. Остальные видят, до какого часа у вас есть время.',
  from: 'Сплю с',
  to: 'до',
  keep: 'Сохранить',
  none: 'Без часов сна',
  awake: 'Часы сна не заданы.',
  asleep: (from, to, zone) => `Вы спите с ${from} до ${to}, ${zone}.`,
  days: 'Дней отпуска',
  go: 'Уйти в отпуск сейчас',
  gone: until => `Вы в отпуске до ${until}.`,
  back: 'Я уже здесь',
  left: days => `Отпуска на этот год осталось: ${left(days)}.`,
  saved: 'Сохранено.',
  away: 'Сервер не ответил, так что ничего не изменилось.',
};
