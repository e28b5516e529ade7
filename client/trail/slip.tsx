/** What a stop of the trail teaches, on which terms, and the way to it; or when it opens. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageWords } from '../shell/page-words.ts';
import * as slip from './slip.module.css';
import type { TrailStop } from './stop.ts';

interface SlipProps {
  readonly at: number;
  readonly kind: TrailStop['kind'];
  readonly title: string;
  readonly about: string;
  readonly note: string;
  /** The way to it, once it is open. */
  readonly href: string | null;
  readonly isNext: boolean;
  /** Opened by the player: takes the focus, and returns it to the stop on Escape. */
  readonly isAsked: boolean;
  readonly back: () => void;
}
export const Slip = ({ at, kind, title, about, note, href, isNext, isAsked, back }: SlipProps): JSX.Element => {
  const words = pageWords('trail');
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isAsked) place.current?.focus({ preventScroll: true });
  }, [at, isAsked]);
  return (
    <section
      class={slip.slip}
      ref={place}
      tabIndex={-1}
      aria-labelledby="slip-title"
      onKeyDown={event => {
        if (event.key === 'Escape') back();
      }}
    >
      <p class={slip.kind}>
        {words.stop(at + 1)} · {words.kinds[kind]}
      </p>
      <h2 class={`d ${slip.title}`} id="slip-title">
        {title}
      </h2>
      <p class={slip.about}>{about}</p>
      {note !== '' && <p class={slip.note}>{note}</p>}
      {href === null ? (
        <p class={slip.note}>
          <b>{words.closed}</b>
        </p>
      ) : (
        <a class={`btn ${slip.way} ${isNext ? 'go' : 'onpaper'}`} href={href}>
          {isNext ? words.begin : words.again}
        </a>
      )}
    </section>
  );
};
