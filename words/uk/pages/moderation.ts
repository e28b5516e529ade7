/** What can be done about another person at a table, in Ukrainian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['moderation'] = {
  mute: 'Не чути',
  unmute: 'Знову чути',
  muteAbout: 'Приховує все, що пише цей гравець.',
  block: 'Заблокувати',
  unblock: 'Розблокувати',
  blockAbout: 'Не пускає гравця за столи, де ви господар, і приховує все, що він пише.',
  report: 'Поскаржитися тим, хто веде цей сервер',
  reasons: {
    talk: 'Образи чи погрози',
    name: 'Образливе ім’я',
    cheating: 'Нечесна гра',
    leaving: 'Тягне час або кидає гру',
  },
  what: 'Що сталося? (за бажанням)',
  send: 'Надіслати скаргу',
  sent: 'Дякуємо. Скаргу прочитають ті, хто веде цей сервер.',
  away: 'Сервер не відповідає. Спробуйте трохи згодом.',
  blocked: 'Заблоковані гравці',
  unblockWhom: name => `Розблокувати гравця ${name}`,
  nobody: 'Нікого не заблоковано.',
};
