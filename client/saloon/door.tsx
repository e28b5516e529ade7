/** For a stranger: one sentence about the site, one way in, and a fan of cards. */
import type { JSX } from 'preact';
import { posterOf } from '../games/registry.ts';
import { say } from '../shell/words.ts';
import * as door from './door.module.css';
import fan from './fan.svg';
import { easiestGame } from './sources.ts';

export const Door = (): JSX.Element => {
  const { ui, names } = say();
  const words = ui.saloon.door;
  const game = easiestGame();
  return (
    <section class={door.place} aria-labelledby="door">
      <div class={door.door}>
        <img class={door.fan} src={fan} alt="" width="764" height="344" />
        <h1 class={`d ${door.title}`} id="door">
          {words.title}
        </h1>
        <p class={door.lead}>{words.lead}</p>
        <p class={door.way}>
          <a class={`btn go ${door.button}`} href={`/practice/${game}`}>
            {words.deal}
          </a>
          <span>
            <b>{words.first(names[game]!.name, posterOf(game)!.minutes)}</b> <span>{words.learn}</span>
          </span>
        </p>
      </div>
    </section>
  );
};
