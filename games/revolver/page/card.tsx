/**
 * The faces of Revolver. The shape of the picture's window shows the type (and the inked head of an action), the side by the ground of
 * the band under it: ink for Colty, paper for McReady, blood for the Frontier. What it says is read in full elsewhere.
 */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { longestWord } from '../../../client/table/seats/names.ts';
import { type RevolverFace as CardId, cardOf, isFace, prints, ratingOf } from '../faces.ts';
import type { Card, Icon } from '../vocabulary/card.ts';
import { art, signs, tokens } from './pictures.ts';
import { screen, shortOf } from './screen.ts';
import './card.css';
import './pocket.css';

const sides: { readonly [back: string]: string } = { colty: 's-colty', mcready: 's-law', frontier: 's-wild' };
/** Long names go down by steps: the class, how many letters fit on a line, and how many lines. Nothing is ever cut off. */
const STEPS = [
  ['', 8, 2],
  ['t2', 10, 2],
  ['t3', 12, 3],
] as const;
const linesOf = (name: string, letters: number): number => {
  let lines = 1;
  let used = -1;
  for (const { length } of name.split(/\s|(?<=-)/)) {
    if (length > letters) return Number.POSITIVE_INFINITY;
    used += 1 + length;
    if (used <= letters) continue;
    lines++;
    used = length;
  }
  return lines;
};
const stepOf = (name: string): string => STEPS.find(([, letters, lines]) => linesOf(name, letters) <= lines)?.[0] ?? 't4';
/** The name: whole where the card has room for it, short where it has little. */
const Title = ({ face }: { readonly face: CardId }): JSX.Element => {
  const { name } = screen().cards[face];
  const short = shortOf(face);
  return (
    <span class={`ttl ${stepOf(name)}`}>
      <span class="long">{name}</span>
      <span class={`brief ${linesOf(short, 12) > 2 ? 'three' : ''}`} style={{ '--letters': longestWord(short) }}>
        {short}
      </span>
    </span>
  );
};
/** Symbols that fit on the band; the text tells the rest. */
const BAND: readonly Icon[] = [
  'lawman',
  'bandit-ally',
  'bounty-hunter',
  'animal',
  'lock',
  'crosshair',
  'impervious',
  'fleeting',
  'immediate',
  'row-block',
  'turn-plus',
  'turn-minus',
  'border',
  'grit',
  'reaction',
  'under',
  'no-limit',
  'immovable',
  'sandstorm-immune',
];
export const bandOf = (card: Card): readonly Icon[] => BAND.filter(icon => card.icons.includes(icon));
export const frame = (face: string | null): string => {
  if (face === null || !isFace(face)) return 'back';
  const card = cardOf(face);
  const { back, type, firepower } = card;
  const bare = firepower === null && bandOf(card).length === 0 ? ' noband' : '';
  return `rv box ${type} ${sides[back] ?? 's-table'}${bare}`;
};
/** Does it win a duel? */
export const hasLock = (face: string): boolean => isFace(face) && prints(face, 'lock');
/** Is any part of it our own design? */
export const isHouse = (card: Card): boolean => (card.source.house?.length ?? 0) > 0;

/** What it takes to play: chosen discards, random ones, silver dollars, each with its own shape. */
export const Cost = ({ cost }: Pick<Card, 'cost'>): JSX.Element => {
  const { discard = 0, random = 0, dollars = 0 } = cost;
  return (
    <span class="cost">
      {discard > 0 && <b>{discard}</b>}
      {random > 0 && (
        <b class="random">
          <i>{random}?</i>
        </b>
      )}
      {dollars > 0 && <b class="dollar">{`$${dollars > 1 ? dollars : ''}`}</b>}
      {discard + random + dollars === 0 && <b class="free">0</b>}
    </span>
  );
};
export const minus = (n: number): string => `${n}`.replace('-', '−');

/** The mark of a card that is wholly or partly the house's own. */
const HOUSE = 'M256 40 24 250h64v222h136V330h64v142h136V250h64z';
const Bandit = ({ id }: { readonly id: CardId }): JSX.Element => {
  return (
    <>
      <span class="fr" />
      <span class="wanted">{screen().wanted}</span>
      <span class="pic">
        <span class="rays" />
        <Outline d={art[id]} class="em" />
      </span>
      <Title face={id} />
      <span class="rating">
        <b>{ratingOf(id)}</b>
      </span>
    </>
  );
};
export const Face = ({ face }: { readonly face: string | null }): JSX.Element | null => {
  if (face === null || !isFace(face)) return null;
  const card = cardOf(face);
  if (card.type === 'bandit') return <Bandit id={face} />;
  const played = card.back !== 'table' && card.back !== 'ambush';
  return (
    <>
      <span class="fr" />
      <Title face={face} />
      {played && <Cost cost={card.cost} />}
      <span class="pic">
        <span class="rays" />
        <Outline d={art[face]} class="em" />
      </span>
      <span class="band">
        {card.firepower !== null && (
          <span class="fire">
            <Outline d={tokens.firepower} />
            <b>{minus(card.firepower)}</b>
          </span>
        )}
        <span class="ico">
          {bandOf(card).map(icon => (
            <Outline key={icon} d={signs[icon]} />
          ))}
        </span>
      </span>
      {isHouse(card) && <Outline d={HOUSE} class="own" />}
      {hasLock(face) && <Outline d={signs.lock} class="locked" />}
    </>
  );
};
