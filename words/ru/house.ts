/** Why the house refuses, in Russian. */
import type { HouseWords } from '../house.ts';

export const house: HouseWords = {
  'Only the host may do that.': 'Это может только хозяин стола.',
  'There is no such chair.': 'Такого стула здесь нет.',
  'That chair is taken.': 'Этот стул занят.',
  'Every chair is taken. You may watch.': 'Все стулья заняты. Можно смотреть.',
  'You do not sit at this table.': 'Вы не сидите за этим столом.',
  'You sit at this table already.': 'Вы уже сидите за этим столом.',
  'Not while a game is being played.': 'Только не во время игры.',
  'No game is being played.': 'Сейчас никто не играет.',
  'Every chair needs a player or a bot first.': 'Сначала на каждом стуле должен сидеть игрок или бот.',
  'Not everybody is ready.': 'Ещё не все готовы.',
  'The host has sent you away: you may watch, but not sit down.':
    'Хозяин выставил вас из-за стола: смотреть можно, садиться нельзя.',
  'That guest is not at this table.': 'Этого гостя за столом нет.',
  'This game has no such bot.': 'В этой игре нет такого бота.',

  'Not so fast: wait a moment before you say more.': 'Не так быстро: помолчите немного.',
  'The host has asked you to be quiet.': 'Хозяин попросил вас помолчать.',
  'There is no such phrase.': 'Такой фразы нет.',

  'That was before the signal: it does not count as a hand.': 'Это было до сигнала: рука не считается.',
  'No race waits for this.': 'Сейчас никто не соревнуется в скорости.',
  'The log is told when the game is over.': 'Запись игры можно получить, когда игра окончена.',
  'This table is being moved: ask again in a moment.': 'Стол как раз переносят: попробуйте ещё раз через мгновение.',

  'There is no such game.': 'Такой игры нет.',
  'There is no such table.': 'Такого стола нет.',
  'There is no such player.': 'Такого игрока нет.',
  'There is no such replay.': 'Такой записи нет.',
  'There is nothing here.': 'Здесь ничего нет.',
  'This table lives elsewhere.': 'Этот стол стоит на другом сервере.',
  'Come to the table first.': 'Сначала подойдите к столу.',
  'This game was played by other rules than are known here.': 'Эта игра шла по другим правилам, здесь их не знают.',
  'This table cannot be opened.': 'Этот стол не открыть.',
  'There are more bots than chairs for them.': 'Ботов больше, чем стульев для них.',
  'The server does not know you: ask for a guest’s cookie first.': 'Сервер вас не знает. Обновите страницу.',
  'Nobody has that recovery code.': 'Такого кода ни у кого нет.',
  'Requests from that site are not taken.': 'Запросы с того сайта не принимаются.',
  'The request is not of the right form.': 'Запрос составлен неверно.',
  'The message is not JSON.': 'Сообщение — не JSON.',
  'The message is not one of the protocol.': 'Такого сообщения в протоколе нет.',
  'The server is stopping: come back in a moment.': 'Сервер останавливается: вернитесь через мгновение.',
  'Something went wrong here. It is not your fault.': 'Что-то пошло не так, и не по вашей вине.',
  'Too many requests: wait a moment.': 'Слишком много запросов: подождите немного.',
  'The message is too long.': 'Сообщение слишком длинное.',
  'Too many connections from your address.': 'С вашего адреса слишком много соединений.',
  'You keep too many tables open already.': 'У вас и так слишком много открытых столов.',

  'The connection was lost before the answer came.': 'Связь прервалась раньше, чем пришёл ответ.',
  'The connection is closed.': 'Соединение закрыто.',
};
