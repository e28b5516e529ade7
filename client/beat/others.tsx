/** How others played the same deal: acquaintances by name, all players as a count. Sent only when the player says so. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dealName, type Feat, isUnfit } from '../../bots/feat.ts';
import { refused } from '../../words/refused.ts';
import type { ChairResult } from '../day/played.ts';
import { askServer, useAsked } from '../line/api.ts';
import { personName } from '../shell/called.ts';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { gameWords, say } from '../shell/words.ts';
import * as styles from './beat.module.css';
import { Comparison, type PlayedSide, Results } from './comparison.tsx';
import { examine } from './examiner.ts';

interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly isYours: boolean;
  readonly place: number;
  readonly places: number;
  readonly points: number;
  readonly moves: number;
}
interface DealBoard {
  readonly spread: readonly { readonly place: number; readonly points: number; readonly feats: number }[];
  readonly board: readonly BoardRow[];
}
const resultIn = ({ place, places, points, moves }: BoardRow): ChairResult => ({
  won: place === 1,
  place,
  of: places,
  points,
  moves,
});

const Spread = ({ spread }: Pick<DealBoard, 'spread'>): JSX.Element | null => {
  const words = pageWords('beat');
  const places = [...new Set(spread.map(({ place }) => place))];
  const countOf = (place: number): number => spread.reduce((sum, each) => sum + (each.place === place ? each.feats : 0), 0);
  const all = places.reduce((sum, place) => sum + countOf(place), 0);
  if (all < 2) return null;
  return (
    <>
      <h3 class="d">{words.spread(all)}</h3>
      <ul class={styles.spread}>
        {places.map(place => (
          <li key={place}>
            <span>{words.placed(place)}</span>
            <progress value={countOf(place)} max={all} aria-label={words.placed(place)} />
            <b>{countOf(place)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Players who have sent their game by the same link know `link`. */
export const Others = ({ mine, link }: { readonly mine: PlayedSide; readonly link: string | null }): JSX.Element | null => {
  const words = pageWords('beat');
  const { feat } = mine;
  const { reply, again } = useAsked<DealBoard>(`/api/feats/of/${encodeURIComponent(dealName(feat))}`);
  const sending = useSignal<'no' | 'sending' | 'sent'>('no');
  const refusal = useSignal<string | null>(null);
  const beside = useSignal<PlayedSide | null>(null);
  const send = async (): Promise<void> => {
    sending.value = 'sending';
    refusal.value = null;
    const name = playerName.peek();
    await askServer('POST', '/api/guest', name === '' ? {} : { name });
    const answer = await askServer('POST', '/api/feats', { feat, link });
    sending.value = answer.is === 'ok' ? 'sent' : 'no';
    if (answer.is === 'no') refusal.value = refused(say().table, gameWords(feat.game), answer.refusal);
    if (answer.is === 'away') refusal.value = words.away;
    again();
  };
  const look = async ({ id, name }: BoardRow): Promise<void> => {
    const answer = await askServer<{ readonly feat: Feat }>('GET', `/api/feats/${id}`);
    if (answer.is !== 'ok') return;
    const who = personName(name);
    const told = await examine({ to: 'tell', feat: answer.value.feat, player: who });
    if (!isUnfit(told)) beside.value = { who, feat: answer.value.feat, told };
  };
  // Without a server there is none to ask.
  if (reply?.is === 'away' && refusal.value === null) return null;
  const { board = [], spread = [] } = reply?.is === 'ok' ? reply.value : {};
  const isSent = board.some(({ isYours }) => isYours);
  const others = board.filter(({ isYours }) => !isYours);
  return (
    <section class={styles.both} aria-labelledby="others-played">
      <h3 class="d" id="others-played">
        {words.others}
      </h3>
      {others.length > 0 && (
        <Results
          game={feat.game}
          rows={board.map(row => ({ who: row.isYours ? say().ui.you : personName(row.name), result: resultIn(row) }))}
        />
      )}
      {others.length > 0 && (
        <div class={styles.acts}>
          {others.map(row => (
            <button key={row.id} type="button" class="btn onpaper" onClick={() => void look(row)}>
              {words.beside(personName(row.name))}
            </button>
          ))}
        </div>
      )}
      {reply?.is === 'ok' && others.length === 0 && <p>{words.nobody}</p>}
      {isSent || sending.value === 'sent' ? (
        <p role="status">{words.sent}</p>
      ) : (
        <>
          <p>{link === null ? words.sendDayAbout : words.sendAbout}</p>
          <p>
            <button type="button" class="btn go" disabled={sending.value === 'sending'} onClick={() => void send()}>
              {sending.value === 'sending' ? words.sending : words.send}
            </button>
          </p>
        </>
      )}
      {refusal.value !== null && <p role="alert">{refusal.value}</p>}
      <Spread spread={spread} />
      {beside.value !== null && <Comparison theirs={beside.value} mine={mine} />}
    </section>
  );
};
