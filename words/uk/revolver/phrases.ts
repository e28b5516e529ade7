/** What happens in Revolver, in Ukrainian sentences. Titles stand in quotation marks and are never declined. */
import type { Face, Place } from '../../../games/revolver/faces.ts';
import { counted } from '../../language.ts';
import type { Cards, Who } from '../../phrase.ts';
import type { RevolverPhrases, Spot } from '../../revolver/shape.ts';
import { capital, does, list, owned } from '../grammar.ts';
import { bandits } from './cards/bandits.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

const counts = counted('uk', { one: 'картка', few: 'картки', many: 'карток' });
const taken = counted('uk', { one: 'картку', few: 'картки', many: 'карток' });
const borderTokens = counted('uk', { one: 'жетон кордону', few: 'жетони кордону', many: 'жетонів кордону' });
const powerChips = counted('uk', { one: 'фішка', few: 'фішки', many: 'фішок' });
const silver = counted('uk', { one: 'срібний долар', few: 'срібні долари', many: 'срібних доларів' });
const points = (n: number): string => `${n}`.replace('-', '−');

/** Quotation marks within quotation marks are of the other kind. */
const quoted = (card: Face): string => `«${texts[card].name.replace('«', '„').replace('»', '“')}»`;
/** A bandit is a person and needs no quotation marks. */
const title = (card: Face): string => (Object.hasOwn(bandits, card) ? texts[card].name : quoted(card));
const named = ([face, copies]: readonly [string, number]): string => `${title(face as Face)}${copies > 1 ? ` ×${copies}` : ''}`;
/** More are counted only. */
const LISTED = 8;
const listed = ({ known, hidden, count }: Cards, one: string, counting: (n: number) => string, most = LISTED): string => {
  if (count === 0) return 'жодної картки';
  if (known.length === 0 || count > most) return count === 1 ? one : counting(count);
  return list([...known.map(named), ...(hidden === 0 ? [] : [`ще ${counting(hidden)}`])]);
};
/** `картка «Динаміт»`, `«Динаміт» і «Ковбой» ×2`, `3 картки`, `«Динаміт» і ще 2 картки`. */
const cards = (moved: Cards): string => listed(moved, 'картка', counts);
const every = (seen: Cards): string => listed(seen, 'картка', counts, seen.count);
/** Кого, що. */
const them = (moved: Cards): string => {
  const all = listed(moved, 'картку', taken);
  return moved.known.length === 0 || moved.count > LISTED ? all : `${moved.count === 1 ? 'картку' : 'картки'} ${all}`;
};
const go = (moved: Cards, one: string, several: string): string => (moved.count === 1 ? one : several);

