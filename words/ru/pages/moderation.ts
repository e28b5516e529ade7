/** What can be done about another person at a table, in Russian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['moderation'] = {
  mute: 'Не слышать',
  unmute: 'Снова слышать',
  muteAbout: 'Скрывает всё, что пишет этот игрок.',
  block: 'Заблокировать',
  unblock: 'Разблокировать',
  blockAbout: 'Не пускает игрока за столы, где вы хозяин, и скрывает всё, что он пишет.',
  report: 'Пожаловаться тем, кто ведёт этот сервер',
  reasons: {
    talk: 'Оскорбления или угрозы',
    name: 'Оскорбительное имя',
    cheating: 'Нечестная игра',
    leaving: 'Тянет время или бросает игру',
  },
  what: 'Что случилось? (по желанию)',
  send: 'Отправить жалобу',
  sent: 'Спасибо. Жалобу прочтут те, кто ведёт этот сервер.',
  away: 'Сервер не отвечает. Попробуйте чуть позже.',
  blocked: 'Заблокированные игроки',
  unblockWhom: name => `Разблокировать игрока ${name}`,
  nobody: 'Никто не заблокирован.',
};
