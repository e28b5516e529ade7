/** Was the shuffle fair? The page's own finding, as a seal or a breach in red; and the proof, for readers who want it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Json } from '../../kernel/json.ts';
import { withSeen } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Breach } from '../../wire/evidence.ts';
import { who } from '../../words/phrase.ts';
import { refused } from '../../words/refused.ts';
import { classes } from '../look/classes.ts';
import { PracticeLine } from '../practice/line.ts';
import { faultSaid } from '../replay/faults.ts';
import { Icon } from '../shell/icon.tsx';
import { useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { readerOf, whoIs } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';
import * as fairness from './fairness.module.css';
import { type ShuffleSeal, sealOf } from './seal.ts';

/** The page's finding from the proof, or from its absence; null where there is no opponent to distrust. */
export const useSeal = (session: Session): ShuffleSeal | 'checking' | null => {
  const seal = useSignal<ShuffleSeal | 'checking' | null>(null);
  const proof = session.proof.value;
  const isWatched = session.line.evidence !== undefined;
  useEffect(() => {
    if (!isWatched) return;
    seal.value = 'checking';
    void sealOf(session).then(found => {
      if (session.proof.peek() === proof) seal.value = found;
    });
  }, [proof]);
  return isWatched ? seal.value : null;
};

const breachSaid = (session: Session, { what, seat }: Breach): string => {
  const { seal } = say().ui.after;
  const words = seal[what];
  return typeof words === 'string' ? words : words(who(readerOf(session), seat));
};
/** Over the end sheet, in plain sight: the promise, and what came. */
export const Breached = ({
  session,
  seal,
}: {
  readonly session: Session;
  readonly seal: ShuffleSeal | 'checking' | null;
}): JSX.Element | null => {
  const { after } = say().ui;
  const spoken = useSpoken('faults');
  if (seal === null || seal === 'checking' || (seal.is !== 'broken' && seal.is !== 'forged')) return null;
  return (
    <div class={fairness.breached} role="alert">
      <h3 class="d">
        <Icon name="skull" /> {after.seal.broken}
      </h3>
      {seal.is === 'forged' ? (
        <p>
          {after.seal.forged} {spoken ? faultSaid(seal.why, session.game.id) : ''}
        </p>
      ) : (
        <>
          <p>{breachSaid(session, seal.breach)}</p>
          <dl>
            <dt>{after.seal.promised}</dt>
            <dd>{seal.breach.promised}</dd>
            <dt>{after.seal.came}</dt>
            <dd>{seal.breach.came}</dd>
          </dl>
        </>
      )}
      <p>{after.seal.save}</p>
      <button type="button" class={`btn onpaper ${fairness.save}`} onClick={() => void saveLog(session)}>
        {after.saveLog}
      </button>
    </div>
  );
};
const Sealed = ({ seal }: { readonly seal: ShuffleSeal | 'checking' | null }): JSX.Element | null => {
  const words = say().ui.after.seal;
  if (seal === null || (seal !== 'checking' && (seal.is === 'broken' || seal.is === 'forged'))) return null;
  const is = seal === 'checking' ? seal : seal.is;
  const { starts, unknown } = seal !== 'checking' && 'starts' in seal ? seal : { starts: 1, unknown: 0 };
  const calledOff = starts - 1 - unknown;
  return (
    <p class={classes(fairness.seal, is === 'sealed' && fairness.sealed)} role="status">
      {is === 'sealed' && <Icon name="gavel" />} {words[is]} {calledOff > 0 && words.calledOff(calledOff)}{' '}
      {unknown > 0 && words.endless(unknown)}
    </p>
  );
};

type Checked = { readonly is: 'fair'; readonly inputs: number } | { readonly is: 'foul'; readonly why: string };
/** Replays the whole log in a separate worker, and recomputes the seed from the proof. */
const check = async (session: Session): Promise<Checked> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return { is: 'foul', why: refused(say().table, null, answer) };
  const judge = new PracticeLine({ game: session.game.id, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
  const found = await judge.verify(String(answer['log']));
  judge.leave();
  return isRefusal(found) ? { is: 'foul', why: found.why } : { is: 'fair', inputs: Number(found['inputs']) };
};
/** Includes what this page saw and sent before the deal, if anything. */
const saveLog = async (session: Session): Promise<void> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return;
  const log = String(answer['log']);
  const seen = (await session.line.evidence?.(session.table.peek()!.gameNumber)) ?? null;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([seen === null ? log : withSeen(log, seen as unknown as Json)], { type: 'application/x-ndjson' }),
  );
  link.download = `sixgun-${session.game.id}.log`;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const Fairness = ({
  session,
  seal,
}: {
  readonly session: Session;
  readonly seal: ShuffleSeal | 'checking' | null;
}): JSX.Element | null => {
  const { ui } = say();
  const found = useSignal<Checked | 'checking' | null>(null);
  const spoken = useSpoken('faults');
  const proof = session.proof.value;
  if (proof === null) return null;
  const verify = async (): Promise<void> => {
    found.value = 'checking';
    found.value = await check(session);
  };
  return (
    <>
      <Sealed seal={seal} />
      <details class="proof">
        <summary>{ui.after.proof}</summary>
        <p>{ui.after.proofAbout}</p>
        <dl>
          <dt>{ui.after.commitment}</dt>
          <dd>{proof.commitment}</dd>
          <dt>{ui.after.secret}</dt>
          <dd>{proof.secret}</dd>
          {proof.entropy.map(({ seat, value }) => (
            <div key={seat}>
              <dt>{ui.after.entropyOf(whoIs(session, seat))}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="acts">
          <button type="button" class="btn onpaper" disabled={found.value === 'checking'} onClick={() => void verify()}>
            <Icon name="gavel" /> {ui.after.verify}
          </button>
          <button type="button" class="btn onpaper quiet" onClick={() => void saveLog(session)}>
            {ui.after.saveLog}
          </button>
        </p>
        <p role="status">
          {found.value === 'checking' && ui.after.checking}
          {found.value !== null &&
            found.value !== 'checking' &&
            (found.value.is === 'fair'
              ? ui.after.fair(found.value.inputs)
              : `${ui.after.foul} ${spoken ? faultSaid(found.value.why, session.game.id) : ''}`)}
        </p>
      </details>
    </>
  );
};
