/** The bar over every page but the tables. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { FacePicture } from '../faces/face.tsx';
import * as bar from './bar.module.css';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { LanguageChoice, Switches, ThemeButton } from './preferences.tsx';
import { ownFace, playerName } from './settings.ts';
import { say } from './words.ts';

type Page = 'saloon' | 'trail' | 'puzzles' | 'ladder' | 'you';
interface BarProps {
  /** The path to this page. */
  readonly page?: Page | undefined;
}
/** The player's face; a hat until they have chosen one. */
const Own = (): JSX.Element =>
  ownFace.value === null ? <Icon name="hat" /> : <FacePicture of={ownFace.value} place={ownFace.value.ink} bare class={bar.face} />;
const Ways = ({ page, button = '' }: BarProps & { readonly button?: string }): JSX.Element => {
  const { nav } = say().ui;
  const ways: readonly (readonly [Page, href: string, label: string])[] = [
    ['saloon', '/', nav.saloon],
    ['trail', '/trail', nav.trail],
    ['puzzles', '/puzzles', nav.puzzles],
    ['ladder', '/ladder', nav.ladder],
    ['you', '/you', playerName.value || nav.you],
  ];
  return (
    <>
      {ways.map(([to, href, label]) => (
        <a key={to} class={button} href={href} aria-current={to === page ? 'page' : undefined}>
          {to === 'you' && <Own />}
          {label}
        </a>
      ))}
    </>
  );
};
/** Links that are rarely needed. */
const More = (): JSX.Element => {
  const { nav } = say().ui;
  return (
    <>
      <a class="btn onpaper" href="/day">
        {nav.day}
      </a>
      <a class="btn onpaper" href="/learn">
        {nav.learn}
      </a>
      <a class="btn onpaper" href="/decks">
        {nav.decks}
      </a>
      <a class="btn onpaper" href="/credits">
        {nav.credits}
      </a>
      <a class="btn onpaper" href="/docs">
        {nav.handbook}
      </a>
    </>
  );
};
export const Bar = ({ page }: BarProps): JSX.Element => {
  const { ui } = say();
  const menu = useSignal(false);
  const close = (): void => {
    menu.value = false;
  };
  return (
    <header class={`top ${bar.bar}`}>
      <a class="mark d" href="/">
        <Icon name="six" />
        Sixgun
      </a>
      <div class={bar.ways}>
        <nav aria-label={ui.menu}>
          <Ways page={page} />
        </nav>
      </div>
      <div class={bar.tools}>
        <a class={bar.you} href="/you" aria-label={ui.nav.you}>
          <Own />
        </a>
        <ThemeButton />
        <button
          type="button"
          class="icb"
          aria-label={ui.menu}
          onClick={() => {
            menu.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menu.value && (
        <Dialog title={ui.menu} close={close}>
          <div class="menubox">
            <LanguageChoice />
            <div class={`choices ${bar.list}`}>
              <Ways page={page} button="btn onpaper" />
            </div>
            <div class="choices">
              <More />
            </div>
            <Switches />
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
      <a href="/docs">{ui.nav.handbook}</a>
      <a href="/credits">{ui.nav.credits}</a>
    </footer>
  );
};
