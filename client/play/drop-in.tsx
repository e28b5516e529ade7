/** Dropping in at a table: the text for a watcher, and how a page gets ready at a table of the house, which has no host. */
import { effect, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isRefusal } from '../../kernel/refusal.ts';
import type { TableView } from '../../wire/protocol.ts';
import { refused } from '../../words/refused.ts';
import { me } from '../line/server.ts';
import { personName } from '../shell/called.ts';
import { go } from '../shell/router.ts';
import { gameWords, say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';

const NO_CHAIR = 'seat:house';
const isNext = ({ next = [] }: TableView): boolean => next.some(({ who }) => who === me.value?.id);

export interface DroppingIn {
  /** They sat down after watching the last game: it was not theirs. */
  readonly isNew: ReadonlySignal<boolean>;
  stop(): void;
}
/** At a table of the house a player who sits down is ready: they came to play. Players of the last game decide for themselves. */
export const dropIn = (session: Pick<Session, 'table' | 'ready'>): DroppingIn => {
  const watched = signal(false);
  const isNew = signal(false);
  let tried = '';
  const stop = effect(() => {
    const now = session.table.value;
    if (now === null) return;
    if (now.you === null) watched.value = true;
    else if (now.status === 'playing') watched.value = false;
    isNew.value = now.you !== null && now.status === 'over' && watched.value;
    if (now.house !== true || now.you === null || now.pledges !== undefined || now.chairs[now.you]!.ready) return;
    if (now.status === 'playing' || (now.status === 'over' && !isNew.value)) return;
    // Once for each start: a page that the table ignores must not repeat it endlessly.
    const start = `${now.gameNumber} ${now.status} ${now.missed?.length ?? 0} ${now.you}`;
    if (start === tried) return;
    tried = start;
    void session.ready(true);
  });
  return { isNew, stop };
};

/** A strip above the table for a watcher who may sit down. */
export const DropInStrip = ({ session, table }: { readonly session: Session; readonly table: TableView }): JSX.Element | null => {
  const { ui, table: tableWords } = say();
  const words = ui.table.dropIn;
  const failed = useSignal<{ readonly rule: string; readonly said: string } | null>(null);
  const others = (table.next ?? []).filter(({ who }) => who !== me.value?.id).map(({ name }) => personName(name));
  if (table.dropIn !== true || table.barred) return null;
  if (table.you !== null) {
    if (others.length === 0 || table.status !== 'playing') return null;
    return (
      <aside class="announced" aria-label={words.sit}>
        <p role="status">{words.next(new Intl.ListFormat(say().language).format(others))}</p>
      </aside>
    );
  }
  if (!table.chairs.some(({ kind }) => kind === 'bot') && table.house !== true) return null;
  const waits = isNext(table);
  const act = async (): Promise<void> => {
    const answer = await session.line.ask(waits ? { ask: 'stand' } : { ask: 'sit', seat: null });
    failed.value = isRefusal(answer) ? { rule: answer.rule, said: refused(tableWords, gameWords(session.game.id), answer) } : null;
  };
  const isOther = failed.value?.rule === NO_CHAIR;
  const said = waits ? words.waits : table.status === 'playing' ? words.may : words.now;
  return (
    <aside class="announced" aria-label={words.sit}>
      <p role="status">{failed.value?.said ?? said}</p>
      <button type="button" class="btn quiet" onClick={() => (isOther ? go(`/house/${table.game}`) : void act())}>
        {isOther ? words.other : waits ? words.stop : words.sit}
      </button>
    </aside>
  );
};
