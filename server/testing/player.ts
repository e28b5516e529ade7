/** Plays a seat over the wire: the first move that answers each question, sometimes another, and a hand in every race. */
import type { Move } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { TestClient } from './served.ts';

const REACTION = 200;
/** More moves than any game takes. */
const MOST = 5000;

/** Null where nothing is asked. */
const chosen = ({ offers, moves }: Update, turn: number): Move | null => {
  const asked = offers.filter(offer => offer.question !== null && offer.do !== 'slap').map(offer => offer.do);
  const first = asked.flatMap(verb => moves?.find(move => move.do === verb) ?? []);
  if (asked.length > 0 && first.length === 0) throw new Error(`asked to ${asked.join(' or ')}, and no move is listed`);
  return first[turn % Math.max(1, first.length)] ?? null;
};

/** A hand laid like a person's. */
const hand = (client: TestClient, table: string): void =>
  void setTimeout(() => void client.answer({ ask: 'press', table, claim: REACTION }), REACTION);

/** Plays until the game is over, and returns the last update; `cued` is called at each cue. */
export function playOn(
  client: TestClient,
  table: string,
  cued: (client: TestClient, table: string) => void = hand,
): Promise<Update> {
  let seq = (client.last('table')?.table.seq ?? -1) + 1;
  let turn = 0;
  let last: Update | null = null;
  const playing = new Promise<Update>((resolve, reject) => {
    /** A refused move no longer answers the question, and an update follows; otherwise it retries. */
    const move = (update: Update): void => {
      try {
        const choice = chosen(update, turn++);
        if (choice === null) return;
        client.answer({ ask: 'move', table, seq: seq++, move: choice }).then(answer => {
          if ('no' in answer && last === update && turn < MOST) move(update);
        }, reject);
      } catch (e) {
        reject(e);
      }
    };
    const act = (told: Told): void => {
      if ((told.tell !== 'update' && told.tell !== 'cue') || told.table !== table) return;
      const { update } = told;
      last = update;
      if (update.outcome !== null) resolve(update);
      else if (!update.offers.some(offer => offer.do === 'slap')) move(update);
      else if (told.tell === 'cue') cued(client, table);
    };
    client.on(act);
    const now = client.heard.findLast(told => (told.tell === 'update' || told.tell === 'cue') && told.table === table);
    if (now !== undefined) act(now);
  });
  return client.within(playing, () => `the end of ${table}, after ${JSON.stringify({ ...last, view: null })}`);
}
