/** A page that cannot show what was requested, and says why: one bill on the wall. */
import type { JSX } from 'preact';
import { Bar } from './bar.tsx';
import { say } from './words.ts';

interface NoticeProps {
  readonly title: string;
  readonly why?: string;
  /** A remedy; without one there is only the way back. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export const Notice = ({ title, why = '', action }: NoticeProps): JSX.Element => (
  <>
    <Bar />
    <main class="wood state under">
      <section class="bill notice" role="alert">
        <h1 class="d">{title}</h1>
        {why !== '' && <p>{why}</p>}
        <p class="acts">
          {action !== undefined && (
            <button type="button" class="btn go" onClick={action.run}>
              {action.label}
            </button>
          )}
          <a class={`btn ${action === undefined ? 'go' : 'onpaper'}`} href="/">
            {say().ui.home}
          </a>
        </p>
      </section>
    </main>
  </>
);