const places: { readonly [P in Place]: string } = {
  bank: 'в банку',
  'whiskey-canyon': 'в «Каньйоні Віскі»',
  'buzzard-point': 'на «Скелі Стерв’ятників»',
  'san-manzanillo-prison': 'у в’язниці',
  'rattlesnake-creek': 'в «Реттлснейк-Крік»',
  'express-315': 'в «Експресі 3:15»',
};
const where = (spot: Spot): string => {
  if (spot.at === 'column' || spot.at === 'block') return ` ${places[spot.place]}`;
  return spot.at === 'range' ? ' у преріях' : '';
};
const draws = (moved: Cards, who: Who): string => `${does(who, 'берете', 'бере')} ${them(moved)}.`;
const shufflesIn = (moved: Cards, who: Who): string => `${does(who, 'замішуєте', 'замішує')} в колоду ${taken(moved.count)}.`;
const finds = (moved: Cards, who: Who): string => `${does(who, 'знаходите', 'знаходить')} ${them(moved)}.`;
const onTop = (): string => 'Знайдена картка лягає на верх колоди.';
const renewed = (deck: string) => (): string => `${capital(deck)} зібрана наново зі скиду.`;
const discards = (moved: Cards, who: Who): string => `${does(who, 'скидаєте', 'скидає')} ${them(moved)}.`;

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
    'aside>hand': (_, who) => `${does(who, 'берете', 'бере')} знайдену картку на руку.`,
    'hand>played': moved => `На столі: ${cards(moved)}.`,
    'played>column': (moved, who) => `${capital(cards(moved))} — у ${owned(who, 'вашій', 'колонці')}.`,
    'played>blockers': moved => `${cards(moved)} лишається й перекриває шлях.`,
    'played>range': moved => `${cards(moved)} — у преріях.`,
    'hand>discard': discards,
    'hand>frontierDiscard': discards,
    'hand>stash': (moved, who) => `${does(who, 'ховаєте', 'ховає')} під скриню ${them(moved)}.`,
    'stash>hand': (moved, who) => `${does(who, 'забираєте', 'забирає')} з-під скрині ${them(moved)}.`,
    'hand>duel': (moved, who) => `${does(who, 'кладете', 'кладе')} для дуелі ${them(moved)}.`,
    'discard>hand': (moved, who) => `${does(who, 'забираєте', 'забирає')} зі скиду ${them(moved)}.`,
    'column>hand': moved => `На руку ${go(moved, 'повертається', 'повертаються')} ${cards(moved)}.`,
    'column>column': moved => `${go(moved, 'Переміщується картка', 'Переміщуються')} ${cards(moved)}.`,
    'gang>graveyard': moved => `На кладовище: ${cards(moved)}.`,
    'prison>gang': moved => `${cards(moved)} тепер у банді.`,
    'prison>hand': (moved, who) => `${does(who, 'берете', 'бере')} ${them(moved)}.`,
    'ambush>sprung': moved => `Відкрито картку засідки: ${cards(moved)}.`,
    'ambush>ambush': () => 'Картка засідки переходить на інше місце.',
    'ambush>unseen': () => 'Картка засідки вибуває з гри закритою.',
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
    unseen: 'із закритих карток',
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
    unseen: 'геть із гри',
    duel: 'в дуель',
    beside: 'на місце біля локацій',
    removed: 'геть із гри',
    box: 'в коробку',
  },
  went: (moved, from, to) => `${capital(cards(moved))} — ${from} ${to}.`,
  removed: moved => `З гри ${go(moved, 'вибуває', 'вибувають')} ${cards(moved)}.`,
  revealed: shown => `Відкрито: ${cards(shown)}.`,
  shuffled: zone => `Тасується: ${zone}.`,
  looked: (who, sight, seen) => {
    const namely = seen.known.length > 0 ? `: ${every(seen)}` : '';
    if (sight.at === 'deck') return `${does(who, 'переглядаєте', 'переглядає')} колоду.`;
    if (sight.at === 'hand') return `${does(who, 'дивитеся', 'дивиться')} ${owned(sight.whose, 'ваші', 'картки')}${namely}.`;
    return `${does(who, 'дивитеся', 'дивиться')} картку засідки ${places[sight.place]}${namely}.`;
  },
  turn: (n, who) => `Хід ${n}: ${who.you ? 'ваш' : who.name}.`,
  marker: (place, space) => `Маркер ходу ${places[place]}, клітинка ${space}.`,
  plays: (who, card, at) => `${does(who, 'розігруєте', 'розігрує')} ${places[at]} картку ${title(card)}.`,
  uses: (who, card) => `${does(who, 'пускаєте', 'пускає')} у хід картку ${quoted(card)}.`,
  spends: (who, card) => `${does(who, 'скидаєте', 'скидає')} заради ефекту картку ${title(card)}.`,
  drops: (who, card) => `${does(who, 'прибираєте', 'прибирає')} порожню картку: ${title(card)}.`,
  cancelled: (card, by) => `Скасовано: ${title(card)}; скасовує ${title(by)}.`,
  ambush: place => `Засідка ${places[place]}!`,
  attack: (mcready, colty, success) =>
    `Макреді ${points(mcready)}, Колті ${points(colty)}: атака ${success ? 'вдалася' : 'не вдалася'}.`,
  border: (n, left) => `${n > 0 ? 'Повернуто' : 'Знято'}: ${borderTokens(Math.abs(n))}; лишилося на кордоні: ${left}.`,
  chips: (card, n) => `${title(card)}: ${n > 0 ? 'плюс' : 'мінус'} ${powerChips(Math.abs(n))}.`,
  grit: (card, n) => (n > 0 ? `${title(card)}: жетон «стійкість».` : `${title(card)} втрачає рятівний жетон; той вибуває з гри.`),
  eagle: (card, spot) => `«Орел» лежить на картці ${title(card)}${where(spot)}: вона порожня.`,
  dollars: (who, n) =>
    n > 0 ? `${does(who, 'отримуєте', 'отримує')} ${silver(n)}.` : `${does(who, 'віддаєте', 'віддає')} ${silver(-n)}.`,
  saved: (card, by) => `${by === 'grit' ? '«Стійкість»' : 'Дитина в заручниках'} рятує: ${title(card)}.`,
  destroyed: (card, spot) => `Знищено${where(spot)}: ${title(card)}.`,
  died: card => `Гине ${title(card)}.`,
  freed: 'Сантьяго на волі!',
  named: (card, held) => `Названо картку ${title(card)}: ${held ? 'вона там є' : 'її там немає'}.`,
  swapped: at => `Картки засідки міняються місцями: ${list(at.map(place => places[place]))}.`,
  guessed: (card, hidden, right) =>
    `Жетон був у ${hidden === 'left' ? 'лівій' : 'правій'} руці: ${title(card)} ${right ? 'змінює сторону' : 'лишається'}.`,
  duel: result =>
    ({
      colty: 'У дуелі перемагає Колті.',
      mcready: 'У дуелі перемагає Макреді.',
      'back-down': 'Макреді відступає: дуелі не буде.',
    })[result],
  conceded: who => `${does(who, 'здаєтеся', 'здається')}.`,
};
