/** What stands in the corner of a trail's map: whose it is, how far one has come, and the way to the others. */
import type { JSX } from 'preact';
import { Cartridges } from '../day/cartridges.tsx';
import { GameSigns } from '../shell/game-tabs.tsx';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import * as head from './head.module.css';
import { walkedGames } from './walk.ts';

interface HeadProps {
  readonly game: string;
  readonly done: number;
  readonly of: number;
}
export const Head = ({ game, done, of }: HeadProps): JSX.Element => {
  const words = pageWords('trail');
  const said = words.behind(done, of);
  return (
    <header class={head.head}>
      <p class={head.game}>{say().names[game]?.name}</p>
      <h1 class={`d ${head.title}`}>{words.title}</h1>
      <p class={head.far}>{done === 0 ? words.lead : done < of ? <Cartridges count={done} said={said} /> : words.walked}</p>
      <GameSigns page="trail" game={game} label={words.games} games={walkedGames} />
    </header>
  );
};
