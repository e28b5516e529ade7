/** What a device says in Ukrainian while no page is open, below the name of the game. */
import type { NoticeWords, WebhookWords } from '../notices.ts';

export const notices: NoticeWords = {
  move: 'Ваш хід.',
  deal: 'Усі готові: зайдіть до столу, і карти роздадуть.',
  idle: 'Дванадцять днів ніхто не ходив. За два дні цю гру буде скасовано.',
  sat: 'До вашого столу хтось підсів.',
  call: name => `${name} кличе вас до столу.`,
  evening: 'Вечір почнеться за 15 хвилин.',
  hand: name => `Вам відповіли на «Побий мою партію»: ${name}.`,
};
/** The messages to a group's chat. */
export const webhook: WebhookWords = {
  open: game => `Відкритий стіл чекає на гравців: «${game}».`,
  house: game => `За спільним столом хтось є: «${game}».`,
  evening: game => `За 15 хвилин почнеться ігровий вечір: «${game}».`,
};
