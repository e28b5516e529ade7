/** How the loot was divided: revolvers opened, what the Misses struck out, who takes how much. Gathered from tellings as they are played. */
import type { JSX } from 'preact';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Icon } from '../../shell/icon.tsx';
import { gameWords, say } from '../../shell/words.ts';
import { Card } from '../../table/card.tsx';
import { nameOf, namesAt, portraitOf } from '../../table/people.ts';
import type { Row } from '../../table/scene.ts';
import type { GameClient, Session } from '../../table/session.ts';
import type { Interlude } from '../game-client.ts';
import { factsOf, GAME, screen } from './screen.ts';

interface Open {
  readonly shown: readonly string[];
  readonly struck: readonly string[];
}
/** What is known so far of the division under way. */
export interface Division {
  readonly hands: readonly Seat[];
  readonly missing: readonly Seat[];
  readonly open: ReadonlyMap<Seat, Open>;
}
export const noDivision: Division = { hands: [], missing: [], open: new Map() };

const faces = (telling: Telling): readonly string[] => (telling['cards'] as readonly (string | null)[]).flatMap(face => face ?? []);
export const gathered = (division: Division, telling: Telling): Division => {
  const from = telling['from'] as unknown as Row | undefined;
  const to = telling['to'] as unknown as Row | undefined;
  if (telling.tell === 'round') return noDivision;
  if (telling.tell === 'hands')
    return { ...division, hands: telling['hands'] as unknown as Seat[], missing: telling['missing'] as unknown as Seat[] };
  if (telling.tell === 'revealed' && from?.zone === 'revolver')
    return { ...division, open: new Map(division.open).set(from.seat!, { shown: faces(telling), struck: [] }) };
  if (telling.tell === 'moved' && to?.zone === 'cancelled') {
    const was = division.open.get(to.seat!) ?? { shown: [], struck: [] };
    return { ...division, open: new Map(division.open).set(to.seat!, { ...was, struck: [...was.struck, ...faces(telling)] }) };
  }
  return division;
};

/** Which of the shown cards a Miss has struck out. */
const marked = ({ shown, struck }: Open): readonly { readonly face: string; readonly out: boolean }[] => {
  const left = [...struck];
  return shown.map(face => {
    const at = left.indexOf(face);
    if (at < 0) return { face, out: false };
    left.splice(at, 1);
    return { face, out: true };
  });
};
interface Share {
  readonly seat: Seat;
  readonly cards: number;
  readonly total: number;
}
interface SheetProps {
  readonly session: Session;
  readonly game: GameClient;
  readonly division: Division;
  readonly shares: readonly Share[];
  readonly ending: string;
  readonly round: number;
  readonly over: boolean;
  readonly done: () => void;
}
const Sheet = ({ session, game, division, shares, ending, round, over, done }: SheetProps): JSX.Element => {
  const { ui, table } = say();
  const words = screen();
  const loot = shares.reduce((sum, share) => sum + share.cards, 0);
  return (
    <section class="result division" aria-labelledby="division">
      <h2 class="d" id="division">
        {words.division(round)}
      </h2>
      <p class="lead">{table.ended(gameWords(GAME).endings[ending] ?? ending)}</p>
      <ol>
        {shares.map(({ seat, cards, total }, i) => {
          const open = division.open.get(seat);
          const left = open === undefined;
          return (
            <li key={seat} class={left ? 'last' : ''} style={{ '--i': `${i}` }}>
              <span class="pl d">{left ? '–' : i + 1}</span>
              <span class="av">
                <Icon name={portraitOf(seat, session.me.value)} />
              </span>
              <span class="nm">
                <b class="d">{seat === session.me.value ? ui.you : nameOf(session, seat)}</b>
                <small>
                  {left ? words.leftOut : open.shown.length === 0 ? words.emptyRevolver : words.opened(open.shown.length)}
                </small>
              </span>
              <span class="guns">
                {open !== undefined &&
                  marked(open).map(({ face, out }, at) => (
                    <span key={`${face}${at}`} class={out ? 'out' : ''}>
                      <Card
                        game={game}
                        face={face}
                        size="tiny"
                        name={out ? words.struck(gameWords(GAME).faces[face]!) : gameWords(GAME).faces[face]!}
                      />
                    </span>
                  ))}
              </span>
              <span class="tm">
                <b class="d">+{cards}</b>
                <small>{words.total(total)}</small>
              </span>
              <span class="bar" aria-hidden="true">
                <i style={{ width: `${loot === 0 ? 0 : (cards / loot) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
      <div class="foot">
        <p>{words.halves(namesAt(session).length)}</p>
        <button type="button" class="btn go" onClick={done}>
          {over ? words.toTheEnd : words.nextRound}
        </button>
      </div>
    </section>
  );
};

export const divisionSheet = (
  session: Session,
  game: GameClient,
  division: Division,
  telling: Telling,
  over: boolean,
): Interlude => {
  const facts = factsOf(session);
  const taken = telling['shares'] as unknown as readonly number[];
  const ranking = telling['ranking'] as unknown as readonly Seat[];
  const rest = taken.map((_, seat) => seat).filter(seat => !ranking.includes(seat));
  const shares = [...ranking, ...rest].map(seat => ({
    seat,
    cards: taken[seat]!,
    total: (facts?.score[seat] ?? 0) + taken[seat]!,
  }));
  const round = facts?.round ?? 1;
  const ending = endingOf(session);
  return {
    kind: 'division',
    render: done => <Sheet {...{ session, game, division, shares, ending, round, over, done }} />,
  };
};
/** Why the round ended, from the newest telling that says so. */
const endingOf = (session: Session): string => {
  for (const line of session.log.value.toReversed()) {
    if (line.kind !== 'told') continue;
    const { tell } = line.telling;
    if (tell === 'shoot-out' || tell === 'fourth-sheriff' || tell === 'false-slap' || tell === 'duel') return tell;
  }
  return factsOf(session)?.ending ?? '';
};
