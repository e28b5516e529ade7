/** Plays a seat over the wire: the first move that answers each question, sometimes another, and a hand in every race. */
import type { Move } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { TestClient } from './served.ts';

const REACTION = 200;

const chosen = ({ offers, moves }: Update, turn: number): Move | null => {
  const asked = offers.filter(offer => offer.question !== null && offer.do !== 'slap');
  const verb = asked[turn % Math.max(1, asked.length)]?.do;
  return verb === undefined ? null : (moves?.find(move => move.do === verb) ?? null);
};

/** A hand as people lay it. */
const hand = (client: TestClient, table: string): void =>
  void setTimeout(() => void client.answer({ ask: 'press', table, claim: REACTION }), REACTION);

/** Plays until the game is over, and gives the last update; `cued` is what it does at each cue. */
export function playOn(
  client: TestClient,
  table: string,
  cued: (client: TestClient, table: string) => void = hand,
): Promise<Update> {
  let seq = (client.last('table')?.table.seq ?? -1) + 1;
  let turn = 0;
  return new Promise(resolve => {
    const act = (told: Told): void => {
      if ((told.tell !== 'update' && told.tell !== 'cue') || told.table !== table) return;
      const { update } = told;
      if (update.outcome !== null) {
        resolve(update);
        return;
      }
      if (update.offers.some(offer => offer.do === 'slap')) {
        if (told.tell === 'cue') cued(client, table);
        return;
      }
      const move = chosen(update, turn);
      if (move === null) return;
      turn++;
      // Another update may have come meanwhile: then it is refused, and the next one is answered.
      void client.answer({ ask: 'move', table, seq: seq++, move });
    };
    client.on(act);
    const now = client.heard.findLast(told => (told.tell === 'update' || told.tell === 'cue') && told.table === table);
    if (now !== undefined) act(now);
  });
}
