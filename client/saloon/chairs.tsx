/** The chairs of an open table: faces in their inks, and a place for each free chair. Names stand beside it. */
import type { JSX } from 'preact';
import { inksOf } from '../../wire/face.ts';
import type { LobbyChair } from '../../wire/protocol.ts';
import { botFace, FacePicture } from '../faces/face.tsx';
import { Icon } from '../shell/icon.tsx';
import * as sat from './chairs.module.css';

export interface ChairsProps {
  readonly chairs: readonly LobbyChair[];
  readonly asPicture?: boolean;
}
/** The faces of a table, each in its ink there. */
const facesOf = (chairs: readonly LobbyChair[]): readonly (JSX.Element | null)[] => {
  const places = inksOf(chairs.map(chair => (chair.kind === 'guest' ? chair.face : null)));
  return chairs.map((chair, seat) => {
    if (chair.kind === 'free') return null;
    const isBot = chair.kind === 'bot';
    return <FacePicture key={seat} of={isBot ? botFace(chair.name, seat) : chair.face} bot={isBot} place={places[seat]!} />;
  });
};
/** The most faces side by side in place of a picture. */
const MOST = 3;
/** The whole table, chair by chair; or only its people, overlapping, in place of a picture. */
export const Chairs = ({ chairs, asPicture }: ChairsProps): JSX.Element => {
  const all = facesOf(chairs);
  if (asPicture) {
    const people = all.filter((_, seat) => chairs[seat]!.kind === 'guest').slice(0, MOST);
    return (
      <span class={sat.people} style={{ '--n': `${people.length}` }} aria-hidden="true">
        {people}
      </span>
    );
  }
  return (
    <span class={sat.chairs} aria-hidden="true">
      {all.map(
        (face, seat) =>
          face ?? (
            <span key={seat} class={sat.free}>
              <Icon name="chair" />
            </span>
          ),
      )}
    </span>
  );
};
