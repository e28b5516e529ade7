/** The chairs of an open table: faces in their inks, and a place for each free chair. Names stand beside it. */
import type { JSX } from 'preact';
import { inksOf } from '../../wire/face.ts';
import type { LobbyChair } from '../../wire/protocol.ts';
import { botFace, FacePicture } from '../faces/face.tsx';
import { Icon } from '../shell/icon.tsx';
import * as sat from './chairs.module.css';

interface ChairsProps {
  readonly chairs: readonly LobbyChair[];
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
/** The whole table, chair by chair. */
export const Chairs = ({ chairs }: ChairsProps): JSX.Element => (
  <span class={sat.chairs} aria-hidden="true">
    {facesOf(chairs).map(
      (face, seat) =>
        face ?? (
          <span key={seat} class={sat.free}>
            <Icon name="chair" />
          </span>
        ),
    )}
  </span>
);
/** The most faces side by side in place of a picture. */
const MOST = 3;
/** The people of a table, overlapping, in place of a picture. */
export const People = ({ chairs }: ChairsProps): JSX.Element => {
  const people = facesOf(chairs).filter((_, seat) => chairs[seat]!.kind === 'guest');
  const shown = people.slice(0, MOST);
  return (
    <span class={sat.people} style={{ '--n': `${shown.length}` }} aria-hidden="true">
      {shown}
    </span>
  );
};
