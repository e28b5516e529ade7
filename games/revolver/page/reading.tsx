/** A card read whole: its face at full size, what each of its symbols means, what it costs in words, and whose design it is. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { cardOf, isFace } from '../faces.ts';
import type { Card, Icon } from '../vocabulary/card.ts';
import type { CardText } from '../words/card-text.ts';
import { bandOf, Face, frame, isHouse } from './card.tsx';
import { signs } from './pictures.ts';
import { screen } from './screen.ts';

const costOf = ({ cost }: Card): string => {
  const { terms } = screen();
  const { discard = 0, random = 0, dollars = 0 } = cost;
  const parts = [
    discard > 0 && terms.cost.discard(discard),
    random > 0 && terms.cost.random(random),
    dollars > 0 && terms.cost.dollars(dollars),
  ].filter(part => part !== false);
  return parts.length === 0 ? terms.cost.free : parts.join(', ');
};
const signsOf = (card: Card): readonly Icon[] => [
  ...bandOf(card),
  ...(['gunfighter', 'red'] as const).filter(icon => card.icons.includes(icon)),
];

export const Reading = ({ face }: { readonly face: string }): JSX.Element | null => {
  if (!isFace(face)) return null;
  const card = cardOf(face);
  const { terms, cards, printedAs } = screen();
  const { name, printed, text }: CardText = cards[face];
  const pays = card.back === 'colty' || card.back === 'mcready' || card.back === 'frontier';
  return (
    <div class="reading">
      <div class={`card ${frame(face)}`} aria-hidden="true">
        <Face face={face} />
      </div>
      <div class="says">
        <h3 class="d">{name}</h3>
        {printed !== undefined && <p class="sort">{printedAs(printed)}</p>}
        <p class="sort">
          {terms.types[card.back === 'ambush' ? 'ambush' : card.type]}
          {card.unique && card.type !== 'bandit' && ` · ${terms.unique}`}
          {` · ${terms.sets[card.set]}`}
        </p>
        <dl>
          {pays && (
            <div>
              <dt>{terms.values.cost}</dt>
              <dd>{costOf(card)}</dd>
            </div>
          )}
          {card.firepower !== null && (
            <div>
              <dt>{terms.values.firepower}</dt>
              <dd>{`${card.firepower}`.replace('-', '−')}</dd>
            </div>
          )}
        </dl>
        {text !== '' && <p class="text">{text}</p>}
        <ul class="signs">
          {signsOf(card).map(icon => (
            <li key={icon}>
              <Outline d={signs[icon]} />
              <span>
                <b>{terms.glossary[icon][0]}</b>: {terms.glossary[icon][1]}
              </span>
            </li>
          ))}
        </ul>
        {isHouse(card) && (
          <p class="house">
            <b>{terms.house}.</b> {terms.houseAbout}
          </p>
        )}
      </div>
    </div>
  );
};
