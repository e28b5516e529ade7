/** The server's webhook: what it reports of which table, with which link. Without `WEBHOOK_URL` there is none. */
import { boxes } from '../../games/index.ts';
import type { Millis } from '../../kernel/seat.ts';
import { isOfHouse } from '../../table/seats/drop-in.ts';
import type { Chair } from '../../table/seats/seating.ts';
import { called } from '../../words/called.ts';
import { webhookWords } from '../../words/notices.ts';
import type { Config } from '../config.ts';
import { toTheWeb, type WayOut } from '../push/post.ts';
import type { StoredAnswer } from '../store/shape/evenings.ts';
import type { Store } from '../store/store.ts';
import { headerOf } from '../tables/table-header.ts';
import { Webhook } from './webhook.ts';

/** Where messages go, and with which delay. Only tests change the defaults. */
export interface WebhookWay {
  readonly wayOut: WayOut;
  readonly grace: Millis;
}
/** A minute: a friend who was invited is at the table by then. */
export const usualWebhookWay: WebhookWay = { wayOut: toTheWeb, grace: 60_000 };
const PATIENCE = 10_000;

interface TableNews {
  /** A table was made. */
  opened(code: string): void;
  /** An evening with a possible guest is about to begin. */
  evening(answer: StoredAnswer): void;
  close(): void;
}
export const openWebhook = (
  { WEBHOOK_URL, WEBHOOK_LANGUAGE, PUBLIC_URL, GAME_NAMES }: Config,
  store: Store,
  { wayOut, grace }: WebhookWay,
  fault: (why: unknown) => void,
): TableNews | null => {
  if (WEBHOOK_URL === null || PUBLIC_URL === null) return null;
  const webhook = new Webhook({ url: WEBHOOK_URL, wayOut, grace, patience: PATIENCE, fault });
  const words = webhookWords[WEBHOOK_LANGUAGE];
  const nameOf = (game: string): string => {
    const box = (boxes as { readonly [id: string]: (typeof boxes)[keyof typeof boxes] })[game];
    return box === undefined ? game : called(box.words[WEBHOOK_LANGUAGE], GAME_NAMES).name;
  };
  const place = (game: string, code: string | null): string =>
    `${PUBLIC_URL}${code === null ? `/house/${game}` : `/t/${code}?sit=1`}`;
  const text = async (code: string): Promise<string | null> => {
    const table = await store.tables.findByCode(code);
    if (table === null) return null;
    const { game, seating, visibility, status } = headerOf(table);
    const isThere = (kind: Chair['kind']): boolean => seating.chairs.some(chair => chair.kind === kind);
    if (isOfHouse(seating)) return isThere('guest') ? `${words.house(nameOf(game))} ${place(game, null)}` : null;
    const waits = visibility === 'open' && status === 'gathering' && isThere('free');
    return waits ? `${words.open(nameOf(game))} ${place(game, code)}` : null;
  };
  /** House tables are public; a host's own table only if open. The chat is not told whose evening it is or who comes. */
  const ofEvening = async (game: string, code: string | null): Promise<string | null> => {
    if (code === null) return `${words.evening(nameOf(game))} ${place(game, null)}`;
    const table = await store.tables.findByCode(code);
    return table?.visibility === 'open' ? `${words.evening(nameOf(table.game))} ${place(table.game, code)}` : null;
  };
  return {
    opened: code => webhook.tell({ about: code, text: () => text(code) }),
    evening: ({ game, code, at }) => webhook.tell({ about: `${at} ${place(game, code)}`, text: () => ofEvening(game, code) }),
    close: () => webhook.close(),
  };
};
