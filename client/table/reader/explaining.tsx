/** Explanations loaded with the table: its places, and its cards in games without a page for each card. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../shell/settings.ts';
import { aboutWords, gameWords, loadAboutWords, say, unspoken } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';
import { Rule } from './about.tsx';
import { Reader } from './reader.tsx';

/** What a card does, in a sentence or two; empty where its face says it all. */
export const effectOf = ({ game }: Session, face: string): string =>
  gameWords(game.id).effects[face] ?? aboutWords(game.id)?.about[game.topicOf?.(face) ?? face]?.text ?? '';
/** A card in full. */
const Reading = ({ session, face }: { readonly session: Session; readonly face: string }): JSX.Element => {
  const { game } = session;
  const words = gameWords(game.id);
  const known = aboutWords(game.id);
  return (
    <div class="reading">
      <div class={`card ${game.frame(face)}`} aria-hidden="true">
        <game.Face face={face} />
      </div>
      <div class="says">
        <h3 class="d">{words.faces[face]}</h3>
        <p class="text">{effectOf(session, face)}</p>
        <Rule session={session} rule={known?.cards[face] ?? null} />
      </div>
    </div>
  );
};
export const Explaining = ({ session }: { readonly session: Session }): JSX.Element => {
  const { game } = session;
  const spoken = language.value;
  useEffect(() => {
    loadAboutWords(game.id, spoken).catch(why => {
      unspoken.value = why;
    });
  }, [game, spoken]);
  const Own = game.reader?.Reading;
  return (
    <Reader
      title={game.reader?.title() ?? say().ui.about.card}
      Reading={Own ?? (({ face }) => <Reading session={session} face={face} />)}
      session={session}
    />
  );
};
