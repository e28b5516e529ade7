/**
 * A cowboy rides out into the middle and comes home again. No card changes its place in the rules, so the page itself lets him go there.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fly, type Leg, type Rect } from '../../../client/table/pieces/flight.ts';
import { spotOf } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { rides } from './holdings.tsx';

interface Lay {
  readonly out: boolean;
  readonly rect: Rect;
}
/** The place of every visible cowboy. */
const laid = (session: Session): ReadonlyMap<number, Lay & { readonly seat: number }> => {
  const found = new Map<number, Lay & { readonly seat: number }>();
  for (const [spot, pieces] of session.scene.peek()) {
    const seat = /^cowboy\/(\d+)\//.exec(spot)?.[1];
    const piece = pieces[0];
    const element = piece === undefined ? null : document.querySelector(`[data-piece="${piece.key}"]`);
    if (seat === undefined || piece === undefined || element === null) continue;
    const { left, top, width } = element.getBoundingClientRect();
    found.set(piece.key, { seat: Number(seat), out: rides(session, Number(seat)), rect: { left, top, width } });
  }
  return found;
};
/** Finds the cowboys after every render, and flies those who changed sides. */
export const useRiding = (session: Session): void => {
  const before: RefObject<ReadonlyMap<number, Lay>> = useRef(new Map());
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = laid(session);
      const legs = [...now].flatMap(([key, { seat, out }]): Leg[] => {
        const was = before.current?.get(key);
        return was === undefined || was.out === out ? [] : [{ key, from: was.rect, to: spotOf('cowboy', seat), turns: false }];
      });
      before.current = now;
      void fly(legs);
    }, 0);
    return () => clearTimeout(timer);
  });
};
