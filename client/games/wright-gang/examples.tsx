/** The worked examples of the rulebook, as little tables with real cards. */
import type { ComponentType, JSX } from 'preact';
import type { RuleId } from '../../../games/wright-gang/rules.ts';
import type { WrightSchool } from '../../../words/wright-gang/school.ts';
import { schoolWords } from '../../learn/schools.ts';
import { Icon } from '../../shell/icon.tsx';
import { gameWords } from '../../shell/words.ts';
import { Card } from '../../table/card.tsx';
import type { GameClient } from '../../table/session.ts';
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
/** Twenty-three cards: 12, 6 and 3, two for nobody, and the slowest goes without. */
const shares = [
  { revolver: ['6', '6', '6'], takes: 12 },
  { revolver: ['6', '6', '6'], takes: 6 },
  { revolver: ['7', '7'], takes: 3 },
  { revolver: ['7', '7', '7'], takes: null },
] as const;
const LOOT = 23;
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
      <i class="lost" style={{ flex: `${LOOT - 12 - 6 - 3}` }} />
    </p>
    <p>{words().nobody}</p>
  </div>
);

const drawn: { readonly [rule in RuleId]?: ComponentType<Drawn> } = { 'WB-25': Sum, 'WB-69': Refill, 'WB-51': Division };
export const examples: { readonly [rule: string]: ComponentType<Drawn> } = drawn as {
  readonly [rule: string]: ComponentType<Drawn>;
};
