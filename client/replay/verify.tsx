/** Was it fair? Checks everything that can be checked, and names the checks. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageWords } from '../../words/pages.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { faultSaid } from './faults.ts';
import type { Finding } from './messages.ts';
import type { Projector } from './projector.ts';

const told = ({ checked }: PageWords['replay'], { what, holds, count }: Finding): string => {
  if (holds === null) return what === 'rules' ? checked.older : what === 'pledges' ? checked.unpledged : checked.noProof;
  const words = checked[what];
  return typeof words === 'string' ? words : words(count);
};
const verdict = ({ checked }: PageWords['replay'], found: readonly Finding[]): string => {
  if (found.some(finding => finding.holds === false)) return checked.foul;
  if (found.some(({ what, holds }) => what === 'rules' && holds === null)) return checked.witnessed;
  return found.some(finding => finding.holds === null) ? checked.unproved : checked.fair;
};
const sign = { true: 'tick', false: 'cross', null: 'hourglass' } as const;

export const Verify = ({ projector, close }: { readonly projector: Projector; readonly close: () => void }): JSX.Element => {
  const words = pageWords('replay');
  const found = useSignal<readonly Finding[] | null>(null);
  const broken = useSignal<string | null>(null);
  useEffect(() => {
    projector.check().then(
      findings => {
        found.value = findings;
      },
      why => {
        broken.value = String(why);
      },
    );
  }, []);
  const list = found.value;
  return (
    <Dialog title={words.verify} close={close}>
      <p class="verdict" role="status">
        {broken.value ?? (list === null ? words.checking : verdict(words, list))}
      </p>
      <ul class="findings">
        {list?.map(finding => (
          <li key={finding.what} class={`${finding.holds}`}>
            <Icon name={sign[`${finding.holds}`]} />
            <span>
              {finding.holds === false ? <s>{told(words, finding)}</s> : told(words, finding)}
              {finding.why !== '' && <small>{faultSaid(finding.why, projector.film.game)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p class="acts">
        <button type="button" class="btn go" onClick={close}>
          {say().ui.close}
        </button>
      </p>
    </Dialog>
  );
};
