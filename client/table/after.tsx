/** After the game: who won, how it went, once more, watch it again, show it to others, and the proof that the shuffle was fair. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Outcome } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { refused } from '../../words/refused.ts';
import { PracticeLine } from '../practice/line.ts';
import { faultSaid } from '../replay/faults.ts';
import { watchAgain } from '../replay/watch.ts';
import { Icon } from '../shell/icon.tsx';
import { useSpoken } from '../shell/page-words.ts';
import { play } from '../shell/sound.ts';
import { say } from '../shell/words.ts';
import { amountOf, nameOf, portraitOf } from './people.ts';
import { rankedBy } from './ranking.ts';
import type { Session } from './session.ts';
import { TeamMark, teamsAt } from './team.tsx';

type Checked = { readonly is: 'fair'; readonly inputs: number } | { readonly is: 'foul'; readonly why: string };

/** Plays the whole log again in a worker of its own, and recomputes the seed from the proof. */
const check = async (session: Session): Promise<Checked> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return { is: 'foul', why: refused(say().table, null, answer) };
  const judge = new PracticeLine({ game: session.game.id, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
  const found = await judge.verify(String(answer['log']));
  judge.leave();
  return isRefusal(found) ? { is: 'foul', why: found.why } : { is: 'fair', inputs: Number(found['inputs']) };
};
const saveLog = async (session: Session): Promise<void> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([String(answer['log'])], { type: 'application/x-ndjson' }));
  link.download = `sixgun-${session.game.id}.log`;
  link.click();
  URL.revokeObjectURL(link.href);
};

const Fairness = ({ session }: { readonly session: Session }): JSX.Element | null => {
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
            <dt>{ui.after.entropyOf(nameOf(session, seat))}</dt>
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
  );
};

const share = async (session: Session, text: string): Promise<boolean> => {
  const url = session.line.kind === 'practice' ? location.origin : `${location.origin}/t/${session.line.code}`;
  try {
    if (navigator.share !== undefined) await navigator.share({ text, url });
    else await navigator.clipboard.writeText(`${text} ${url}`);
    return navigator.share === undefined;
  } catch {
    return false;
  }
};

/** Who won: a team by its name, others by theirs. */
const winOf = (session: Session, { winners }: Outcome): string => {
  const team = teamsAt(session)?.[winners[0]!];
  const one = winners.length > 1 && team !== undefined && winners.every(seat => teamsAt(session)?.[seat] === team);
  if (one) return session.game.teams!.won(team);
  return say().table.wins(winners.map(seat => ({ you: seat === session.me.value, name: nameOf(session, seat) })));
};

export const AfterGame = ({ session, close }: { readonly session: Session; readonly close: () => void }): JSX.Element => {
  const { ui, table } = say();
  const copied = useSignal(false);
  const outcome = session.now.value!.outcome!;
  const me = session.me.value;
  useEffect(() => {
    if (me !== null && outcome.winners.includes(me)) play('won');
  }, []);
  const ranked = rankedBy(outcome, teamsAt(session));
  const chair = me === null ? null : session.table.value?.chairs[me];
  return (
    <div class="over of-after">
      <section class="result" aria-labelledby="after-title">
        <p class="kick">{table.gameOver}</p>
        <h2 class="d win" id="after-title">
          {winOf(session, outcome)}
        </h2>
        <div class="columns">
          <ol class="scores">
            {ranked.map(({ seat, points, place }) => {
              const won = outcome.winners.includes(seat);
              return (
                <li key={seat} class={won ? 'won' : ''}>
                  <span class="pl d">{place}</span>
                  <span class="av">
                    <Icon name={won ? 'trophy' : portraitOf(seat, me)} />
                  </span>
                  <b class="d">
                    <TeamMark session={session} seat={seat} /> {seat === me ? ui.you : nameOf(session, seat)}
                  </b>
                  {session.game.points(session) !== null && <span class="pts">{amountOf(session, points)}</span>}
                </li>
              );
            })}
          </ol>
          <session.game.Chart session={session} />
        </div>
        <Fairness session={session} />
        <div class="foot">
          <a class="btn quiet" href="/">
            {ui.table.leave}
          </a>
          <button type="button" class="btn quiet" onClick={close}>
            {ui.after.look}
          </button>
          <button type="button" class="btn onpaper" onClick={() => void watchAgain(session)}>
            {ui.after.watch}
          </button>
          <button
            type="button"
            class="btn onpaper"
            onClick={() =>
              void share(
                session,
                ui.after.shared(
                  session.game.id,
                  ranked.map(({ seat, points }) => `${nameOf(session, seat)} ${amountOf(session, points)}`).join(', '),
                ),
              ).then(done => {
                copied.value = done;
              })
            }
          >
            {copied.value ? ui.copied : ui.after.share}
          </button>
          {me !== null && (
            <button
              type="button"
              class="btn go"
              disabled={chair?.ready === true && session.line.kind === 'server'}
              onClick={() => void session.rematch()}
            >
              <Icon name="replay" /> {chair?.ready === true && session.line.kind === 'server' ? ui.after.waiting : ui.after.rematch}
            </button>
          )}
        </div>
      </section>
    </div>
  );
};
