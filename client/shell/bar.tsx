/** The bar over every page but the tables. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { posters } from '../games/registry.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { LanguageBar, LanguageChoice, SoundButton, Switches, ThemeButton } from './preferences.tsx';
import { say } from './words.ts';

const Ways = ({ button }: { readonly button: string }): JSX.Element => {
  const { nav } = say().ui;
  const game = posters[0]!.game;
  return (
    <>
      <a class={button} href="/day">
        {nav.day}
      </a>
      <a class={button} href="/puzzles">
        {nav.puzzles}
      </a>
      <a class={button} href={`/learn/${game}`}>
        {nav.learn}
      </a>
      <a class={button} href={`/ladder/${game}`}>
        {nav.ladder}
      </a>
      <a class={button} href="/decks">
        {nav.decks}
      </a>
      <a class={button} href="/you">
        {nav.you}
      </a>
    </>
  );
};
export const Bar = (): JSX.Element => {
  const { ui } = say();
  const menu = useSignal(false);
  const close = (): void => {
    menu.value = false;
  };
  return (
    <header class="top">
      <a class="mark d" href="/">
        <Icon name="six" />
        Sixgun
      </a>
      <nav aria-label={ui.menu}>
        <Ways button="w" />
        <LanguageBar />
        <span class="w">
          <SoundButton />
        </span>
        <ThemeButton />
        <button
          type="button"
          class="icb menu"
          aria-label={ui.menu}
          onClick={() => {
            menu.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
      </nav>
      {menu.value && (
        <Dialog title={ui.menu} close={close}>
          <div class="menubox">
            <LanguageChoice />
            <Switches />
            <Ways button="btn onpaper" />
            <a class="btn onpaper" href="/credits">
              {ui.nav.credits}
            </a>
            <button type="button" class="btn go" onClick={close}>
              {ui.close}
            </button>
          </div>
        </Dialog>
      )}
    </header>
  );
};
export const Foot = (): JSX.Element => {
  const { ui } = say();
  return (
    <footer class="foothold">
      <a href="/credits">{ui.nav.credits}</a>
    </footer>
  );
};
