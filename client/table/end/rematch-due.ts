/** When a rematch begins. */
import type { TableView } from '../../../wire/protocol.ts';

/** Everybody wants to play again, and is here to do so: a player who looks at the replay meanwhile is waited for. */
export const isRematchDue = ({ chairs }: Pick<TableView, 'chairs'>): boolean =>
  chairs.every(chair => chair.kind === 'bot' || (chair.kind === 'guest' && chair.ready && chair.connected));
