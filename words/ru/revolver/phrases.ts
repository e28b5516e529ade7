/** What happens in Revolver, in Russian sentences. Titles stand in quotation marks and are never declined. */
import type { Face, Place } from '../../../games/revolver/faces.ts';
import { counted } from '../../language.ts';
import type { Cards, Who } from '../../phrase.ts';
import type { RevolverPhrases, Spot } from '../../revolver/shape.ts';
import { capital, does, list, owned } from '../grammar.ts';
import { bandits } from './cards/bandits.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

const counts = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const taken = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
const borderTokens = counted('ru', { one: 'жетон границы', few: 'жетона границы', many: 'жетонов границы' });
const powerChips = counted('ru', { one: 'фишка', few: 'фишки', many: 'фишек' });
const silver = counted('ru', { one: 'серебряный доллар', few: 'серебряных доллара', many: 'серебряных долларов' });
const points = (n: number): string => `${n}`.replace('-', '−');

/** Quotation marks within quotation marks are of the other kind. */
const quoted = (card: Face): string => `«${texts[card].name.replace('«', '„').replace('»', '“')}»`;
/** A bandit is a person and needs no quotation marks. */
const title = (card: Face): string => (Object.hasOwn(bandits, card) ? texts[card].name : quoted(card));
const named = ([face, copies]: readonly [string, number]): string => `${title(face as Face)}${copies > 1 ? ` ×${copies}` : ''}`;
/** More are counted only. */
const LISTED = 8;
const listed = ({ known, hidden, count }: Cards, one: string, counting: (n: number) => string, most = LISTED): string => {
  if (count === 0) return 'ни одной карты';
  if (known.length === 0 || count > most) return count === 1 ? one : counting(count);
  return list([...known.map(named), ...(hidden === 0 ? [] : [`ещё ${counting(hidden)}`])]);
};
/** `карта «Динамит»`, `«Динамит» и «Ковбой» ×2`, `3 карты`, `«Динамит» и ещё 2 карты`. */
const cards = (moved: Cards): string => listed(moved, 'карта', counts);
const every = (seen: Cards): string => listed(seen, 'карта', counts, seen.count);
/** Кого, что. */
const them = (moved: Cards): string => {
  const all = listed(moved, 'карту', taken);
  return moved.known.length === 0 || moved.count > LISTED ? all : `${moved.count === 1 ? 'карту' : 'карты'} ${all}`;
};
const go = (moved: Cards, one: string, several: string): string => (moved.count === 1 ? one : several);

const places: { readonly [P in Place]: string } = {
  bank: 'в банке',
  'whiskey-canyon': 'в «Каньоне Виски»',
  'buzzard-point': 'на «Утёсе Стервятников»',
  'san-manzanillo-prison': 'в тюрьме',
  'rattlesnake-creek': 'в «Рэттлснейк Крик»',
  'express-315': 'в «Экспрессе 3:15»',
};
const where = (spot: Spot): string => {
  if (spot.at === 'column' || spot.at === 'block') return ` ${places[spot.place]}`;
  return spot.at === 'range' ? ' в прериях' : '';
};
const draws = (moved: Cards, who: Who): string => `${does(who, 'вытягиваете', 'вытягивает')} ${them(moved)}.`;
const shufflesIn = (moved: Cards, who: Who): string => `${does(who, 'замешиваете', 'замешивает')} в колоду ${taken(moved.count)}.`;
const finds = (moved: Cards, who: Who): string => `${does(who, 'находите', 'находит')} ${them(moved)}.`;
const onTop = (): string => 'Найденная карта ложится на верх колоды.';
const renewed = (deck: string) => (): string => `${capital(deck)} собрана заново из сброса.`;
const discards = (moved: Cards, who: Who): string => `${does(who, 'сбрасываете', 'сбрасывает')} ${them(moved)}.`;

