/** Why Revolver refuses a move, in Russian. */
import type { RevolverRefusals } from '../shape.ts';

export const refusals: RevolverRefusals = {
  'OPTION_DEPENDENCY: an option lacks another that it needs.': 'Для этой настройки не хватает другой.',
  'That deck is not legal.': 'Такая колода не годится.',
  'That is not asked of you now.': 'Сейчас вас об этом не спрашивают.',
  'That is done in your own Play phase, one thing after the other.': 'Это делают в свою фазу розыгрыша, одно за другим.',
  'You do not hold that card.': 'Такой карты у вас на руке нет.',
  'You cannot pay its whole cost.': 'Вам не хватает на всю цену.',
  'It would change nothing now.': 'Сейчас это ничего не изменит.',
  'Its text asks for something that is not the case now.': 'Условие, которого требует текст карты, сейчас не выполнено.',
  'It cannot be placed there.': 'Туда её положить нельзя.',
  'Your column here holds as many counted cards as it may.': 'В вашей колонке здесь уже столько карт, сколько позволяет лимит.',
  'The Sandstorm lets no more cards into your column here.': '«Песчаная буря» не пускает в вашу колонку здесь новых карт.',
  'The Rickety Bridge lets no more counted cards into your column here.':
    '«Шаткий мост» не пускает в вашу колонку здесь новых карт, которые учитываются в лимите.',
  'A battlefield holds two row-blocking cards at most, and never two with one title.':
    'В локации может лежать не больше двух преград, и никогда — две одинаковые.',
  'There is one in that column already.': 'В этой колонке такая карта уже есть.',
  'Bounty hunters may not be played where the Indian burial ground lies.':
    'Там, где лежит «Индейское кладбище», охотников за головами не разыгрывают.',
  'It goes into the prison only, and only before the turn marker reaches it.':
    'Её кладут только в тюрьму и только до того, как туда придёт маркер хода.',
  'At the prison only characters, firepower and cards that name the prison may be played, and texts are not used.':
    'В тюрьме можно разыгрывать только персонажей, карты огневой мощи и карты, в которых названа тюрьма; тексты там не действуют.',
  'Sister Sara is dead: the Texas Ranger can no longer be played or used.':
    'Сестра Сара мертва: «Техасского рейнджера» больше не разыграть и не применить.',
  'Santiago is dead: the Garrotte can no longer be played or used.':
    'Сантьяго мёртв: «Гарротту» больше не разыграть и не применить.',
  'Discard exactly as many cards of your hand as it costs.': 'Сбросьте с руки ровно столько карт, сколько она стоит.',
  'There is no such card in play.': 'Такой карты в игре нет.',
  'The effect does not reach that card.': 'Эффект эту карту не достаёт.',
  'Cards with a crosshair must be among the victims before any other.': 'Сначала уничтожают карты с прицелом.',
  'Their base firepower adds up to more than it may, or nothing is named.':
    'Их базовая огневая мощь в сумме больше, чем можно, — или никто не назван.',
  'That is not the number of cards that it names.': 'Карта говорит о другом числе карт.',
  'That card has no such ability that you may use.': 'У этой карты нет такой способности, доступной вам.',
  'That ability has been used as often as it may.': 'Эту способность больше применять нельзя: она уже использована.',
  'That card has no use from hand.': 'Сбрасывать эту карту с руки ради эффекта нельзя.',
  'Only a blank card may be taken away at will.': 'По своей воле убрать можно только пустую карту.',
  'Choose one of the living bandits with the lowest survival rating.': 'Выберите одного из живых бандитов с наименьшей живучестью.',
  'Choose a living bandit that the text reaches.': 'Выберите живого бандита, до которого достаёт текст карты.',
  'Derail the Train is used once, on the 3:15 Express, while a bandit besides Jack Colty is alive.':
    'Пустить поезд под откос можно один раз, в «Экспрессе 3:15», пока жив кто-то кроме Джека Колти.',
  'The duel is started once, at Rattlesnake Creek, while Cortez is alive.':
    'Дуэль начинают один раз, в «Рэттлснейк Крик», пока жив Кортес.',
  'You do not hold a card that cancels this.': 'У вас нет карты, которая это отменяет.',
  'Discard exactly as many cards of your hand as the text says.': 'Сбросьте с руки ровно столько карт, сколько велит текст.',
  'Draw from your own deck or from the Frontier deck.': 'Тяните из своей колоды или из колоды Границы.',
  'Left or right.': 'Левая или правая.',
  'That is not one of the ways to choose from.': 'Такого выбора здесь нет.',
  'There is no such card in your deck.': 'В вашей колоде такой карты нет.',
  'No face-down ambush card lies there that you could look at.': 'Там нет закрытой карты засады, которую можно посмотреть.',
  'Only another character or firepower card that you can pay goes into the prison with the Duster coat.':
    '«Плащом-пыльником» в тюрьму проносят только другую карту персонажа или огневой мощи, на которую вам хватает.',
  'Only a card with a Lock may be laid against Colty’s.': 'Против карты Колти можно положить только карту с «Замком».',
  'Spread all the chips that are left, within what the effect allows each card.':
    'Распределите все оставшиеся фишки — не больше, чем эффект позволяет каждой карте.',
  'Your opponent can hold no card with that title.': 'Карты с таким названием у противника быть не может.',
};
