/** The chairs of a gathering table: who sits there, for which side, and the host's actions. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../kernel/seat.ts';
import type { ChairView, TableView } from '../../wire/protocol.ts';
import { botSaid, charactersIn, levelsIn } from '../../words/levels.ts';
import type { Who } from '../../words/phrase.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { gameWords, say } from '../shell/words.ts';
import { Face } from '../table/seats/face.tsx';
import { PersonName } from '../table/seats/person.tsx';
import { TeamMark, teamOf } from '../table/seats/team.tsx';
import { handsOf, nameOf, whoIs } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';
import type { AskTable } from './standing.ts';

interface SendAwayProps {
  readonly who: Who;
  /** A player who is away only loses the chair. */
  readonly isHere: boolean;
  readonly send: () => void;
  readonly close: () => void;
}
const SendAway = ({ who, isHere, send, close }: SendAwayProps): JSX.Element => {
  const { ui } = say();
  return (
    <Dialog title={ui.gather.kickSure(who)} close={close}>
      <p>{isHere ? ui.gather.kickAbout : ui.gather.kickAway}</p>
      <div class="acts">
        <button type="button" class="btn onpaper quiet" onClick={close}>
          {ui.gather.keep}
        </button>
        <button
          type="button"
          class="btn go"
          onClick={() => {
            close();
            send();
          }}
        >
          {ui.gather.kick}
        </button>
      </div>
    </Dialog>
  );
};

interface ChairProps {
  readonly session: Session;
  readonly table: TableView;
  readonly chair: ChairView;
  readonly seat: Seat;
  readonly hosting: boolean;
  readonly ask: AskTable;
  /** The player's name, in their own chair. */
  readonly children?: ComponentChildren;
}
export const ChairRow = ({ session, table, chair, seat, hosting, ask, children }: ChairProps): JSX.Element => {
  const { ui } = say();
  const words = gameWords(session.game.id);
  const sending = useSignal(false);
  const mine = table.you === seat;
  const name = chair.kind === 'free' ? ui.gather.free : nameOf(session, seat);
  const team = teamOf(session, seat);
  const side = team === null ? words.chairs?.[seat] : session.game.teams!.named(team);
  const isHost = chair.kind === 'guest' && chair.who === table.host;
  const strangers = charactersIn(words.bots).filter(bot => table.chairs.every(({ kind, who }) => kind !== 'bot' || who !== bot));
  const isAway = chair.kind === 'guest' && !chair.connected;
  const sign = handsOf(session, seat);
  return (
    <li class={chair.kind}>
      {chair.kind === 'free' ? (
        <span class="av">
          <Icon name="chair" />
        </span>
      ) : (
        <Face session={session} seat={seat} />
      )}
      <div class="who">
        <b class="d">
          <TeamMark session={session} seat={seat} />{' '}
          <PersonName session={session} who={chair.kind === 'guest' ? chair.who : null} name={name}>
            {name}
          </PersonName>
        </b>
        <small>
          {[
            side,
            isHost && ui.gather.host,
            chair.kind === 'bot' && ui.table.bot,
            chair.kind === 'bot' && botSaid(words.bots, chair.who ?? ''),
            isAway && ui.table.away,
            sign !== null && ui.table.hands[sign],
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          {chair.kind === 'guest' && chair.ready && <span class="is">{ui.gather.isReady}</span>}
        </small>
      </div>
      <div class="does">
        {chair.kind === 'free' && !table.barred && (
          <button
            type="button"
            class={`btn ${table.you === null ? 'brass' : 'onpaper quiet'}`}
            onClick={() => ask({ ask: 'sit', seat })}
          >
            {ui.gather.sitHere}
          </button>
        )}
        {hosting && chair.kind === 'free' && (
          <select
            aria-label={`${ui.gather.addBot}, ${ui.newTable.chair(seat + 1)}`}
            value=""
            onChange={event => {
              const bot = event.currentTarget.value;
              if (bot !== '') ask({ ask: 'arrange', how: { change: 'bot', seat, bot } });
            }}
          >
            <option value="">{ui.gather.addBot}</option>
            {levelsIn(words.bots).map(bot => (
              <option key={bot} value={bot}>
                {words.bots[bot]!.name}
              </option>
            ))}
            {strangers.length > 0 && (
              <optgroup label={ui.newTable.cast}>
                {strangers.map(bot => (
                  <option key={bot} value={bot}>
                    {words.bots[bot]!.name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        )}
        {hosting && chair.kind === 'bot' && (
          <button
            type="button"
            class="btn onpaper quiet"
            onClick={() => ask({ ask: 'arrange', how: { change: 'bot', seat, bot: null } })}
          >
            {ui.gather.removeBot}
          </button>
        )}
        {hosting && chair.kind === 'guest' && !mine && (
          <button
            type="button"
            class="btn onpaper quiet"
            onClick={() => {
              sending.value = true;
            }}
          >
            {ui.gather.kick}
          </button>
        )}
        {hosting && seat > 0 && (
          <button
            type="button"
            class="btn onpaper quiet"
            aria-label={`${ui.gather.swap}: ${ui.newTable.chair(seat)}, ${ui.newTable.chair(seat + 1)}`}
            onClick={() => ask({ ask: 'arrange', how: { change: 'swap', a: seat - 1, b: seat } })}
          >
            ↑
          </button>
        )}
      </div>
      {children}
      {sending.value && (
        <SendAway
          who={whoIs(session, seat)}
          isHere={chair.connected}
          send={() => ask({ ask: 'arrange', how: { change: 'kick', seat } })}
          close={() => {
            sending.value = false;
          }}
        />
      )}
    </li>
  );
};
