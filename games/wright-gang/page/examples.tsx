/** The worked examples of the rulebook, as little tables with real cards. */
import type { ComponentType, JSX } from 'preact';
import { schoolWords } from '../../../client/learn/schools.ts';
import { Icon } from '../../../client/shell/icon.tsx';
import { gameWords } from '../../../client/shell/words.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import type { GameClient } from '../../../client/table/session/session.ts';
import { example, halves, players } from '../figures.ts';
import type { WrightRule } from '../rules.ts';
import type { WrightSchool } from '../words/shape.ts';
import { GAME } from './screen.ts';

interface Drawn {
  readonly game: GameClient;
}
const words = (): WrightSchool['examples'] => (schoolWords(GAME) as WrightSchool).examples;
const Row = ({ game, faces }: Drawn & { readonly faces: readonly (string | null)[] }): JSX.Element => (
  <span class="cards">
    {faces.map((face, i) => (
      <Card key={i} game={game} face={face} size="tiny" {...(face === null ? {} : { name: gameWords(GAME).faces[face] ?? face })} />
    ))}
  </span>
);

/** 3 + 4 = 7. */
const Sum = ({ game }: Drawn): JSX.Element => (
  <div class="felted">
    <p class="eq">
      <Row game={game} faces={['3']} />
      <b class="d">+</b>
      <Row game={game} faces={['4']} />
      <b class="d">=</b>
      <Row game={game} faces={['7']} />
    </p>
    <p>{words().sum}</p>
  </div>
);
/** One in hand and three in the revolver: two are drawn. */
const Refill = ({ game }: Drawn): JSX.Element => (
  <div class="felted">
    <p class="eq">
      <span class="pit">
        <small>{words().hand}</small>
        <Row game={game} faces={['4']} />
      </span>
      <b class="d">+</b>
      <span class="pit">
        <small>
          <Icon name="gun" /> {words().revolver}
        </small>
        <Row game={game} faces={['6', '6', 'joker']} />
      </span>
      <b class="d">→</b>
      <span class="pit">
        <small>{words().draws}</small>
        <Row game={game} faces={[null, null]} />
      </span>
    </p>
    <p>{words().refill}</p>
  </div>
);
/** The book's example of a division: halves down the ranking, the rest for no player, and the slowest goes without. */
const { taken, left } = halves(example.loot, example.sharers, players.most);
const shares = [
  ['6', '6', '6'],
  ['6', '6', '6'],
  ['7', '7'],
  ['7', '7', '7'],
].map((revolver, i) => ({
  revolver,
  takes: taken[i] ?? null,
}));
const Division = ({ game }: Drawn): JSX.Element => (
  <div class="felted">
    <p>{words().division}</p>
    <ol class="shares">
      {shares.map(({ revolver, takes }, i) => (
        <li key={i} class={takes === null ? 'without' : ''}>
          <span class="hand-no">{words().hands[i]}</span>
          <Row game={game} faces={revolver} />
          <span>{words().groups[i]}</span>
          {takes === null ? <span>{words().out}</span> : <b class="d">+{takes}</b>}
        </li>
      ))}
    </ol>
    <p class="parts" aria-hidden="true">
      {shares.map(({ takes }) => takes !== null && <i key={takes} style={{ flex: `${takes}` }} />)}
      <i class="lost" style={{ flex: `${left}` }} />
    </p>
    <p>{words().nobody}</p>
  </div>
);

const drawn: { readonly [rule in WrightRule]?: ComponentType<Drawn> } = { 'WB-25': Sum, 'WB-69': Refill, 'WB-51': Division };
export const examples: { readonly [rule: string]: ComponentType<Drawn> } = drawn;
