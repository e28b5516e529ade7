/** Why the house refuses, in any game: the chairs, the chat, the table as it is served, the server, the connection. */

import type { TalkWhy } from '../table/chat/rules.ts';
import type { ActorWhy } from '../table/refusals.ts';
import type { SeatWhy } from '../table/seats/seating.ts';
import type { ClientWhy } from '../wire/questions.ts';
import type { ServerWhy } from '../wire/refusals.ts';

export type HouseWhy = ActorWhy | SeatWhy | TalkWhy | ServerWhy | ClientWhy;
/** Every reason has its translation, or this does not compile. */
export type HouseWords = { readonly [W in HouseWhy]: string };
