/** The states of a page while it loads, and after a failure. */
import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import { tongue } from './words.ts';

export const Loading = ({ text }: { readonly text?: string }): JSX.Element => (
  <main class="wood state" aria-busy="true">
    <p class="turning">
      <Icon name="six" />
    </p>
    <p role="status">{text ?? tongue.value?.ui.loading ?? 'Sixgun'}</p>
  </main>
);
export const Failure = ({ what, why }: { readonly what: string; readonly why: string }): JSX.Element => {
  const ui = tongue.value?.ui;
  return (
    <main class="wood state">
      <section class="bill notice" role="alert">
        <h1 class="d">{what}</h1>
        {why !== '' && <p>{why}</p>}
        <p class="acts">
          <button type="button" class="btn go" onClick={() => location.reload()}>
            {ui?.reload ?? 'Reload'}
          </button>
          <a class="btn onpaper" href="/">
            {ui?.home ?? 'Sixgun'}
          </a>
        </p>
      </section>
    </main>
  );
};
