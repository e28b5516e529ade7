/** Whose games, icons and letters these are. */
import type { JSX } from 'preact';
import type { Makers } from '../../words/makers.ts';
import headPicture from '../faces/heads.svg';
import { sources as heads } from '../faces/heads.ts';
import { posters } from '../games/registry.ts';
import { outlinesIn } from '../icons/outlines.ts';
import { Bar } from '../shell/bar.tsx';
import { Outline } from '../shell/icon.tsx';
import picture from '../shell/icons.svg';
import { sources } from '../shell/icons.ts';
import { say } from '../shell/words.ts';
import signPicture from '../trail/signs.svg';
import { sources as signs } from '../trail/signs.ts';
import './credits.css';

type Icons = { readonly [part in 'icons' | 'sources']: { readonly [name: string]: string } };
const modules = import.meta.glob<Icons>('../../games/*/page/icons.ts', { eager: true });
const pages: Icons = { sources, icons: await outlinesIn(picture, sources) };
const faces: Icons = { sources: heads, icons: await outlinesIn(headPicture, heads) };
const along: Icons = { sources: signs, icons: await outlinesIn(signPicture, signs) };

/** Every icon once, with its outline and its author. */
const drawn = [pages, faces, along, ...Object.values(modules)]
  .flatMap(({ icons, sources }) => Object.entries(sources).map(([name, from]) => ({ from, d: icons[name]! })))
  .filter((icon, i, all) => all.findIndex(other => other.from === icon.from) === i)
  .sort((a, b) => (a.from < b.from ? -1 : 1));
const authors = [...new Set(drawn.map(icon => icon.from.split('/')[0]!))];

/** Who made each box, as a game's folder says it. */
const makers = import.meta.glob<Makers>('../../games/*/page/makers.json', { eager: true, import: 'default' });
const boxes = posters.flatMap(({ game }) => {
  const made = makers[`../../games/${game}/page/makers.json`];
  return made === undefined ? [] : [{ game, made }];
});

export const CreditsPage = (): JSX.Element => {
  const { ui, names } = say();
  const { credits } = ui;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <article class="bill credits">
          <h1 class="d">{credits.title}</h1>
          <h2 class="d">{credits.games}</h2>
          <p>{credits.gamesAbout}</p>
          <ul>
            {boxes.map(({ game, made }) => (
              <li key={game}>
                <b>{names[game]?.name}</b>. {credits.by(made)}
              </li>
            ))}
          </ul>
          <h2 class="d">{credits.icons}</h2>
          <p>{credits.iconsAbout}</p>
          {authors.map(author => (
            <section key={author}>
              <h3>{author}</h3>
              <ul class="icons">
                {drawn
                  .filter(icon => icon.from.startsWith(`${author}/`))
                  .map(icon => (
                    <li key={icon.from}>
                      <Outline d={icon.d} /> {icon.from.split('/')[1]}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <h2 class="d">{credits.fonts}</h2>
          <p>{credits.fontsAbout}</p>
          <p>{credits.mark}</p>
        </article>
      </main>
    </>
  );
};
