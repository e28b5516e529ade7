/** Revolver in Ukrainian, all that is said at the table. */
import { counted } from '../../../../words/language.ts';
import type { Cards, Who } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { capital, does, list, owned } from '../../../../words/uk/grammar.ts';
import { table } from '../../../../words/uk/table.ts';
import type { BanditId, Place, RevolverFace } from '../../faces.ts';
import { type CardSpot, type RevolverPhrases, revolverTalk } from '../shape.ts';
import { accusative } from './accusative.ts';
import { bandits } from './cards/bandits.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

const counts = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const taken = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });
const borderTokens = counted('uk', { one: 'жетон кордону', few: 'жетони кордону', many: 'жетонів кордону' });
const powerChips = counted('uk', { one: 'фішка', few: 'фішки', many: 'фішок' });
const silver = counted('uk', { one: 'срібний долар', few: 'срібні долари', many: 'срібних доларів' });
const points = (n: number): string => `${n}`.replace('-', '−');

/** Quotation marks within quotation marks are of the other kind. */
const quoted = (card: RevolverFace): string => `«${texts[card].name.replace('«', '„').replace('»', '“')}»`;
/** A bandit is a person and needs no quotation marks. */
const title = (card: RevolverFace): string => (Object.hasOwn(bandits, card) ? texts[card].name : quoted(card));
const isBandit = (card: RevolverFace): card is BanditId => Object.hasOwn(accusative, card);
/** Кого, що: a person is declined, a title is not. */
const whom = (card: RevolverFace): string => (isBandit(card) ? accusative[card] : `карту ${quoted(card)}`);
const named = ([face, copies]: readonly [RevolverFace, number]): string => `${title(face)}${copies > 1 ? ` ×${copies}` : ''}`;
/** More are counted only. */
const LISTED = 8;
const listed = (
  { known, hidden, count }: Cards<RevolverFace>,
  one: string,
  counting: (n: number) => string,
  most = LISTED,
): string => {
  if (count === 0) return 'жодної карти';
  if (known.length === 0 || count > most) return count === 1 ? one : counting(count);
  return list([...known.map(named), ...(hidden === 0 ? [] : [`ще ${counting(hidden)}`])]);
};
/** `карта «Динаміт»`, `«Динаміт» і «Ковбой» ×2`, `3 карти`, `«Динаміт» і ще 2 карти`. */
const cards = (moved: Cards<RevolverFace>): string => listed(moved, 'карта', counts);
const every = (seen: Cards<RevolverFace>): string => listed(seen, 'карта', counts, seen.count);
/** Кого, що. */
const them = (moved: Cards<RevolverFace>): string => {
  const all = listed(moved, 'карту', taken);
  return moved.known.length === 0 || moved.count > LISTED ? all : `${moved.count === 1 ? 'карту' : 'карти'} ${all}`;
};
const go = (moved: Cards<RevolverFace>, one: string, several: string): string => (moved.count === 1 ? one : several);

