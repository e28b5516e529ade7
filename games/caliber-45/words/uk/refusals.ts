/** Why a move is refused in Caliber 45, in Ukrainian. */
import type { CaliberRefusals } from '../shape.ts';

export const refusals: CaliberRefusals = {
  'That is done on your own turn of arming, one action a turn.': 'Це роблять у свій хід озброєння, одну дію за хід.',
  'You do not ride along: you play nothing until this robbery is over.':
    'Ви не берете участі в пограбуванні: до його кінця ви нічого не граєте.',
  'Without a cowboy you can only hire one or pass.': 'Без ковбоя можна лише найняти його або пропустити хід.',
  'With a full hand you throw one before you draw.': 'З повною рукою спершу скидають одну, потім беруть.',
  'You throw a card only with a full hand.': 'Скидають лише з повної руки.',
  'Those cards are not all in your hand.': 'Не всі ці карти у вас на руці.',
  'Throw exactly one card; only a Coyote goes together with another.': 'Скиньте лише одну карту; тільки койот іде разом з іншою.',
  'A Coyote is thrown only together with one ammunition card.': 'Койота скидають лише разом з однією картою набоїв.',
  'The weapon deck is empty, and is not reshuffled before the robbery is over.':
    'Збройна колода порожня і до кінця пограбування не оновиться.',
  'Your own money does not cover the bail of your cowboy.': 'Ваших грошей не вистачає на заставу за ковбоя.',
  'There is no money card left to rob.': 'Грабувати нема чого: грошових карт не лишилося.',
  'You have a cowboy already.': 'Ковбой у вас уже є.',
  'There is nobody left to hire.': 'Наймати більше нема кого.',
  'You are not hiring anybody now.': 'Зараз ви нікого не наймаєте.',
  'There is no bail token on your cowboy.': 'На вашому ковбої немає жетонів застави.',
  'The call is answered once, when your turn to answer comes.': 'На виклик відповідають один раз, коли дійде черга.',
  'The caller picks one money card, once everybody has answered.':
    'Грошову карту витягує той, хто почав пограбування, коли всі відповіли.',
  'There is no such money card in the spread.': 'Такої карти серед розкладених немає.',
  'Neither guards nor a war party are yours to meet now.': 'Зараз відбиватися від охорони чи індіанців не вам.',
  'Nothing threatens your cowboy now.': 'Вашому ковбою зараз ніщо не загрожує.',
  'Lay one or more ammunition cards, and nothing else.': 'Викладіть одну чи кілька карт набоїв і нічого більше.',
  'Those bullets are not enough.': 'Цих набоїв замало.',
  'Your cowboy cannot use that many bullets at once.': 'Ваш ковбой не може випустити стільки набоїв за раз.',
  'A Mustang saves you from guards, a war party or a shot, and from nothing else.':
    'Мустанг рятує від охорони, індіанців і пострілу — і більше ні від чого.',
  'You have no Mustang.': 'Мустанга у вас немає.',
  'No Sheriff asks anything of you now.': 'Шериф зараз нічого від вас не вимагає.',
  'There is nothing to vote on.': 'Голосувати нема про що.',
  'It is not your turn in a shoot-out.': 'У перестрілці зараз хід не ваш.',
  'Nobody passes in a shoot-out: shoot, draw or flee.': 'У перестрілці хід не пропускають: стріляйте, озброюйтеся або тікайте.',
  'In a shoot-out you only draw or swap weapon cards.': 'У перестрілці можна лише брати або міняти збройні карти.',
  'Shoot at a rider of another team.': 'Стріляйте в учасника з чужої команди.',
  'Nobody is shooting at you now.': 'Зараз у вас ніхто не стріляє.',
  'You flee on your own turn in a shoot-out; a shot must be answered.':
    'Тікають у свій хід у перестрілці; на постріл треба відповісти.',
  'These players cannot be split like that: there are two or three teams of one to three players.':
    'Так гравців не поділити: команд дві або три, у кожній від одного до трьох гравців.',
};
