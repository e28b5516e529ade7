/** Answers that are one of a few, each with its words: targets, bandits, ways, battlefields, chips to be spread, cards to be found. */

import { gameWords } from '../../../../client/shell/words.ts';
import { type Piece, piecesAt } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { rowNamed } from '../../zones.ts';
import { minus } from '../card.tsx';
import { factsOf, GAME, movesOf, screen, titleOf } from '../screen.ts';
import { markOf } from '../seen.ts';
import { small } from '../small.ts';

/** The card that a move names by its row and position. */
const pieceNamed = (session: Session, row: Json | undefined, i: Json | undefined): Piece | null => {
  const spot = rowNamed(String(row));
  return spot === null ? null : (piecesAt(session.scene.value, spot.zone, spot.owner, spot.place)[Number(i)] ?? null);
};
export const faceAt = (session: Session, row: Json | undefined, i: Json | undefined): string | null =>
  pieceNamed(session, row, i)?.face ?? null;
const placeIn = (row: string): string | null => {
  const place = row.split(':')[1];
  return place === undefined || place === 'range' ? null : place;
};
/** What a battlefield is called. */
export const placeSaid = (place: string): string => {
  const places: { readonly [place: string]: string } = screen().places;
  return places[place]!;
};
/** `Deputy`, or `Deputy, Whiskey Canyon` when it is not where the marker stands. */
const target = (session: Session, move: Move): string => {
  const face = faceAt(session, move['row'], move['card']);
  const place = placeIn(String(move['row']));
  const title = face === null ? '' : titleOf(face);
  return place === null || place === factsOf(session)?.place ? title : `${title} (${placeSaid(place)})`;
};
export const labelOf = (session: Session, move: Move): string => {
  const ways: { readonly [way: string]: string } = screen().terms.ways;
  switch (move.do) {
    case 'pick':
    case 'drop':
      return target(session, move);
    case 'use':
      return target(session, move);
    case 'bandit':
      return titleOf(String(move['who']));
    case 'choose':
      return ways[String(move['way'])]!;
    case 'draw':
      return ways[String(move['which'])]!;
    case 'fist':
      return ways[String(move['which'])]!;
    case 'scout':
      return placeSaid(String(move['at']));
    case 'spread':
      return movesOf([move], 'spread')[0]!.chips.join(' + ');
    case 'find':
      return titleOf(String(move['card']));
    case 'name':
      return titleOf(String(move['title']));
    default:
      return gameWords(GAME).verbs[move.do]?.button ?? move.do;
  }
};
/** An ability's effect, in half a line. */
export const abilitySaid = (session: Session, move: Move): string => {
  const said: { readonly [face: string]: readonly string[] } = screen().terms.abilities;
  const face = faceAt(session, move['row'], move['card']) ?? '';
  return said[face]?.[Number(move['way'])] ?? gameWords(GAME).verbs[move.do]!.button;
};
/** A move with what it is about. Cards that are only discarded need no more words than their names. */
export const moveSaid = (session: Session, move: Move): string | null => {
  const { button } = gameWords(GAME).verbs[move.do]!;
  if (move.do === 'play') return `${button}: ${titleOf(String(move['card']))} (${placeSaid(String(move['at']))})`;
  if (move.do === 'spend') return `${button}: ${titleOf(String(move['card']))}`;
  if (move.do === 'use') return `${labelOf(session, move)}: ${abilitySaid(session, move)}`;
  const label = labelOf(session, move);
  return label === button ? null : `${button}: ${label}`;
};
export interface PreparedAnswer {
  readonly move: Move;
  readonly label: string;
  /** Its card, if there is one to show. */
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
/** What lies on a card in play, without its place in the row. */
const loadOf = (session: Session, { row, card }: Move): string => {
  const on = factsOf(session)?.tokens.find(tokens => tokens.row === row && tokens.card === card);
  return on === undefined ? '' : JSON.stringify({ ...on, card: null });
};
/** Equal copies are one answer; copies with different cards on them show their firepower. */
const distinct = (session: Session, answers: readonly PreparedAnswer[]): readonly PreparedAnswer[] => {
  const kinds = new Map<string, PreparedAnswer>();
  for (const answer of answers) {
    const { move } = answer;
    const kind = JSON.stringify(move.do === 'pick' ? [answer.label, move['row'], loadOf(session, move)] : move);
    if (!kinds.has(kind)) kinds.set(kind, answer);
  }
  const left = [...kinds.values()];
  return left.map(answer => {
    const fire = answer.move.do === 'pick' ? fireAt(session, answer.move) : null;
    if (fire === null || left.filter(({ label }) => label === answer.label).length === 1) return answer;
    return { ...answer, label: `${answer.label}, ${screen().marks.fire(minus(fire))}` };
  });
};
const fireAt = (session: Session, move: Move): number | null => {
  const piece = pieceNamed(session, move['row'], move['card']);
  return piece === null ? null : (markOf(session, piece.key)?.fire ?? null);
};
/** Cards without a digit are laid out, so that keys reach them. */
const DIGITS = 9;
/** All answers to the present question. */
export const answersOf = (session: Session): readonly PreparedAnswer[] =>
  session.asked.value
    ? distinct(
        session,
        (session.now.value?.moves ?? []).map(move => ({ move, label: labelOf(session, move), face: aboutOf(session, move) })),
      )
    : [];

/**
 * The answers, where they are cards that are laid out in a list: a deck that is searched, a title, cards far away, many; on a phone all
 * that is aimed at.
 */
export const laidOut = (session: Session): readonly PreparedAnswer[] => {
  const question = session.now.value?.ask?.question ?? '';
  const answers = answersOf(session).filter(answer => answer.face !== null);
  if (question === 'find' || question === 'title') return answers;
  if (question !== 'target' && question !== 'casualty') return [];
  const here = factsOf(session)?.place;
  const afar = answers.some(({ move }) => move.do === 'pick' && String(move['row']).split(':')[1] !== here);
  return afar || answers.length > DIGITS || small.value ? answers : [];
};
