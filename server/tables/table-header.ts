/** Converts a table's header to its stored form, and back. */
import type { Header } from '../../table/runtime.ts';
import { isOfHouse } from '../../table/seats/drop-in.ts';
import type { Chair, Seating } from '../../table/seats/seating.ts';
import { faceFor } from '../../wire/face.ts';
import type { LobbyChair, LobbyTable } from '../../wire/protocol.ts';
import type { TableChanges, TableHeader } from '../store/shape/tables.ts';
import type { Store } from '../store/store.ts';

type Agreed = Pick<Header, 'options' | 'time' | 'railDelay' | 'hints' | 'cue' | 'dropIn' | 'standIns'>;

export const headerOf = ({ id, code, game, config, visibility, seating, status }: TableHeader): Header => ({
  id,
  code,
  game,
  visibility,
  status,
  ...(JSON.parse(config) as Agreed),
  seating: JSON.parse(seating) as Seating,
});

/** The guests who sit or wait at tables of this store, by their codes. */
export const seatedAt =
  ({ tables }: Store) =>
  async (codes: readonly string[]): Promise<Set<string>> => {
    const guests = new Set<string>();
    for (const code of codes) {
      const table = await tables.findByCode(code);
      if (table === null) continue;
      const { chairs, next = [] } = headerOf(table).seating;
      for (const chair of chairs) if (chair.kind === 'guest') guests.add(chair.guest);
      for (const guest of next) guests.add(guest);
    }
    return guests;
  };

export const changesOf = ({
  options,
  time,
  railDelay,
  hints = false,
  cue = 'heard',
  dropIn,
  standIns,
  seating,
  visibility,
  status,
}: Header): TableChanges => ({
  config: JSON.stringify({
    options,
    time,
    railDelay,
    hints,
    cue,
    ...(dropIn === undefined ? {} : { dropIn }),
    ...(standIns === true ? { standIns } : {}),
  } satisfies Agreed),
  seating: JSON.stringify(seating),
  host: seating.host,
  visibility,
  status,
  // While a guest is awaited, the table itself says until when.
  ...(time.kind === 'days' && (status === 'playing' || seating.pledges !== undefined) ? {} : { dueAt: null, asked: '{}' }),
});

/** What the lobby shows of a table; the host's name is only known while they sit there. */
export const lobbyTable = ({ code, game, options, time, seating, status }: Header, hostName: string): LobbyTable => ({
  code,
  game,
  host: hostName,
  status,
  taken: seating.chairs.filter(chair => chair.kind !== 'free').length,
  seats: seating.chairs.length,
  chairs: seating.chairs.map(chairOf),
  options,
  time,
  ...(isOfHouse(seating) ? { house: peopleAt(seating) } : {}),
});
const chairOf = (chair: Chair): LobbyChair => {
  if (chair.kind === 'bot') return { kind: 'bot', name: chair.bot };
  return chair.kind === 'free' ? chair : { kind: 'guest', name: chair.name, face: chair.face ?? faceFor(chair.guest) };
};
const peopleAt = ({ chairs }: Seating): readonly string[] => chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.name] : []));

/** The number of the first missing row in this range of a log; null when it is whole. */
export const missingRow = (rows: readonly { readonly seq: number }[], from: number, to: number): number | null => {
  const gap = rows.findIndex(({ seq }, i) => seq !== from + i);
  if (gap >= 0) return from + gap;
  return from + rows.length <= to ? from + rows.length : null;
};

export const nameAtTable = ({ chairs }: Seating, guest: string): string | null => {
  const chair = chairs.find(c => c.kind === 'guest' && c.guest === guest);
  return chair?.kind === 'guest' ? chair.name : null;
};
