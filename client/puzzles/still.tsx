/** A puzzle's board as a small picture: what the player to move holds and sees, laid out when it scrolls into sight. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { Card } from '../table/pieces/card.tsx';
import { piecesAt, sceneOf } from '../table/pieces/scene.ts';
import type { GameClient } from '../table/session/session.ts';
import { momentOf, type Riddle } from './riddle.ts';
import * as still from './still.module.css';
import type { Puzzled } from './themes.ts';

/** The code that draws boards of a game. */
export interface Drawing {
  readonly game: Game<Kinds>;
  readonly client: GameClient;
  readonly puzzled: Puzzled;
}
const MOST_HELD = 5;
const MOST_LYING = 3;

/** Draws only what the player to move may know. */
const seenBy = ({ game }: Drawing, riddle: Riddle): JsonObject | null => {
  const table = momentOf(game, riddle);
  return table === null ? null : ((game.view(table, riddle.seat) as unknown as { readonly zones: JsonObject }).zones ?? null);
};
const Drawn = ({ drawing, riddle }: { readonly drawing: Drawing; readonly riddle: Riddle }): JSX.Element | null => {
  const zones = seenBy(drawing, riddle);
  if (zones === null) return null;
  const { client, puzzled } = drawing;
  const scene = sceneOf(zones, new Map());
  const cards = (zone: string, most: number): JSX.Element | null => {
    const lying = [...piecesAt(scene, zone, riddle.seat), ...piecesAt(scene, zone)].filter(({ face }) => face !== null);
    const sorted = zone === 'hand' ? (client.hand?.sorted(lying) ?? lying) : lying;
    if (sorted.length === 0) return null;
    return (
      <span class={still.row} key={zone}>
        {sorted.slice(-most).map(({ key, face }) => (
          <Card key={key} game={client} face={face} size="small" />
        ))}
      </span>
    );
  };
  const { Beside } = puzzled;
  return (
    <>
      {Beside !== undefined && <Beside zones={zones} />}
      {(puzzled.lies ?? []).map(zone => cards(zone, MOST_LYING))}
      {cards('hand', MOST_HELD)}
    </>
  );
};
interface StillProps {
  readonly drawing: Drawing | null;
  readonly riddle: Riddle;
}
export const Still = ({ drawing, riddle }: StillProps): JSX.Element => {
  const place = useRef<HTMLSpanElement>(null);
  const isInSight = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      isInSight.value = true;
      watch.disconnect();
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span class={still.still} ref={place} aria-hidden="true">
      <span class={still.board}>{drawing !== null && isInSight.value && <Drawn drawing={drawing} riddle={riddle} />}</span>
    </span>
  );
};
