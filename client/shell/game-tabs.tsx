/** From one game's page to the same page of another. */
import type { JSX } from 'preact';
import { posters } from '../games/registry.ts';
import * as tabs from './game-tabs.module.css';
import { PosterArt } from './icon.tsx';
import { say } from './words.ts';

interface GameTabsProps {
  readonly page: 'learn' | 'ladder' | 'day' | 'trail' | 'puzzles';
  readonly game: string;
  readonly label: string;
  /** The games that have such a page; all by default. */
  readonly games?: readonly string[];
}
export const GameTabs = ({ page, game, label, games }: GameTabsProps): JSX.Element => (
  <nav class="gametabs" aria-label={label}>
    {posters
      .filter(poster => games?.includes(poster.game) !== false)
      .map(poster => (
        <a key={poster.game} class="btn" href={`/${page}/${poster.game}`} aria-current={poster.game === game ? 'page' : undefined}>
          <PosterArt game={poster.game} /> {say().names[poster.game]?.name}
        </a>
      ))}
  </nav>
);

/** The same in little room: a picture each, with its name on hover. */
export const GameSigns = ({ page, game: open, label, games }: Required<GameTabsProps>): JSX.Element => (
  <nav class={tabs.signs} aria-label={label}>
    {games.map(game => {
      const name = say().names[game]?.name ?? game;
      return (
        <a
          key={game}
          class={tabs.sign}
          href={`/${page}/${game}`}
          title={name}
          aria-label={name}
          aria-current={game === open ? 'page' : undefined}
        >
          <PosterArt game={game} />
        </a>
      );
    })}
  </nav>
);
