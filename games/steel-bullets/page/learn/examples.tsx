/** The worked examples of the rulebook, as little tables with real cards and chambers. */
import type { ComponentType, JSX } from 'preact';
import { schoolWords } from '../../../../client/learn/schools.ts';
import { Card } from '../../../../client/table/pieces/card.tsx';
import type { GameClient } from '../../../../client/table/session/session.ts';
import type { BulletsRule } from '../../rules.ts';
import type { BulletsSchool } from '../../words/shape.ts';
import { Disc } from '../card.tsx';
import { faceName, GAME, screen } from '../screen.ts';

interface Drawn {
  readonly game: GameClient;
}
type Chamber = 'click' | 'bang' | 'shut' | 'next';
const words = (): BulletsSchool['examples'] => (schoolWords(GAME) as BulletsSchool).examples;
const One = ({ game, face }: Drawn & { readonly face: string }): JSX.Element => (
  <span class="cards">
    <Card game={game} face={face} size="small" name={faceName(face)} />
  </span>
);
/** Six chambers in a row, as if the cylinder were unrolled. */
const Chambers = ({ list }: { readonly list: readonly Chamber[] }): JSX.Element => (
  <ol class="unrolled">
    {list.map((chamber, i) => (
      <li key={i} class={chamber === 'shut' ? 'hid' : chamber === 'next' ? 'hid next' : chamber}>
        <span class="round" aria-hidden="true">
          <Disc face={chamber === 'click' || chamber === 'bang' ? chamber : null} />
        </span>
        <small aria-hidden="true">{chamber === 'next' ? screen().next : i + 1}</small>
        <span class="sr">
          {chamber === 'click' || chamber === 'bang' ? screen().open(i + 1, faceName(chamber)) : screen().shut(i + 1)}
        </span>
      </li>
    ))}
  </ol>
);

/** Three and four are open: five is next. */
const Next = (): JSX.Element => (
  <div class="felted">
    <Chambers list={['shut', 'shut', 'click', 'click', 'next', 'shut']} />
    <p>{words().next}</p>
  </div>
);
/** Bang!, and a Misfire. */
const Saved = ({ game }: Drawn): JSX.Element => (
  <div class="felted">
    <p class="eq">
      <span class="round bang" role="img" aria-label={faceName('bang')}>
        <Disc face="bang" />
      </span>
      <b class="d">+</b>
      <One game={game} face="misfire" />
      <b class="d">=</b>
      <b class="tells">{words().alive}</b>
    </p>
    <p>{words().saved}</p>
  </div>
);
/** A Will on a Will on Nerves. */
const Chain = ({ game }: Drawn): JSX.Element => (
  <div class="felted">
    <p class="eq">
      {(['nerves', 'will', 'will'] as const).map((face, i) => (
        <span key={i} class="pit">
          <small>{words().players[i]}</small>
          <One game={game} face={face} />
        </span>
      ))}
    </p>
    <p>{words().chain}</p>
  </div>
);
/** Both bullets are out: shut, shuffle, two again. */
const Spent = (): JSX.Element => (
  <div class="felted">
    <Chambers list={['bang', 'click', 'click', 'bang', 'shut', 'shut']} />
    <p>{words().spent}</p>
  </div>
);

const drawn: { readonly [rule in BulletsRule]?: ComponentType<Drawn> } = {
  'SB-3': Next,
  'SB-4': Spent,
  'SB-20a': Saved,
  'SB-43': Chain,
};
export const examples: { readonly [rule: string]: ComponentType<Drawn> } = drawn;
