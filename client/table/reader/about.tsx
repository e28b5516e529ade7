/**
 * Everything on the table explains itself: its name, one sentence, how it stands now, and its rule. A place is named by `data-spot`,
 * or, where it holds no cards, by `data-about`: a topic and perhaps a seat, as `zone/seat/`.
 */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { Explained } from '../../../words/first.ts';
import { botSaid } from '../../../words/levels.ts';
import { aboutWords, gameWords, say } from '../../shell/words.ts';
import { RuleLink } from '../prompt/why.tsx';
import { amountOf, handsOf, nameOf } from '../session/people.ts';
import type { Session } from '../session/session.ts';

interface Explanation extends Explained {
  readonly now: string | null;
  readonly rule: string | null;
}
const seatIn = (place: string): Seat | null => {
  const seat = place.split('/')[1] ?? '';
  return seat === '' ? null : Number(seat);
};
/** The place of another player, the same in every game. */
const seatOf = (session: Session, seat: Seat): Explanation => {
  const { bots } = gameWords(session.game.id);
  const points = session.game.points(session)?.[seat];
  const chair = session.table.value?.chairs[seat];
  const bot = chair?.kind === 'bot' && botSaid(bots, chair.who ?? '');
  const sign = handsOf(session, seat);
  const { about } = say().ui;
  const now = [points !== undefined && amountOf(session, points), bot, sign !== null && about.hands[sign]]
    .filter(Boolean)
    .join('. ');
  return { name: `${nameOf(session, seat)}`, text: about.seat, now: now === '' ? null : now, rule: null };
};
export const explain = (session: Session, place: string): Explanation | null => {
  const topic = place.split('/')[0]!;
  const seat = seatIn(place);
  if (topic === 'seat' && seat !== null) return seatOf(session, seat);
  const known = aboutWords(session.game.id);
  const words = known?.about[topic];
  if (known === null || words === undefined) return null;
  const lies = session.scene.value.get(place);
  const count = lies === undefined ? null : say().table.cards(lies.length);
  const now = session.game.aboutNow?.(session, topic, seat) ?? null;
  return { ...words, now: [count, now].filter(Boolean).join('. ') || null, rule: known.topics[topic] ?? null };
};
export const Rule = ({ session, rule }: { readonly session: Session; readonly rule: string | null }): JSX.Element | null =>
  rule === null ? null : (
    <p class="cited">
      {say().ui.about.rule} <RuleLink game={session.game.id} rule={rule} />
    </p>
  );
export const Topic = ({ session, place }: { readonly session: Session; readonly place: string }): JSX.Element | null => {
  const told = explain(session, place);
  if (told === null) return null;
  return (
    <div class="topic">
      <h3 class="d">{told.name}</h3>
      <p>{told.text}</p>
      {told.now !== null && <p class="nowis">{told.now}</p>}
      <Rule session={session} rule={told.rule} />
    </div>
  );
};
