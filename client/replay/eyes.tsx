/** The choice of viewpoint: any player's, or the rail's. */
import type { JSX } from 'preact';
import type { Viewer } from '../../kernel/seat.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { Face } from '../table/seats/face.tsx';
import { nameOf } from '../table/session/people.ts';
import type { Projector } from './projector.ts';

export const nameIn = (projector: Projector, viewer: Viewer): string =>
  viewer === 'rail' ? pageWords('replay').rail : `${nameOf(projector.session, viewer)}`;

export const Eyes = ({ projector }: { readonly projector: Projector }): JSX.Element => {
  const words = pageWords('replay');
  const viewers: readonly Viewer[] = ['rail', ...projector.film.names.map((_, seat) => seat)];
  return (
    <fieldset class="eyes">
      <legend>{words.eyes}</legend>
      {viewers.map(viewer => (
        <button
          key={viewer}
          type="button"
          class="chip"
          aria-pressed={projector.viewer.value === viewer}
          onClick={() => void projector.see(viewer)}
        >
          {viewer === 'rail' ? <Icon name="eye" /> : <Face session={projector.session} seat={viewer} />}
          {nameIn(projector, viewer)}
        </button>
      ))}
    </fieldset>
  );
};
