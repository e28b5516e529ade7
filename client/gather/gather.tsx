/** Before a game: chairs, readiness, invitations. The host arranges the table and starts. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { JsonObject } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { TableView } from '../../wire/protocol.ts';
import { refused } from '../../words/refused.ts';
import { CallPeople } from '../calls/people.tsx';
import { CallOffer } from '../calls/wishes.tsx';
import { unansweredSaid } from '../fair/unanswered.ts';
import { loadTexts } from '../games/texts.ts';
import { me, server } from '../line/server.ts';
import { Bar } from '../shell/bar.tsx';
import { Fold } from '../shell/fold.tsx';
import { PosterArt } from '../shell/icon.tsx';
import { playerName } from '../shell/settings.ts';
import { useTitle } from '../shell/title.ts';
import { gameWords, say } from '../shell/words.ts';
import { Chat } from '../table/log/chat.tsx';
import { Log, sentence } from '../table/log/log.tsx';
import { isNewTo } from '../table/reader/meetings.ts';
import { PersonMenu } from '../table/seats/person.tsx';
import { TeamSign, teamsAt } from '../table/seats/team.tsx';
import { nameOf } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';
import { Agreed, useChanges } from './agreed.tsx';
import { ChairRow } from './chairs.tsx';
import { Invitation } from './invitation.tsx';
import { Naming } from './naming.tsx';
import { Sides } from './sides.tsx';
import { type AskTable, doorsOf } from './standing.ts';
import { Way } from './way.tsx';
import './gather.css';
import './settled.css';

/** The last line of chat, by others or by any speaker. */
const lastSaid = (session: Session, mine: boolean): string | null => {
  const line = session.record.lines.value.findLast(each => each.kind === 'said' && (mine || !each.mine));
  return line === undefined ? null : sentence(session, line);
};
/** On a phone the chat lies below everything else. */
const Heard = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const said = lastSaid(session, false);
  if (said === null) return null;
  const go = (): void => document.querySelector('.lobbytalk')?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" class="heard" onClick={go}>
      {said}
    </button>
  );
};

