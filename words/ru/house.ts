/** Why the house refuses, in Russian. */
import type { HouseWords } from '../house.ts';

export const house: HouseWords = {
  'Only the host may do that.': 'Это может только хозяин стола.',
  'There is no such chair.': 'Такого места здесь нет.',
  'That chair is taken.': 'Это место занято.',
  'Every chair is taken. You may watch.': 'Все места заняты. Можно смотреть.',
  'You do not sit at this table.': 'Вы не сидите за этим столом.',
  'You sit at this table already.': 'Вы уже сидите за этим столом.',
  'Not while a game is being played.': 'Только не во время игры.',
  'No game is being played.': 'Сейчас никто не играет.',
  'Every chair needs a player or a bot first.': 'Сначала на каждом месте должен сидеть игрок или бот.',
  'The cards are about to be dealt.': 'Карты вот-вот раздадут.',
  'Being ready takes a pledge for the shuffle.': 'Чтобы быть готовым, нужен отпечаток для перетасовки.',
  'Nothing is to be revealed now.': 'Сейчас нечего раскрывать.',
  'That is not what you have pledged.': 'Это не то, чей отпечаток вы прислали.',
  'Not everybody is ready.': 'Ещё не все готовы.',
  'The host has sent you away: you may watch, but not sit down.':
    'Хозяин выпроводил вас из-за стола: смотреть можно, садиться нельзя.',
  'That guest is not at this table.': 'Этого гостя за столом нет.',
  'This game has no such bot.': 'В этой игре нет такого бота.',

  'Not so fast: wait a moment before you say more.': 'Не так быстро: помолчите немного.',
  'The host has asked you to be quiet.': 'Хозяин попросил вас помолчать.',
  'There is no such phrase.': 'Такой фразы нет.',
  'You have no team to say that to.': 'У вас нет команды, которой это можно сказать.',

  'Too soon: your hand is held until half a second after the signal.':
    'Слишком рано: рука задержана ещё на полсекунды после сигнала.',
  'Your hand is still held: press again in a moment.': 'Рука ещё задержана: нажмите через мгновение.',
  'Too soon again: your hand is out of this race.': 'Снова слишком рано: в этой гонке ваша рука не участвует.',
  'No race waits for this.': 'Сейчас нет гонки рук.',
  'The log is told when the game is over.': 'Запись игры можно получить, когда игра окончена.',
  'Your time for that move is over: it stays.': 'Время на этот ход вышло: назад его не взять.',
  'You have taken back ten moves in a row: this one stays.': 'Вы взяли назад десять ходов подряд: этот остаётся.',
  'This game is too long already to take moves back.': 'Эта партия уже слишком длинная, чтобы брать ходы назад.',
  'There are no hints at this table.': 'За этим столом подсказок нет.',
  'Hints are not allowed at an open table.': 'За открытым столом подсказок не бывает.',
  'This game is rated: nobody is sent away before it is over.': 'Партия идёт на рейтинг: до её конца никого не выгоняют.',
  'There is a hint when it is your turn.': 'Подсказку можно взять в свой ход.',
  'This table is being moved: ask again in a moment.': 'Стол как раз переносят: попробуйте ещё раз через мгновение.',

  'There is no such game.': 'Такой игры нет.',
  'There is no such table.': 'Такого стола нет.',
  'There is no such player.': 'Такого игрока нет.',
  'There is no such replay.': 'Такой записи нет.',
  'There is nothing here.': 'Здесь ничего нет.',
  'This table lives elsewhere.': 'Этот стол стоит на другом сервере.',
  'The server of this table cannot be reached: try again in a moment.':
    'Сервер этого стола сейчас недоступен: попробуйте чуть позже.',
  'Come to the table first.': 'Сначала подойдите к столу.',
  'This game was played by other rules than are known here.': 'Эта игра шла по другим правилам, здесь их не знают.',
  'This table cannot be opened.': 'Этот стол не открыть.',
  'There are more bots than chairs for them.': 'Ботов больше, чем мест для них.',
  'The server does not know you: ask for a guest’s cookie first.': 'Сервер вас не знает. Обновите страницу.',
  'Nobody has that recovery code.': 'Такого кода ни у кого нет.',
  'This takes one of your passkeys or a recovery code of yours.':
    'Для этого нужен один из ваших ключей доступа или ваш код возврата.',
  'This passkey is older than what you have shown: show an older passkey or your first recovery code.':
    'Этот ключ доступа старше того, что вы предъявили: нужен более старый ключ или ваш первый код возврата.',
  'You have as many recovery codes as one may have: give one of them for a new one.':
    'Больше кодов возврата иметь нельзя: введите один из них, чтобы заменить его новым.',
  'This passkey cannot be used here.': 'Этот ключ доступа здесь не подходит.',
  'You have no such passkey.': 'У вас нет такого ключа доступа.',
  'You have as many passkeys as one may have: remove one first.':
    'У вас уже столько ключей доступа, сколько можно: сначала удалите один.',
  'This is for operators: give the token.': 'Это для операторов: нужен токен.',
  'You can report only people you have sat at a table with.': 'Пожаловаться можно только на тех, с кем вы сидели за одним столом.',
  'There is no such report.': 'Такой жалобы нет.',
  'You may not play here for now.': 'Вам пока нельзя здесь играть.',
  'The host of this table has blocked you.': 'Хозяин этого стола вас заблокировал.',
  'Figures are shown on the server’s own machine, or to those who have its METRICS_TOKEN.':
    'Показатели видны только на самом сервере или по METRICS_TOKEN.',
  'Requests from that site are not taken.': 'Запросы с того сайта не принимаются.',
  'The request is not of the right form.': 'Запрос составлен неверно.',
  'The message is not JSON.': 'Сообщение — не JSON.',
  'The message is not one of the protocol.': 'Такого сообщения в протоколе нет.',
  'The server is stopping: come back in a moment.': 'Сервер останавливается: вернитесь через мгновение.',
  'Something went wrong here. It is not your fault.': 'Что-то пошло не так, и не по вашей вине.',
  'Too many requests: wait a moment.': 'Слишком много запросов: подождите немного.',
  'The message is too long.': 'Сообщение слишком длинное.',
  'You have had many hints: the next one comes in a few minutes.':
    'Вы взяли много подсказок: следующая будет через несколько минут.',
  'Another hint of yours is being thought out: wait for it.': 'Ещё одна ваша подсказка обдумывается: дождитесь её.',
  'The server has too much to think about: ask again in a moment.': 'Серверу и так есть над чем подумать: спросите чуть позже.',
  'Too many connections from your address.': 'С вашего адреса слишком много соединений.',
  'You keep too many tables open already.': 'У вас и так слишком много открытых столов.',

  'The connection was lost before the answer came.': 'Связь прервалась раньше, чем пришёл ответ.',
  'The connection is closed.': 'Соединение закрыто.',
};
