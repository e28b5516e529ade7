/** Why Revolver refuses a move, in Ukrainian. */
import type { RevolverRefusals } from '../shape.ts';

export const refusals: RevolverRefusals = {
  'OPTION_DEPENDENCY: an option lacks another that it needs.': 'Для цього налаштування бракує іншого.',
  'That deck is not legal.': 'Така колода не годиться.',
  'That is not asked of you now.': 'Зараз вас про це не питають.',
  'That is done in your own Play phase, one thing after the other.': 'Це роблять у свою фазу розіграшу, одне за одним.',
  'You do not hold that card.': 'Такої карти у вас на руці немає.',
  'You cannot pay its whole cost.': 'Вам не вистачає на всю ціну.',
  'It would change nothing now.': 'Зараз це нічого не змінить.',
  'Its text asks for something that is not the case now.': 'Умову, якої вимагає текст карти, зараз не виконано.',
  'It cannot be placed there.': 'Туди її покласти не можна.',
  'Your column here holds as many counted cards as it may.': 'У вашій колонці тут уже стільки карт, скільки дозволяє ліміт.',
  'The Sandstorm lets no more cards into your column here.': '«Піщана буря» не пускає у вашу колонку тут нових карт.',
  'The Rickety Bridge lets no more counted cards into your column here.':
    '«Хиткий міст» не пускає у вашу колонку тут нових карт, які враховуються в ліміті.',
  'A battlefield holds two row-blocking cards at most, and never two with one title.':
    'У локації може лежати не більше двох перешкод, і ніколи — дві однакові.',
  'There is one in that column already.': 'У цій колонці така карта вже є.',
  'Bounty hunters may not be played where the Indian burial ground lies.':
    'Там, де лежить «Індіанське кладовище», мисливців за головами не розігрують.',
  'It goes into the prison only, and only before the turn marker reaches it.':
    'Її кладуть лише у в’язницю й лише до того, як туди прийде маркер ходу.',
  'At the prison only characters, firepower and cards that name the prison may be played, and texts are not used.':
    'У в’язниці можна розігрувати лише персонажів, карти вогневої моці та карти, у яких названо в’язницю; тексти там не діють.',
  'Sister Sara is dead: the Texas Ranger can no longer be played or used.':
    'Сестра Сара мертва: «Техаського рейнджера» більше не розіграти й не застосувати.',
  'Santiago is dead: the Garrotte can no longer be played or used.':
    'Сантьяго мертвий: «Гароту» більше не розіграти й не застосувати.',
  'Discard exactly as many cards of your hand as it costs.': 'Скиньте з руки рівно стільки карт, скільки вона коштує.',
  'There is no such card in play.': 'Такої карти у грі немає.',
  'The effect does not reach that card.': 'Ефект цю карту не дістає.',
  'Cards with a crosshair must be among the victims before any other.': 'Спершу знищують карти з прицілом.',
  'Their base firepower adds up to more than it may, or nothing is named.':
    'Їхня базова вогнева міць у сумі більша, ніж можна, — або нікого не названо.',
  'That is not the number of cards that it names.': 'Карта каже про іншу кількість карт.',
  'That card has no such ability that you may use.': 'Ця карта не має такої здібності, доступної вам.',
  'That ability has been used as often as it may.': 'Цю здібність більше застосовувати не можна: її вже використано.',
  'That card has no use from hand.': 'Скидати цю карту з руки заради ефекту не можна.',
  'Only a blank card may be taken away at will.': 'З власної волі прибрати можна лише порожню карту.',
  'Choose one of the living bandits with the lowest survival rating.': 'Оберіть одного з живих бандитів із найменшою живучістю.',
  'Choose a living bandit that the text reaches.': 'Оберіть живого бандита, до якого дістає текст карти.',
  'Derail the Train is used once, on the 3:15 Express, while a bandit besides Jack Colty is alive.':
    'Пустити поїзд під укіс можна один раз, в «Експресі 3:15», поки живий хтось, крім Джека Колті.',
  'The duel is started once, at Rattlesnake Creek, while Cortez is alive.':
    'Дуель починають один раз, у «Реттлснейк-Крік», поки живий Кортес.',
  'You do not hold a card that cancels this.': 'У вас немає карти, яка це скасовує.',
  'Discard exactly as many cards of your hand as the text says.': 'Скиньте з руки рівно стільки карт, скільки велить текст.',
  'Draw from your own deck or from the Frontier deck.': 'Беріть зі своєї колоди або з колоди Фронтиру.',
  'Left or right.': 'Ліва чи права.',
  'That is not one of the ways to choose from.': 'Такого вибору тут немає.',
  'There is no such card in your deck.': 'У вашій колоді такої карти немає.',
  'No face-down ambush card lies there that you could look at.': 'Там немає закритої карти засідки, яку можна подивитися.',
  'Only another character or firepower card that you can pay goes into the prison with the Duster coat.':
    '«Плащем-пильником» у в’язницю проносять лише іншу карту персонажа чи вогневої моці, на яку вам вистачає.',
  'Only a card with a Lock may be laid against Colty’s.': 'Проти карти Колті можна покласти лише карту із «Замком».',
  'Spread all the chips that are left, within what the effect allows each card.':
    'Розподіліть усі фішки, що лишилися, — не більше, ніж ефект дозволяє кожній карті.',
  'Your opponent can hold no card with that title.': 'Карти з такою назвою в суперника бути не може.',
};
