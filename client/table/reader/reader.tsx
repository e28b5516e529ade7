/** Draws explanations, beside the pointer or as a sheet: of a card, a place of the table, or everything in sight. */
import type { ComponentType, JSX } from 'preact';
import { Dialog } from '../../shell/dialog.tsx';
import { say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';
import { explain, Topic } from './about.tsx';
import { placeOf, reading } from './reading.ts';
import './reader.css';

const close = (): void => {
  reading.value = null;
};
/** Every place in sight that has an explanation, each topic once. */
const allPlaces = (session: Session): readonly string[] => {
  const places = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('main [data-about], main [data-spot]')) {
    const place = placeOf(element)!;
    const told = element.getClientRects().length === 0 ? null : explain(session, place);
    if (told !== null && !places.has(told.name)) places.set(told.name, place);
  }
  return [...places.values()];
};
interface ReaderProps {
  readonly title: string;
  readonly Reading: ComponentType<{ readonly face: string }>;
  /** Absent where only cards have explanations. */
  readonly session?: Session;
}
export const Reader = ({ title, Reading, session }: ReaderProps): JSX.Element | null => {
  const now = reading.value;
  if (now === null) return null;
  const subject = now.how === 'all' ? null : now.subject;
  const place =
    subject === null || 'face' in subject || session === undefined
      ? undefined
      : subject.places.find(each => explain(session, each) !== null);
  // Nothing there has an explanation, or the words are not loaded yet.
  if (subject !== null && !('face' in subject) && place === undefined) return null;
  const inside =
    subject !== null && 'face' in subject ? (
      <Reading face={subject.face} />
    ) : session === undefined || place === undefined ? null : (
      <Topic session={session} place={place} />
    );
  if (now.how === 'beside')
    return (
      <div
        class={`bill beside ${'face' in now.subject ? '' : 'short'}`}
        style={{ left: `${now.left}px`, top: `${now.top}px` }}
        // Visual only: nothing in it can be pressed or focused, not even the cited rule.
        inert
      >
        {inside}
      </div>
    );
  const { ui } = say();
  return (
    <Dialog title={now.how === 'all' || !('face' in now.subject) ? ui.about.title : title} close={close}>
      {now.how === 'sheet' && inside}
      {now.how === 'all' && session !== undefined && (
        <div class="topics">
          {allPlaces(session).map(place => (
            <Topic key={place} session={session} place={place} />
          ))}
        </div>
      )}
      <button type="button" class="btn go" onClick={close}>
        {ui.close}
      </button>
    </Dialog>
  );
};
