/** What a device says in Russian while no page is open, below the name of the game. */
import type { NoticeWords, WebhookWords } from '../notices.ts';

export const notices: NoticeWords = {
  move: 'Ваш ход.',
  deal: 'Все готовы: загляните за стол, и карты раздадут.',
  idle: 'Двенадцать дней никто не ходил. Через два дня эта игра будет отменена.',
  sat: 'К вам за стол кто-то подсел.',
  call: name => `${name} зовёт вас за стол.`,
  evening: 'Вечер начнётся через 15 минут.',
  hand: name => `Вам ответили на «Побей мою партию»: ${name}.`,
};
/** The messages to a group's chat. */
export const webhook: WebhookWords = {
  open: game => `Открытый стол ждёт игроков: «${game}».`,
  house: game => `За общим столом кто-то есть: «${game}».`,
  evening: game => `Через 15 минут начнётся игровой вечер: «${game}».`,
};