export const Gather = ({ session, table }: { readonly session: Session; readonly table: TableView }): JSX.Element => {
  const { ui, table: tableWords } = say();
  const failed = useSignal<string | null>(null);
  const words = gameWords(session.game.id);
  const hosting = me.value !== null && me.value.id === table.host;
  const mine = table.you === null ? null : table.chairs[table.you]!;
  const nFree = table.chairs.filter(chair => chair.kind === 'free').length;
  const full = nFree === 0;
  const ready = table.chairs.every(chair => chair.kind !== 'guest' || chair.ready);
  const doors = doorsOf(session, table);
  const changed = useChanges(table);
  // Guests get no news of their own changes.
  const changes = hosting ? [] : changed;
  const options = (table.options ?? {}) as JsonObject;
  const settle = async (answer: object, wanted = options): Promise<void> => {
    failed.value = isRefusal(answer)
      ? ((await (await loadTexts(session.game.id)).explain(answer, wanted)) ?? refused(tableWords, words, answer))
      : null;
  };
  const ask: AskTable = question => void session.line.ask(question).then(answer => settle(answer));
  const agree = (wanted: JsonObject): void =>
    void session.line.ask({ ask: 'arrange', how: { change: 'options', options: wanted } }).then(answer => settle(answer, wanted));
  const rename = async (name: string): Promise<void> => {
    playerName.value = name;
    await settle(await (await server()).ask({ ask: 'rename', name }));
  };
  const isInviting = mine !== null && !full;
  const title = full ? ui.gather.allHere : ui.saloon.free(nFree);
  useTitle(`${title} · ${words.name}`);
  const { teams } = session.game;
  const change = (changed: JsonObject): void => agree({ ...options, ...changed });
  const unanswered = unansweredSaid(table);
  const says = (): string => {
    if (table.pledges !== undefined) return ui.gather.dealing;
    if (table.barred) return ui.gather.barred;
    if (table.house === true && mine !== null) return ui.table.dropIn.soon;
    if (mine === null && doors.length > 0 && full) return ui.table.dropIn.now;
    if (mine === null) return full ? ui.gather.full : doors.length > 1 ? ui.gather.whichSide : ui.gather.watch;
    return !full ? ui.gather.notFull : !ready ? ui.gather.waitReady : hosting ? '' : ui.gather.waitHost;
  };
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="bill gather">
          <header>
            <PosterArt game={session.game.id} />
            <div>
              <p class="kick">{words.name}</p>
              <h1 class="d">{title}</h1>
            </div>
          </header>
          <div class="parts">
            <div>
              {table.off !== undefined && <p role="status">{ui.gather.off[table.off]}</p>}
              {unanswered !== null && <p role="status">{unanswered}</p>}
              <ol class="chairs">
                {table.chairs.map((chair, seat) => (
                  <ChairRow key={seat} {...{ session, table, chair, seat, hosting, ask }}>
                    {seat === table.you && <Naming name={chair.name ?? ''} rename={name => void rename(name)} />}
                  </ChairRow>
                ))}
              </ol>
              {teams !== undefined && (
                <Sides
                  teams={teams}
                  of={teamsAt(session)}
                  named={seat => (table.chairs[seat]!.kind === 'free' ? ui.newTable.chair(seat + 1) : `${nameOf(session, seat)}`)}
                  evened={options[teams.handicap] === true}
                  options={options}
                  even={hosting ? () => change({ [teams.handicap]: true }) : null}
                  move={hosting ? change : null}
                />
              )}
              <Agreed table={table} host={hosting ? { ask, agree } : null} />
              {session.game.race !== undefined && table.visibility === 'open' && <Way />}
              {table.house !== true && (mine !== null || hosting) && (
                <p class="lesson">
                  <a href={`/evening?game=${session.game.id}&table=${table.code}`}>{ui.saloon.fixEvening}</a>
                </p>
              )}
              {(mine !== null || hosting) && !full && (
                <>
                  <CallPeople table={table.code} here={table.chairs.flatMap(({ who }) => (who === null ? [] : [who]))} />
                  <CallOffer kind="sat" guest={me.value?.id ?? null} />
                </>
              )}
              {isNewTo(session.game.id) && (
                <p class="lesson">
                  <a href={`/learn/${session.game.id}?lesson=first`} target="_blank" rel="noopener">
                    {ui.first.showMe}
                  </a>
                </p>
              )}
            </div>
            <Invitation code={table.code} game={words.name} isFirst={isInviting} />
          </div>
          <section class="lobbytalk" aria-label={ui.gather.talk}>
            <Fold title={ui.gather.talk} said={lastSaid(session, true) ?? ui.table.saySomething}>
              <div>
                {session.record.lines.value.length > 0 && <Log session={session} />}
                <Chat session={session} />
              </div>
            </Fold>
          </section>
          {failed.value !== null && (
            <p class="failed" role="alert">
              {failed.value}
            </p>
          )}
          <footer>
            <p role="status">
              <Heard session={session} />
              {changes.length > 0 && (
                <span class="changed">
                  {ui.gather.changed} <b>{changes.join(' · ')}</b>
                </span>
              )}
              {says()}
            </p>
            {doors.map(({ seat, team, name }) => (
              <button
                key={seat}
                type="button"
                class={`btn ${doors.length > 1 ? 'brass' : 'go'}`}
                onClick={() => ask({ ask: 'sit', seat })}
              >
                {team !== null && <TeamSign team={team} />}
                {name === null ? ui.gather.sitDown : ui.gather.sitWith(name)}
              </button>
            ))}
            {mine !== null && (
              <button type="button" class="btn onpaper quiet" onClick={() => ask({ ask: 'stand' })}>
                {ui.gather.stand}
              </button>
            )}
            {mine !== null && !(hosting && full && ready) && (
              <button
                type="button"
                class={`btn ${mine.ready ? 'onpaper on' : isInviting ? 'brass' : 'go'}`}
                aria-pressed={mine.ready}
                onClick={() => void session.ready(!mine.ready).then(answer => settle(answer))}
              >
                {mine.ready ? ui.gather.notReady : ui.gather.ready}
              </button>
            )}
            {hosting && full && ready && (
              <button type="button" class="btn go" disabled={table.pledges !== undefined} onClick={() => ask({ ask: 'start' })}>
                {ui.gather.start}
              </button>
            )}
          </footer>
        </div>
      </main>
      <PersonMenu session={session} />
    </>
  );
};
