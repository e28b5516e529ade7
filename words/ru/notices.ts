/** What a device says in Russian while no page is open, below the name of the game. */
import type { NoticeWords } from '../notices.ts';

export const notices: NoticeWords = {
  move: 'Ваш ход.',
  sat: 'К вам за стол кто-то подсел.',
  call: name => `${name} зовёт вас за стол.`,
};
