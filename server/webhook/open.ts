/** The webhook as the server has it: what is told of which table, and where it leads. Without `WEBHOOK_URL` there is none. */
import { boxes } from '../../games/index.ts';
import type { Millis } from '../../kernel/seat.ts';
import { isOfHouse } from '../../table/seats/drop-in.ts';
import type { Chair } from '../../table/seats/seating.ts';
import { called } from '../../words/called.ts';
import { webhookWords } from '../../words/notices.ts';
import type { Config } from '../config.ts';
import { toTheWeb, type WayOut } from '../push/post.ts';
import type { Store } from '../store/store.ts';
import { headerOf } from '../tables/table-header.ts';
import { Webhook } from './webhook.ts';

/** Where messages go, and after how long. Only a test says anything else than what is usual. */
export interface WebhookWay {
  readonly wayOut: WayOut;
  readonly grace: Millis;
}
/** A minute: whoever opens a table for one friend has them there by then. */
export const usualWebhookWay: WebhookWay = { wayOut: toTheWeb, grace: 60_000 };
const PATIENCE = 10_000;

interface TableNews {
  /** A table was made. */
  opened(code: string): void;
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
  const text = async (code: string): Promise<string | null> => {
    const table = await store.tables.findByCode(code);
    if (table === null) return null;
    const { game, seating, visibility, status } = headerOf(table);
    const box = (boxes as { readonly [id: string]: (typeof boxes)[keyof typeof boxes] })[game];
    const name = box === undefined ? game : called(box.words[WEBHOOK_LANGUAGE], GAME_NAMES).name;
    const isThere = (kind: Chair['kind']): boolean => seating.chairs.some(chair => chair.kind === kind);
    if (isOfHouse(seating)) return isThere('guest') ? `${words.house(name)} ${PUBLIC_URL}/house/${game}` : null;
    const waits = visibility === 'open' && status === 'gathering' && isThere('free');
    return waits ? `${words.open(name)} ${PUBLIC_URL}/t/${code}?sit=1` : null;
  };
  return { opened: code => webhook.tell({ about: code, text: () => text(code) }), close: () => webhook.close() };
};
