/** Why the house refuses, in Ukrainian. */
import type { HouseWords } from '../house.ts';

export const house: HouseWords = {
  'Only the host may do that.': 'Це може лише господар столу.',
  'There is no such chair.': 'Такого місця тут немає.',
  'That chair is taken.': 'Це місце зайняте.',
  'Every chair is taken. You may watch.': 'Усі місця зайняті. Можна дивитися.',
  'You do not sit at this table.': 'Ви не сидите за цим столом.',
  'You sit at this table already.': 'Ви вже сидите за цим столом.',
  'Not while a game is being played.': 'Тільки не під час гри.',
  'No game is being played.': 'Зараз ніхто не грає.',
  'Every chair needs a player or a bot first.': 'Спершу на кожному місці має сидіти гравець або бот.',
  'Not everybody is ready.': 'Ще не всі готові.',
  'The host has sent you away: you may watch, but not sit down.':
    'Господар випровадив вас з-за столу: дивитися можна, сідати — ні.',
  'That guest is not at this table.': 'Цього гостя за столом немає.',
  'This game has no such bot.': 'У цій грі немає такого бота.',

  'Not so fast: wait a moment before you say more.': 'Не так швидко: помовчіть трохи.',
  'The host has asked you to be quiet.': 'Господар попросив вас помовчати.',
  'There is no such phrase.': 'Такої фрази немає.',
  'You have no team to say that to.': 'У вас немає команди, якій це можна сказати.',

  'Too soon: your hand is held until half a second after the signal.': 'Зарано: рука затримана ще на пів секунди після сигналу.',
  'Your hand is still held: press again in a moment.': 'Рука ще затримана: натисніть за мить.',
  'Too soon again: your hand is out of this race.': 'Знову зарано: у цих перегонах ваша рука не бере участі.',
  'No race waits for this.': 'Зараз немає перегонів рук.',
  'The log is told when the game is over.': 'Запис гри можна отримати, коли гру закінчено.',
  'Your time for that move is over: it stays.': 'Час на цей хід вийшов: назад його не взяти.',
  'You have taken back ten moves in a row: this one stays.': 'Ви взяли назад десять ходів поспіль: цей лишається.',
  'This game is too long already to take moves back.': 'Ця партія вже надто довга, щоб брати ходи назад.',
  'There are no hints at this table.': 'За цим столом підказок немає.',
  'Games at an open table are rated: hints are not allowed there.': 'За відкритим столом грають на рейтинг: підказок там не буває.',
  'There is a hint when it is your turn.': 'Підказку можна взяти у свій хід.',
  'This table is being moved: ask again in a moment.': 'Стіл саме переносять: спробуйте ще раз за мить.',

  'There is no such game.': 'Такої гри немає.',
  'There is no such table.': 'Такого столу немає.',
  'There is no such player.': 'Такого гравця немає.',
  'There is no such replay.': 'Такого запису немає.',
  'There is nothing here.': 'Тут нічого немає.',
  'This table lives elsewhere.': 'Цей стіл стоїть на іншому сервері.',
  'The server of this table cannot be reached: try again in a moment.':
    'Сервер цього столу зараз недоступний: спробуйте трохи згодом.',
  'Come to the table first.': 'Спершу підійдіть до столу.',
  'This game was played by other rules than are known here.': 'Цю гру грали за іншими правилами, тут їх не знають.',
  'This table cannot be opened.': 'Цей стіл не відкрити.',
  'There are more bots than chairs for them.': 'Ботів більше, ніж місць для них.',
  'The server does not know you: ask for a guest’s cookie first.': 'Сервер вас не знає. Оновіть сторінку.',
  'Nobody has that recovery code.': 'Такого коду ні в кого немає.',
  'This takes one of your passkeys or a recovery code of yours.':
    'Для цього потрібен один із ваших ключів доступу або ваш код повернення.',
  'This passkey is older than what you have shown: show an older passkey or your first recovery code.':
    'Цей ключ доступу старший за те, що ви пред’явили: потрібен старіший ключ або ваш перший код повернення.',
  'You have as many recovery codes as one may have: give one of them for a new one.':
    'Більше кодів повернення мати не можна: введіть один із них, щоб замінити його новим.',
  'This passkey cannot be used here.': 'Цей ключ доступу тут не підходить.',
  'You have no such passkey.': 'У вас немає такого ключа доступу.',
  'You have as many passkeys as one may have: remove one first.':
    'У вас уже стільки ключів доступу, скільки можна: спершу видаліть один.',
  'This is for operators: give the token.': 'Це для операторів: потрібен токен.',
  'There is no such report.': 'Такої скарги немає.',
  'You may not play here for now.': 'Вам поки не можна тут грати.',
  'The host of this table has blocked you.': 'Господар цього столу вас заблокував.',
  'Figures are shown on the server’s own machine, or to those who have its METRICS_TOKEN.':
    'Показники видно лише на самому сервері або за METRICS_TOKEN.',
  'Requests from that site are not taken.': 'Запити з того сайту не приймаються.',
  'The request is not of the right form.': 'Запит складено неправильно.',
  'The message is not JSON.': 'Повідомлення — не JSON.',
  'The message is not one of the protocol.': 'Такого повідомлення в протоколі немає.',
  'The server is stopping: come back in a moment.': 'Сервер зупиняється: поверніться за мить.',
  'Something went wrong here. It is not your fault.': 'Щось пішло не так, і не з вашої вини.',
  'Too many requests: wait a moment.': 'Забагато запитів: зачекайте трохи.',
  'The message is too long.': 'Повідомлення задовге.',
  'You have had many hints: the next one comes in a few minutes.': 'Ви взяли багато підказок: наступна буде за кілька хвилин.',
  'Another hint of yours is being thought out: wait for it.': 'Ще одна ваша підказка обмірковується: дочекайтеся її.',
  'The server has too much to think about: ask again in a moment.': 'Серверові й так є над чим подумати: запитайте трохи згодом.',
  'Too many connections from your address.': 'З вашої адреси забагато з’єднань.',
  'You keep too many tables open already.': 'У вас і так забагато відкритих столів.',

  'The connection was lost before the answer came.': 'Зв’язок урвався раніше, ніж надійшла відповідь.',
  'The connection is closed.': 'З’єднання закрито.',
};
