/** From one game's page to the same page of another, where there is little room: a picture each, with its name for those who rest on it. */
import type { JSX } from 'preact';
import * as signs from './game-signs.module.css';
import { PosterArt } from './icon.tsx';
import { say } from './words.ts';

interface GameSignsProps {
  readonly page: 'learn' | 'ladder' | 'trail' | 'puzzles';
  readonly game: string;
  readonly label: string;
  /** Which of them have such a page. */
  readonly games: readonly string[];
}
export const GameSigns = ({ page, game: open, label, games }: GameSignsProps): JSX.Element => (
  <nav class={signs.signs} aria-label={label}>
    {games.map(game => {
      const name = say().names[game]?.name ?? game;
      return (
        <a
          key={game}
          class={signs.sign}
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
