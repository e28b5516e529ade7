/** What a device says in Ukrainian while no page is open, below the name of the game. */
import type { NoticeWords } from '../notices.ts';

export const notices: NoticeWords = {
  move: 'Ваш хід.',
  sat: 'До вашого столу хтось підсів.',
  call: name => `${name} кличе вас до столу.`,
};