export const phrases: RevolverPhrases = {
  cards,
  moved: {
    'coltyDeck>hand': draws,
    'mcreadyDeck>hand': draws,
    'frontier>hand': (moved, who) => `${does(who, 'вытягиваете', 'вытягивает')} из колоды Границы ${them(moved)}.`,
    'discard>coltyDeck': renewed(names.zones.coltyDeck),
    'discard>mcreadyDeck': renewed(names.zones.mcreadyDeck),
    'frontierDiscard>frontier': renewed(names.zones.frontier),
    'hand>coltyDeck': shufflesIn,
    'hand>mcreadyDeck': shufflesIn,
    'coltyDeck>aside': finds,
    'mcreadyDeck>aside': finds,
    'aside>coltyDeck': onTop,
    'aside>mcreadyDeck': onTop,
    'aside>hand': (_, who) => `${does(who, 'берёте', 'берёт')} найденную карту на руку.`,
    'hand>played': moved => `На столе: ${cards(moved)}.`,
    'played>column': (moved, who) => `${capital(cards(moved))} — в ${owned(who, 'вашей', 'колонке')}.`,
    'played>blockers': moved => `${cards(moved)} остаётся и преграждает путь.`,
    'played>range': moved => `${cards(moved)} — в прериях.`,
    'hand>discard': discards,
    'hand>frontierDiscard': discards,
    'hand>stash': (moved, who) => `${does(who, 'прячете', 'прячет')} под ящик ${them(moved)}.`,
    'stash>hand': (moved, who) => `${does(who, 'забираете', 'забирает')} из-под ящика ${them(moved)}.`,
    'hand>duel': (moved, who) => `${does(who, 'кладёте', 'кладёт')} для дуэли ${them(moved)}.`,
    'discard>hand': (moved, who) => `${does(who, 'забираете', 'забирает')} из сброса ${them(moved)}.`,
    'column>hand': moved => `На руку ${go(moved, 'возвращается', 'возвращаются')} ${cards(moved)}.`,
    'column>column': moved => `${go(moved, 'Перемещается карта', 'Перемещаются')} ${cards(moved)}.`,
    'gang>graveyard': moved => `На кладбище: ${cards(moved)}.`,
    'prison>gang': moved => `${cards(moved)} теперь в банде.`,
    'prison>hand': (moved, who) => `${does(who, 'берёте', 'берёт')} ${them(moved)}.`,
    'ambush>sprung': moved => `Открыта карта засады: ${cards(moved)}.`,
    'ambush>ambush': () => 'Карта засады переходит на другое место.',
    'ambush>unseen': () => 'Карта засады выбывает из игры закрытой.',
  },
  from: {
    coltyDeck: 'из колоды Колти',
    mcreadyDeck: 'из колоды Макреди',
    frontier: 'из колоды Границы',
    hand: 'с руки',
    discard: 'из сброса',
    frontierDiscard: 'из сброса Границы',
    played: 'со стола',
    column: 'из колонки',
    blockers: 'из локации',
    range: 'из прерий',
    stash: 'из-под ящика',
    aside: 'из отложенного',
    gang: 'из банды',
    graveyard: 'с кладбища',
    prison: 'из камеры',
    ambush: 'из засады',
    sprung: 'из засады',
    unseen: 'из закрытых карт',
    duel: 'из дуэли',
    beside: 'с места у локаций',
    removed: 'извне игры',
    box: 'из коробки',
  },
  to: {
    coltyDeck: 'в колоду Колти',
    mcreadyDeck: 'в колоду Макреди',
    frontier: 'в колоду Границы',
    hand: 'на руку',
    discard: 'в сброс',
    frontierDiscard: 'в сброс Границы',
    played: 'на стол',
    column: 'в колонку',
    blockers: 'в локацию',
    range: 'в прерии',
    stash: 'под ящик',
    aside: 'в сторону',
    gang: 'в банду',
    graveyard: 'на кладбище',
    prison: 'в камеру',
    ambush: 'в засаду',
    sprung: 'к локации',
    unseen: 'вон из игры',
    duel: 'в дуэль',
    beside: 'на место у локаций',
    removed: 'вон из игры',
    box: 'в коробку',
  },
  went: (moved, from, to) => `${capital(cards(moved))} — ${from} ${to}.`,
  removed: moved => `Из игры ${go(moved, 'выбывает', 'выбывают')} ${cards(moved)}.`,
  revealed: shown => `Открыто: ${cards(shown)}.`,
  shuffled: zone => `Тасуется: ${zone}.`,
  looked: (who, sight, seen) => {
    const namely = seen.known.length > 0 ? `: ${every(seen)}` : '';
    if (sight.at === 'deck') return `${does(who, 'просматриваете', 'просматривает')} колоду.`;
    if (sight.at === 'hand') return `${does(who, 'смотрите', 'смотрит')} ${owned(sight.whose, 'ваши', 'карты')}${namely}.`;
    return `${does(who, 'смотрите', 'смотрит')} карту засады ${places[sight.place]}${namely}.`;
  },
  turn: (n, who) => `Ход ${n}: ${who.you ? 'ваш' : who.name}.`,
  marker: (place, space) => `Маркер хода ${places[place]}, клетка ${space}.`,
  plays: (who, card, at) => `${does(who, 'разыгрываете', 'разыгрывает')} ${places[at]} карту ${title(card)}.`,
  uses: (who, card) => `${does(who, 'пускаете', 'пускает')} в ход карту ${quoted(card)}.`,
  spends: (who, card) => `${does(who, 'сбрасываете', 'сбрасывает')} ради эффекта карту ${title(card)}.`,
  drops: (who, card) => `${does(who, 'убираете', 'убирает')} пустую карту: ${title(card)}.`,
  cancelled: (card, by) => `Отменено: ${title(card)}; отменяет ${title(by)}.`,
  ambush: place => `Засада ${places[place]}!`,
  attack: (mcready, colty, success) =>
    `Макреди ${points(mcready)}, Колти ${points(colty)}: атака ${success ? 'удалась' : 'не удалась'}.`,
  border: (n, left) => `${n > 0 ? 'Возвращено' : 'Снято'}: ${borderTokens(Math.abs(n))}; осталось на границе: ${left}.`,
  chips: (card, n) => `${title(card)}: ${n > 0 ? 'плюс' : 'минус'} ${powerChips(Math.abs(n))}.`,
  grit: (card, n) =>
    n > 0 ? `${title(card)}: жетон «стойкость».` : `${title(card)} теряет спасительный жетон; тот выбывает из игры.`,
  eagle: (card, spot) => `«Орёл» лежит на карте ${title(card)}${where(spot)}: она пуста.`,
  dollars: (who, n) =>
    n > 0 ? `${does(who, 'получаете', 'получает')} ${silver(n)}.` : `${does(who, 'отдаёте', 'отдаёт')} ${silver(-n)}.`,
  saved: (card, by) => `${by === 'grit' ? '«Стойкость»' : 'Ребёнок в заложниках'} спасает: ${title(card)}.`,
  destroyed: (card, spot) => `Уничтожено${where(spot)}: ${title(card)}.`,
  died: card => `Погибает ${title(card)}.`,
  freed: 'Сантьяго на свободе!',
  named: (card, held) => `Названа карта ${title(card)}: ${held ? 'она там есть' : 'её там нет'}.`,
  swapped: at => `Карты засады меняются местами: ${list(at.map(place => places[place]))}.`,
  guessed: (card, hidden, right) =>
    `Жетон был в ${hidden === 'left' ? 'левой' : 'правой'} руке: ${title(card)} ${right ? 'меняет сторону' : 'остаётся'}.`,
  duel: result =>
    ({
      colty: 'В дуэли побеждает Колти.',
      mcready: 'В дуэли побеждает Макреди.',
      'back-down': 'Макреди отступает: дуэли не будет.',
    })[result],
  conceded: who => `${does(who, 'сдаётесь', 'сдаётся')}.`,
};
