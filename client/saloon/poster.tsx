/** A game's poster: its name, its picture, one line about it, and the two ways to a table. */
import type { JSX } from 'preact';
import type { Poster } from '../games/poster.ts';
import { posters } from '../games/registry.ts';
import { classes } from '../look/classes.ts';
import { PosterArt } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import * as hung from './poster.module.css';

const Bill = ({ poster: { game, seats, minutes } }: { readonly poster: Poster }): JSX.Element => {
  const { ui, names } = say();
  const { name, about } = names[game]!;
  return (
    <article class={`bill ${hung.poster}`}>
      <span class={hung.nail} />
      <h2 class={`d ${hung.name}`}>{name}</h2>
      <div class={hung.art}>
        <span class="ra" />
        <PosterArt game={game} />
      </div>
      <p class={hung.about}>{about}</p>
      <p class={hung.facts}>{`${ui.saloon.players(...seats)} · ${ui.saloon.minutes(minutes)}`}</p>
      <p class={hung.ways}>
        <a class={`btn onpaper ${hung.play}`} href={`/practice/${game}`}>
          {ui.saloon.playNow}
          <span class="sr"> {name}</span>
        </a>
        <a class={hung.open} href={`/new/${game}`}>
          {ui.saloon.newTable}
          <span class="sr"> {name}</span>
        </a>
      </p>
    </article>
  );
};
export const Posters = ({ large }: { readonly large: boolean }): JSX.Element => (
  <section class={hung.wall} aria-label={say().ui.saloon.games}>
    <div class={classes(hung.posters, large && hung.large)}>
      {posters.map(poster => (
        <Bill key={poster.game} poster={poster} />
      ))}
    </div>
  </section>
);