const places: { readonly [P in Place]: string } = {
  bank: 'в банку',
  'whiskey-canyon': 'в «Каньйоні Віскі»',
  'buzzard-point': 'на «Скелі Стерв’ятників»',
  'san-manzanillo-prison': 'у в’язниці',
  'rattlesnake-creek': 'в «Реттлснейк-Крік»',
  'express-315': 'в «Експресі 3:15»',
};
const where = (spot: CardSpot): string => {
  if (spot.at === 'column' || spot.at === 'block') return ` ${places[spot.place]}`;
  return spot.at === 'range' ? ' у преріях' : '';
};
const draws = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'берете', 'бере')} ${them(moved)}.`;
const shufflesIn = (moved: Cards<RevolverFace>, who: Who): string =>
  `${does(who, 'замішуєте', 'замішує')} в колоду ${taken(moved.count)}.`;
const finds = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'знаходите', 'знаходить')} ${them(moved)}.`;
const onTop = (): string => 'Знайдену карту кладуть на колоду зверху.';
const renewed = (deck: string) => (): string => `${capital(deck)} зібрана заново зі скиду.`;
const discards = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'скидаєте', 'скидає')} ${them(moved)}.`;

export const phrases: RevolverPhrases = {
  cards,
  moved: {
    'coltyDeck>hand': draws,
    'mcreadyDeck>hand': draws,
    'frontier>hand': (moved, who) => `${does(who, 'берете', 'бере')} з колоди Фронтиру ${them(moved)}.`,
    'discard>coltyDeck': renewed(names.zones.coltyDeck),
    'discard>mcreadyDeck': renewed(names.zones.mcreadyDeck),
    'frontierDiscard>frontier': renewed(names.zones.frontier),
    'hand>coltyDeck': shufflesIn,
    'hand>mcreadyDeck': shufflesIn,
    'coltyDeck>aside': finds,
    'mcreadyDeck>aside': finds,
    'aside>coltyDeck': onTop,
    'aside>mcreadyDeck': onTop,
    'aside>hand': (_, who) => `${does(who, 'берете', 'бере')} знайдену карту на руку.`,
    'hand>discard': discards,
    'hand>frontierDiscard': discards,
    'hand>stash': (moved, who) => `${does(who, 'ховаєте', 'ховає')} під скриню ${them(moved)}.`,
    'stash>hand': (moved, who) => `${does(who, 'забираєте', 'забирає')} з-під скрині ${them(moved)}.`,
    'hand>duel': (moved, who) => `${does(who, 'кладете', 'кладе')} для дуелі ${them(moved)}.`,
    'discard>hand': (moved, who) => `${does(who, 'забираєте', 'забирає')} зі скиду ${them(moved)}.`,
    'column>hand': moved => `На руку ${go(moved, 'повертається', 'повертаються')} ${cards(moved)}.`,
    'column>column': (moved, _, other, to) =>
      `${capital(cards(moved))} ${go(moved, 'переходить', 'переходять')} у ${owned(other, 'вашу', 'колонку')} ${places[to]}.`,
    'prison>gang': moved => `${cards(moved)} тепер у банді.`,
    'prison>hand': (moved, who) => `${does(who, 'берете', 'бере')} ${them(moved)}.`,
    'box>prison': moved => `${cards(moved)} лягає під Сантьяго у в’язниці.`,
    'ambush>sprung': moved => `Відкрито карту засідки: ${cards(moved)}.`,
    'ambush>ambush': () => 'Карта засідки переходить на інше місце.',
    'ambush>unseen': () => 'Карта засідки вибуває з гри закритою.',
  },
  from: {
    coltyDeck: 'з колоди Колті',
    mcreadyDeck: 'з колоди Макреді',
    frontier: 'з колоди Фронтиру',
    hand: 'з руки',
    discard: 'зі скиду',
    frontierDiscard: 'зі скиду Фронтиру',
    played: 'зі столу',
    column: 'з колонки',
    blockers: 'з локації',
    range: 'з прерій',
    stash: 'з-під скрині',
    aside: 'з відкладеного',
    gang: 'з банди',
    graveyard: 'з кладовища',
    prison: 'з камери',
    ambush: 'із засідки',
    sprung: 'із засідки',
    unseen: 'із закритих карт',
    duel: 'з дуелі',
    beside: 'з місця біля локацій',
    removed: 'з-поза гри',
    box: 'з коробки',
  },
  to: {
    coltyDeck: 'в колоду Колті',
    mcreadyDeck: 'в колоду Макреді',
    frontier: 'в колоду Фронтиру',
    hand: 'на руку',
    discard: 'у скид',
    frontierDiscard: 'у скид Фронтиру',
    played: 'на стіл',
    column: 'в колонку',
    blockers: 'в локацію',
    range: 'у прерії',
    stash: 'під скриню',
    aside: 'осторонь',
    gang: 'до банди',
    graveyard: 'на кладовище',
    prison: 'в камеру',
    ambush: 'у засідку',
    sprung: 'до локації',
    unseen: 'із гри',
    duel: 'в дуель',
    beside: 'на місце біля локацій',
    removed: 'із гри',
    box: 'в коробку',
  },
  went: (moved, from, to) => `${capital(cards(moved))} — ${from} ${to}.`,
  removed: moved => `З гри ${go(moved, 'вибуває', 'вибувають')} ${cards(moved)}.`,
  revealed: shown => `Відкрито: ${cards(shown)}.`,
  shuffled: zone => `${capital(zone)} ${zone.startsWith('колода') ? 'перемішана' : 'перемішані'}.`,
  looked: (who, sight, seen) => {
    const namely = seen.known.length > 0 ? `: ${every(seen)}` : '';
    if (sight.at === 'deck') return `${does(who, 'переглядаєте', 'переглядає')} колоду.`;
    if (sight.at === 'hand') return `${does(who, 'дивитеся', 'дивиться')} ${owned(sight.whose, 'ваші', 'карти')}${namely}.`;
    return `${does(who, 'дивитеся', 'дивиться')} карту засідки ${places[sight.place]}${namely}.`;
  },
  turn: (n, who) => `Хід ${n}: ${who.you ? 'ваш' : who.name}.`,
  marker: (place, space) => `Маркер ходу ${places[place]}, клітинка ${space}.`,
  plays: (who, card, at) => `${does(who, 'розігруєте', 'розігрує')} ${places[at]} карту ${title(card)}.`,
  uses: (who, card) => `${does(who, 'пускаєте', 'пускає')} у хід карту ${quoted(card)}.`,
  spends: (who, card) => `${does(who, 'скидаєте', 'скидає')} заради ефекту карту ${title(card)}.`,
  drops: (who, card) => `${does(who, 'прибираєте', 'прибирає')} порожню карту: ${title(card)}.`,
  cancelled: (card, by) => `Скасовано: ${title(card)}; скасовує ${title(by)}.`,
  ambush: place => `Засідка ${places[place]}!`,
  attack: (mcready, colty, success) =>
    `Макреді ${points(mcready)}, Колті ${points(colty)}: атака ${success ? 'вдалася' : 'не вдалася'}.`,
  border: (n, left) => `${n > 0 ? 'Повернуто' : 'Знято'}: ${borderTokens(Math.abs(n))}; тепер на кордоні: ${left}.`,
  chips: (card, n) => `${title(card)}: ${n > 0 ? 'плюс' : 'мінус'} ${powerChips(Math.abs(n))}.`,
  grit: (card, n) => (n > 0 ? `${title(card)}: жетон «стійкість».` : `${title(card)} втрачає рятівний жетон; той вибуває з гри.`),
  eagle: (card, spot) => `«Орел» лежить на карті ${title(card)}${where(spot)}: вона порожня.`,
  dollars: (who, n) =>
    n > 0 ? `${does(who, 'отримуєте', 'отримує')} ${silver(n)}.` : `${does(who, 'віддаєте', 'віддає')} ${silver(-n)}.`,
  saved: (card, by) => `${by === 'grit' ? '«Стійкість»' : 'Дитина в заручниках'} рятує ${whom(card)}.`,
  destroyed: (card, spot) => `Знищено${where(spot)}: ${title(card)}.`,
  died: card => `Гине ${title(card)}.`,
  freed: 'Сантьяго на волі!',
  unfought: 'Дуелі не було: жетон «Дитина в заручниках» і карта «Дуель» вибувають із гри.',
  named: (card, held) => `Названо карту ${title(card)}: ${held ? 'на руці вона є' : 'на руці її немає'}.`,
  swapped: at => `Карти засідки міняються місцями: ${list(at.map(place => places[place]))}.`,
  guessed: (card, hidden, right) =>
    `Жетон був у ${hidden === 'left' ? 'лівій' : 'правій'} руці: ${title(card)} ${right ? 'змінює сторону' : 'лишається'}.`,
  duel: result =>
    ({
      colty: 'У дуелі перемагає Колті.',
      mcready: 'У дуелі перемагає Макреді.',
      'back-down': 'Макреді відступає в дуелі.',
    })[result],
  conceded: who => `${does(who, 'здаєтеся', 'здається')}.`,
  bargain: (who, n) => `${does(who, 'обираєте', 'обирає')} ${n === 1 ? 'один срібний долар' : 'два срібні долари — і їхню ціну'}.`,
  under: (card, host, spot) => `Карта ${title(card)} лягає під карту ${title(host)}${where(spot)}.`,
  ended: (how, winner) => `${capital(how)}: ${winner.you ? 'ви перемагаєте' : `перемагає ${winner.name}`}.`,
};

export const talk = revolverTalk(names, texts, phrases, game => teller(table.phrases, game));
