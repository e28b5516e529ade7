/** The bar over a table without a live game: title, language, sound and light, and the exit. */
import type { JSX } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import { LanguageBar, SoundButton, ThemeButton } from '../../shell/preferences.tsx';
import { gameWords, say } from '../../shell/words.ts';

interface PlainBarProps {
  readonly game: string;
  readonly where: string;
  /** The exit, if it is not the saloon. */
  readonly out?: { readonly href: string; readonly label: string };
}
export const PlainBar = ({ game, where, out }: PlainBarProps): JSX.Element => {
  const { ui } = say();
  return (
    <header class="top">
      <a class="mark d" href="/" aria-label={`Sixgun. ${ui.home}`}>
        <Icon name="six" />
        <span class="hm">Sixgun</span>
      </a>
      <div class="where">
        <b>{gameWords(game).name}</b>
        <span>{where}</span>
      </div>
      <nav aria-label={ui.menu}>
        <span class="hm">
          <LanguageBar />
        </span>
        <span class="hm">
          <SoundButton />
        </span>
        <ThemeButton />
        {out !== undefined && (
          <a class="icb" href={out.href} aria-label={out.label} title={out.label}>
            <Icon name="cross" />
          </a>
        )}
      </nav>
    </header>
  );
};
