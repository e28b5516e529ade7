/** The worked examples of the rulebook, as little tables with real cards. */
import type { ComponentType, JSX } from 'preact';
import { schoolWords } from '../../../../client/learn/schools.ts';
import { Card } from '../../../../client/table/pieces/card.tsx';
import type { GameClient } from '../../../../client/table/session/session.ts';
import type { CaliberFace } from '../../faces.ts';
import type { CaliberRule } from '../../rules.ts';
import type { CaliberSchool } from '../../words/shape.ts';
import { faceName, GAME, screen } from '../screen.ts';

type Words = CaliberSchool['examples'];
/** A pit with cards and what they do there; or a sign between two. */
type Part = readonly [caption: keyof Words, ...faces: readonly (CaliberFace | null)[]] | string;
interface Example {
  readonly parts: readonly Part[];
  readonly says: keyof Words;
}
const words = (): Words => (schoolWords(GAME) as CaliberSchool).examples;

const Drawn = ({ game, example }: { readonly game: GameClient; readonly example: Example }): JSX.Element => (
  <div class="felted">
    <p class="eq">
      {example.parts.map((part, i) =>
        typeof part === 'string' ? (
          <b key={i} class="d">
            {part}
          </b>
        ) : (
          <Pit key={i} game={game} part={part} />
        ),
      )}
    </p>
    <p>{words()[example.says]}</p>
  </div>
);
const Pit = ({
  game,
  part: [caption, ...faces],
}: {
  readonly game: GameClient;
  readonly part: Exclude<Part, string>;
}): JSX.Element => (
  <span class="pit">
    <small>{words()[caption]}</small>
    <span class="cards">
      {faces.map((face, i) =>
        face === null ? (
          <Card key={i} game={game} face={null} size="tiny" back="b-weapon" name={screen().weapons} />
        ) : (
          <Card key={i} game={game} face={face} size="tiny" name={faceName(face)} />
        ),
      )}
    </span>
  </span>
);

const shown: { readonly [rule in CaliberRule]?: Example } = {
  'C45-73': { parts: [['cowboy', 'pat-garrett'], '+', ['fired', 'ammo-6', 'ammo-6'], '→', '7'], says: 'limit' },
  'C45-17': { parts: [['thrown', 'coyote', 'ammo-1'], '→', ['drawn', null]], says: 'coyote' },
  'C45-68': { parts: [['guarded', 'gold-train'], '←', ['fired', 'ammo-3', 'ammo-2']], says: 'guards' },
  'C45-50': { parts: [['fired', 'ammo-4', 'ammo-3'], '→', ['cowboy', 'belle-starr'], '←', ['saves', 'mustang']], says: 'tooWeak' },
  'C45-28': { parts: [['pays', 'mail-car'], '→', ['change', 'stagecoach']], says: 'change50' },
};
export const examples: { readonly [rule: string]: ComponentType<{ readonly game: GameClient }> } = Object.fromEntries(
  Object.entries(shown).map(([rule, example]) => [
    rule,
    ({ game }: { readonly game: GameClient }): JSX.Element => <Drawn game={game} example={example} />,
  ]),
);
