/** From one game's page to the same page of another. */
import type { JSX } from 'preact';
import { posters } from '../games/registry.ts';
import { PosterArt } from './icon.tsx';
import { say } from './words.ts';

interface GameTabsProps {
  readonly page: 'learn' | 'ladder' | 'day' | 'trail' | 'puzzles';
  readonly game: string;
  readonly label: string;
  /** Which of them have such a page; all, unless said. */
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
