/** The words of the deal of the day in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const days = counted('ru', { one: 'день', few: 'дня', many: 'дней' });
const moves = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
const hours = counted('ru', { one: 'час', few: 'часа', many: 'часов' });

export const words: PageWords['day'] = {
  title: 'Раздача дня',
  of: game => `Раздача дня: ${game}`,
  games: 'Раздачи этого дня',
  today: 'игра дня',
  lead: 'Одни карты и одни боты для всех. В зачёт идёт одна попытка.',
  opponents: 'Боты',
  agreed: 'Условия',
  seed: 'Зерно',
  open: 'Раздача вычисляется из даты и не секретна: по этому зерну её повторит кто угодно. На одинаковую игру боты отвечают одинаково.',
  play: 'Играть',
  goOn: 'Продолжить',
  again: 'Ещё раз, не в зачёт',
  look: 'Взглянуть на стол',
  table: 'Таблица дня',
  columns: ['Кто', 'Итог', 'Счёт', 'Ходы'],
  you: 'Вы',
  rival: bot => `${bot} на вашем месте`,
  rivalPlays: n => (n === 0 ? 'садится за стол…' : `играет, уже ${moves(n)}`),
  rivalAway: 'до конца не доиграно',
  won: 'победа',
  lost: 'поражение',
  place: (place, of) => `${place}-е место из ${of}`,
  untried: bot => `Сначала сыграйте сами. Потом здесь будет видно, как с вашими картами справится ${bot}.`,
  begun: 'Попытка начата и идёт в зачёт. Она продолжится с того же места.',
  once: 'В зачёт идёт только первая попытка, остальные для удовольствия.',
  streak: n => `${days(n)} подряд`,
  next: n => (n === 0 ? 'Следующая раздача — в течение часа.' : `Следующая раздача — через ${hours(n)}.`),
  share: 'Поделиться',
  copied: 'Скопировано',
  playLost: (points, within) => `По игре: потеряно ${points} ± ${within} пункта за решение`,
  playing: done => `Смотрим, насколько хорошо вы сыграли: ${done} %`,
  moves,
  forFun: 'Не в зачёт',
};
