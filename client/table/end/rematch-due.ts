/** When a rematch begins. */
import type { TableView } from '../../../wire/protocol.ts';

/** Every person wants to play again and is here: the table waits for a player who looks at the replay. */
export const isRematchDue = ({ chairs }: Pick<TableView, 'chairs'>): boolean =>
  chairs.every(chair => chair.kind === 'bot' || (chair.kind === 'guest' && chair.ready && chair.connected));
