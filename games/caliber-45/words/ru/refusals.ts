/** Why a move is refused in Caliber 45, in Russian. */
import type { CaliberRefusals } from '../shape.ts';

export const refusals: CaliberRefusals = {
  'That is done on your own turn of arming, one action a turn.': 'Это делают в свой ход вооружения, одно действие за ход.',
  'You do not ride along: you play nothing until this robbery is over.':
    'Вы не участвуете в ограблении: до его конца вы ничего не играете.',
  'Without a cowboy you can only hire one or pass.': 'Без ковбоя можно только нанять его или пропустить ход.',
  'With a full hand you throw one before you draw.': 'С полной рукой сначала сбрасывают одну, потом берут.',
  'You throw a card only with a full hand.': 'Сбрасывают только с полной руки.',
  'Those cards are not all in your hand.': 'Не все эти карты у вас на руке.',
  'Throw exactly one card; only a Coyote goes together with another.':
    'Сбросьте только одну карту; лишь койот уходит вместе с другой.',
  'A Coyote is thrown only together with one ammunition card.': 'Койота сбрасывают только вместе с одной картой патронов.',
  'The weapon deck is empty, and is not reshuffled before the robbery is over.':
    'Оружейная колода пуста и до конца ограбления не обновится.',
  'Your own money does not cover the bail of your cowboy.': 'Ваших денег не хватает на залог за ковбоя.',
  'There is no money card left to rob.': 'Грабить нечего: денежных карт не осталось.',
  'You have a cowboy already.': 'Ковбой у вас уже есть.',
  'There is nobody left to hire.': 'Нанимать больше некого.',
  'You are not hiring anybody now.': 'Сейчас вы никого не нанимаете.',
  'There is no bail token on your cowboy.': 'На вашем ковбое нет жетонов залога.',
  'The call is answered once, when your turn to answer comes.': 'На вызов отвечают один раз, когда дойдёт очередь.',
  'The caller picks one money card, once everybody has answered.':
    'Денежную карту вытягивает начавший ограбление, когда все ответили.',
  'There is no such money card in the spread.': 'Такой карты среди разложенных нет.',
  'Neither guards nor a war party are yours to meet now.': 'Сейчас отбиваться от охраны или индейцев не вам.',
  'Nothing threatens your cowboy now.': 'Вашему ковбою сейчас ничто не грозит.',
  'Lay one or more ammunition cards, and nothing else.': 'Выложите одну или несколько карт патронов и ничего больше.',
  'Those bullets are not enough.': 'Этих патронов мало.',
  'Your cowboy cannot use that many bullets at once.': 'Ваш ковбой не может выпустить столько патронов за раз.',
  'A Mustang saves you from guards, a war party or a shot, and from nothing else.':
    'Мустанг спасает от охраны, индейцев и выстрела — и больше ни от чего.',
  'You have no Mustang.': 'Мустанга у вас нет.',
  'No Sheriff asks anything of you now.': 'Шериф сейчас ничего от вас не требует.',
  'There is nothing to vote on.': 'Голосовать не о чем.',
  'It is not your turn in a shoot-out.': 'В перестрелке сейчас ход не ваш.',
  'Nobody passes in a shoot-out: shoot, draw or flee.': 'В перестрелке ход не пропускают: стреляйте, вооружайтесь или бегите.',
  'In a shoot-out you only draw or swap weapon cards.': 'В перестрелке можно только брать или менять оружейные карты.',
  'Shoot at a rider of another team.': 'Стреляйте в участника из чужой команды.',
  'Nobody is shooting at you now.': 'Сейчас в вас никто не стреляет.',
  'You flee on your own turn in a shoot-out; a shot must be answered.':
    'Сбегают в свой ход в перестрелке; на выстрел надо ответить.',
  'These players cannot be split like that: there are two or three teams of one to three players.':
    'Так игроков не разделить: команд две или три, в каждой от одного до трёх игроков.',
};
