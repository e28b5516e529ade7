/** Revolver in Russian, all that is said at the table. */
import { counted } from '../../../../words/language.ts';
import type { Cards, Who } from '../../../../words/phrase.ts';
import { capital, does, list, owned } from '../../../../words/ru/grammar.ts';
import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import type { BanditId, Place, RevolverFace } from '../../faces.ts';
import { type CardSpot, type RevolverPhrases, revolverTalk } from '../shape.ts';
import { accusative } from './accusative.ts';
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
const quoted = (card: RevolverFace): string => `«${texts[card].name.replace('«', '„').replace('»', '“')}»`;
/** A bandit is a person and needs no quotation marks. */
const title = (card: RevolverFace): string => (Object.hasOwn(bandits, card) ? texts[card].name : quoted(card));
const isBandit = (card: RevolverFace): card is BanditId => Object.hasOwn(accusative, card);
/** Кого, что: a person is declined, a title is not. */
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
  if (count === 0) return 'ни одной карты';
  if (known.length === 0 || count > most) return count === 1 ? one : counting(count);
  return list([...known.map(named), ...(hidden === 0 ? [] : [`ещё ${counting(hidden)}`])]);
};
/** `карта «Динамит»`, `«Динамит» и «Ковбой» ×2`, `3 карты`, `«Динамит» и ещё 2 карты`. */
const cards = (moved: Cards<RevolverFace>): string => listed(moved, 'карта', counts);
const every = (seen: Cards<RevolverFace>): string => listed(seen, 'карта', counts, seen.count);
/** Кого, что. */
const them = (moved: Cards<RevolverFace>): string => {
  const all = listed(moved, 'карту', taken);
  return moved.known.length === 0 || moved.count > LISTED ? all : `${moved.count === 1 ? 'карту' : 'карты'} ${all}`;
};
const go = (moved: Cards<RevolverFace>, one: string, several: string): string => (moved.count === 1 ? one : several);

const places: { readonly [P in Place]: string } = {
  bank: 'в банке',
  'whiskey-canyon': 'в «Каньоне Виски»',
  'buzzard-point': 'на «Утёсе Стервятников»',
  'san-manzanillo-prison': 'в тюрьме',
  'rattlesnake-creek': 'в «Рэттлснейк Крик»',
  'express-315': 'в «Экспрессе 3:15»',
};
const where = (spot: CardSpot): string => {
  if (spot.at === 'column' || spot.at === 'block') return ` ${places[spot.place]}`;
  return spot.at === 'range' ? ' в прериях' : '';
};
const draws = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'вытягиваете', 'вытягивает')} ${them(moved)}.`;
const shufflesIn = (moved: Cards<RevolverFace>, who: Who): string =>
  `${does(who, 'замешиваете', 'замешивает')} в колоду ${taken(moved.count)}.`;
const finds = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'находите', 'находит')} ${them(moved)}.`;
const onTop = (): string => 'Найденная карта ложится на верх колоды.';
const renewed = (deck: string) => (): string => `${capital(deck)} собрана заново из сброса.`;
const discards = (moved: Cards<RevolverFace>, who: Who): string => `${does(who, 'сбрасываете', 'сбрасывает')} ${them(moved)}.`;

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
    'hand>discard': discards,
    'hand>frontierDiscard': discards,
    'hand>stash': (moved, who) => `${does(who, 'прячете', 'прячет')} под ящик ${them(moved)}.`,
    'stash>hand': (moved, who) => `${does(who, 'забираете', 'забирает')} из-под ящика ${them(moved)}.`,
    'hand>duel': (moved, who) => `${does(who, 'кладёте', 'кладёт')} для дуэли ${them(moved)}.`,
    'discard>hand': (moved, who) => `${does(who, 'забираете', 'забирает')} из сброса ${them(moved)}.`,
    'column>hand': moved => `На руку ${go(moved, 'возвращается', 'возвращаются')} ${cards(moved)}.`,
    'column>column': (moved, _, other, to) =>
      `${capital(cards(moved))} ${go(moved, 'переходит', 'переходят')} в ${owned(other, 'вашу', 'колонку')} ${places[to]}.`,
    'prison>gang': moved => `${cards(moved)} теперь в банде.`,
    'prison>hand': (moved, who) => `${does(who, 'берёте', 'берёт')} ${them(moved)}.`,
    'box>prison': moved => `${cards(moved)} ложится под Сантьяго в тюрьме.`,
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
    unseen: 'из игры',
    duel: 'в дуэль',
    beside: 'на место у локаций',
    removed: 'из игры',
    box: 'в коробку',
  },
  went: (moved, from, to) => `${capital(cards(moved))} — ${from} ${to}.`,
  removed: moved => `Из игры ${go(moved, 'выбывает', 'выбывают')} ${cards(moved)}.`,
  revealed: shown => `Открыто: ${cards(shown)}.`,
  shuffled: zone => `${capital(zone)} ${zone.startsWith('колода') ? 'перемешана' : 'перемешаны'}.`,
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
  border: (n, left) => `${n > 0 ? 'Возвращено' : 'Снято'}: ${borderTokens(Math.abs(n))}; теперь на границе: ${left}.`,
  chips: (card, n) => `${title(card)}: ${n > 0 ? 'плюс' : 'минус'} ${powerChips(Math.abs(n))}.`,
  grit: (card, n) =>
    n > 0 ? `${title(card)}: жетон «стойкость».` : `${title(card)} теряет спасительный жетон; тот выбывает из игры.`,
  eagle: (card, spot) => `«Орёл» лежит на карте ${title(card)}${where(spot)}: она пуста.`,
  dollars: (who, n) =>
    n > 0 ? `${does(who, 'получаете', 'получает')} ${silver(n)}.` : `${does(who, 'отдаёте', 'отдаёт')} ${silver(-n)}.`,
  saved: (card, by) => `${by === 'grit' ? '«Стойкость»' : 'Ребёнок в заложниках'} спасает ${whom(card)}.`,
  destroyed: (card, spot) => `Уничтожено${where(spot)}: ${title(card)}.`,
  died: card => `Погибает ${title(card)}.`,
  freed: 'Сантьяго на свободе!',
  unfought: 'Дуэли не было: жетон «Ребёнок в заложниках» и карта «Дуэль» выбывают из игры.',
  named: (card, held) => `Названа карта ${title(card)}: ${held ? 'на руке она есть' : 'на руке её нет'}.`,
  swapped: at => `Карты засады меняются местами: ${list(at.map(place => places[place]))}.`,
  guessed: (card, hidden, right) =>
    `Жетон был в ${hidden === 'left' ? 'левой' : 'правой'} руке: ${title(card)} ${right ? 'меняет сторону' : 'остаётся'}.`,
  duel: result =>
    ({
      colty: 'В дуэли побеждает Колти.',
      mcready: 'В дуэли побеждает Макреди.',
      'back-down': 'Макреди отступает в дуэли.',
    })[result],
  conceded: who => `${does(who, 'сдаётесь', 'сдаётся')}.`,
  bargain: (who, n) =>
    `${does(who, 'выбираете', 'выбирает')} ${n === 1 ? 'один серебряный доллар' : 'два серебряных доллара — и их цену'}.`,
  under: (card, host, spot) => `Карта ${title(card)} ложится под карту ${title(host)}${where(spot)}.`,
  ended: (how, winner) => `${capital(how)}: ${winner.you ? 'вы побеждаете' : `побеждает ${winner.name}`}.`,
};

export const talk = revolverTalk(names, texts, phrases, game => teller(table.phrases, game));
