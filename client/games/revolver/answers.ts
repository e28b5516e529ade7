/** Answers that are one of a few, each with its words: targets, bandits, ways, battlefields, chips to be spread, cards to be found. */
import type { Place } from '../../../games/revolver/faces.ts';
import { rowNamed } from '../../../games/revolver/zones.ts';
import type { Move } from '../../../kernel/seat.ts';
import type { Json } from '../../../kernel/secret.ts';
import { gameWords } from '../../shell/words.ts';
import { piecesAt } from '../../table/scene.ts';
import type { Session } from '../../table/session.ts';
import { factsOf, GAME, screen, titleOf } from './screen.ts';

/** The card that a move names by its row and position. */
export const faceAt = (session: Session, row: Json | undefined, i: Json | undefined): string | null => {
  const spot = rowNamed(String(row));
  if (spot === null) return null;
  return piecesAt(session.scene.value, spot.zone, spot.owner, spot.place)[Number(i)]?.face ?? null;
};
const placeIn = (row: string): Place | null => {
  const place = row.split(':')[1];
  return place === undefined || place === 'range' ? null : (place as Place);
};
/** `Deputy`, or `Deputy, Whiskey Canyon` when it is not where the marker stands. */
const target = (session: Session, move: Move): string => {
  const face = faceAt(session, move['row'], move['card']);
  const place = placeIn(String(move['row']));
  const words = screen();
  const title = face === null ? '' : titleOf(face);
  return place === null || place === factsOf(session)?.place ? title : `${title} (${words.places[place]})`;
};
export const labelOf = (session: Session, move: Move): string => {
  const words = screen();
  switch (move.do) {
    case 'pick':
    case 'drop':
      return target(session, move);
    case 'use':
      return target(session, move);
    case 'bandit':
      return titleOf(String(move['who']));
    case 'choose':
      return words.terms.ways[move['way'] as keyof typeof words.terms.ways];
    case 'draw':
      return words.terms.ways[move['which'] as 'own' | 'frontier'];
    case 'fist':
      return words.terms.ways[move['which'] as 'left' | 'right'];
    case 'scout':
      return words.places[move['at'] as Place];
    case 'spread':
      return (move['chips'] as readonly number[]).join(' + ');
    case 'find':
      return titleOf(String(move['card']));
    case 'name':
      return titleOf(String(move['title']));
    default:
      return gameWords(GAME).verbs[move.do]?.button ?? move.do;
  }
};
/** What an ability does, in half a line. */
export const abilitySaid = (session: Session, move: Move): string => {
  const said: { readonly [face: string]: readonly string[] } = screen().terms.abilities;
  const face = faceAt(session, move['row'], move['card']) ?? '';
  return said[face]?.[move['way'] as number] ?? gameWords(GAME).verbs[move.do]!.button;
};
export interface Answer {
  readonly move: Move;
  readonly label: string;
  /** The card it is about, if there is one to show. */
  readonly face: string | null;
}
const aboutOf = (session: Session, move: Move): string | null => {
  switch (move.do) {
    case 'pick':
      return faceAt(session, move['row'], move['card']);
    case 'bandit':
      return String(move['who']);
    case 'find':
      return String(move['card']);
    case 'name':
      return String(move['title']);
    default:
      return null;
  }
};
/** Everything that answers the question now. */
export const answersOf = (session: Session): readonly Answer[] =>
  session.asked.value
    ? (session.now.value?.moves ?? []).map(move => ({ move, label: labelOf(session, move), face: aboutOf(session, move) }))
    : [];
