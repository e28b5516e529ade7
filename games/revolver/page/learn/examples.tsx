/** Worked examples of the rulebook, as little tables with real cards; their totals are calculated by the game itself. */
import type { ComponentType, JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import { Card } from '../../../../client/table/pieces/card.tsx';
import type { GameClient } from '../../../../client/table/session/session.ts';
import { cardId } from '../../../../kernel/cards/table.ts';
import { atFirst } from '../../at-first.ts';
import { type RevolverFace as CardId, type Place, ratingOf, rowCards } from '../../faces.ts';
import { coltyWinsDuel, isHit, totalsAt } from '../../numbers.ts';
import type { RevolverRule } from '../../rules.ts';
import { at, COLTY, MCREADY, type RevolverConfig, room } from '../../zones.ts';
import { minus } from '../card.tsx';
import { tokens } from '../pictures.ts';
import { screen, titleOf } from '../screen.ts';

interface Drawn {
  readonly game: GameClient;
}
interface Fight {
  readonly place: Place;
  readonly law: readonly CardId[];
  readonly gang: readonly CardId[];
}
const Row = ({ game, faces }: Drawn & { readonly faces: readonly CardId[] }): JSX.Element => (
  <span class="cards">
    {faces.map((face, i) => (
      <Card key={i} game={game} face={face} size="tiny" name={titleOf(face)} />
    ))}
  </span>
);
/** No expansion, no module. */
const config: RevolverConfig = {
  set11: false,
  set12: false,
  set13: false,
  moduleA: false,
  moduleB: false,
  moduleC: false,
  moduleD: false,
  coltyDeck: 'base',
  mcreadyDeck: 'base',
};
/** A table with nothing on it but these two columns. */
const reckoned = ({ place, law, gang }: Fight): { readonly mcready: number; readonly colty: number } => {
  const face = [...gang, ...law];
  const cards: ReturnType<typeof cardId>[][] = room.spots.map(() => []);
  cards[at.column(COLTY, place).row] = gang.map((_, i) => cardId(i));
  cards[at.column(MCREADY, place).row] = law.map((_, i) => cardId(gang.length + i));
  return totalsAt({ seats: 2, face, cards, config, open: { ...atFirst, place } }, place);
};
const fight =
  (given: Fight): ComponentType<Drawn> =>
  ({ game }) => {
    const words = screen();
    const totals = reckoned(given);
    const { mcready, colty } = totals;
    const { place, law, gang } = given;
    return (
      <div class="felted fought">
        <p>{`${words.places[place]}. ${words.defence(rowCards[place].defence)}`}</p>
        <p class="eq">
          <span class="pit">
            <small>{words.terms.sides.mcready}</small>
            <Row game={game} faces={law} />
          </span>
          <b class="total s-law">
            <Outline d={tokens.firepower} /> {minus(mcready)}
          </b>
        </p>
        <p class="eq">
          <span class="pit">
            <small>{words.terms.sides.colty}</small>
            <Row game={game} faces={gang} />
          </span>
          <b class="total s-colty">
            <Outline d={tokens.firepower} /> {minus(colty)}
          </b>
        </p>
        <p>
          <b>{isHit(totals) ? words.attackHits : words.attackFails}</b>
        </p>
      </div>
    );
  };
/** Who may be chosen: those alive with the lowest rating. */
const alive: readonly CardId[] = ['lem-tuttle', 'skinny-landell', 'mule-tanner', 'ezra-crane', 'cortez', 'jack-colty'];
const Lowest = ({ game }: Drawn): JSX.Element => {
  const lowest = Math.min(...alive.map(ratingOf));
  return (
    <div class="felted fought">
      <p class="eq">
        {alive.map(face => (
          <span key={face} class={`pit ${ratingOf(face) === lowest ? 'chosen' : ''}`}>
            <Card
              game={game}
              face={face}
              size="tiny"
              name={`${titleOf(face)}, ${screen().terms.values.rating} ${ratingOf(face)}`}
            />
          </span>
        ))}
      </p>
    </div>
  );
};
/** Two cards with a Lock: the higher printed firepower; a tie is Colty's. */
const Locks = ({ game }: Drawn): JSX.Element => {
  const words = screen();
  const pairs: readonly (readonly [gang: CardId, law: CardId])[] = [
    ['45-long-colt', 'sharps-rifle'],
    ['45-long-colt', 'bounty-hunter'],
    ['38-special', 'lawman'],
  ];
  const result = ([gang, law]: readonly [CardId, CardId]): string =>
    words.duel.results[coltyWinsDuel(gang, law) ? 'colty' : 'mcready'];
  return (
    <div class="felted fought">
      {pairs.map(pair => (
        <p key={pair.join()} class="eq">
          <span class="pit">
            <small>{words.terms.sides.colty}</small>
            <Row game={game} faces={[pair[0]]} />
          </span>
          <span class="pit">
            <small>{words.terms.sides.mcready}</small>
            <Row game={game} faces={[pair[1]]} />
          </span>
          <b>{result(pair)}</b>
        </p>
      ))}
    </div>
  );
};

const drawn: { readonly [rule in RevolverRule]?: ComponentType<Drawn> } = {
  'RX-01': fight({ place: 'rattlesnake-creek', law: ['deputy', 'cowboy'], gang: ['38-special'] }),
  'RX-02': fight({
    place: 'express-315',
    law: ['deputy', 'charlie-weathers'],
    gang: ['hail-of-bullets', '38-special', '38-special'],
  }),
  'RX-03': fight({ place: 'bank', law: ['bounty-hunter'], gang: ['45-long-colt'] }),
  'RV-136': fight({ place: 'whiskey-canyon', law: ['hired-gun', 'lawman'], gang: ['45-long-colt'] }),
  'RV-142': Lowest,
  'RV-230': Locks,
};
export const examples: { readonly [rule: string]: ComponentType<Drawn> } = drawn;
