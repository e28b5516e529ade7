/** Parts of a table that a player opens when needed: explanations, one rule of the book, what was missed. Loaded after the first cards. */
import type { JSX } from 'preact';
import { Missed } from '../log/missed.tsx';
import type { Session } from '../session/session.ts';
import { Explaining } from './explaining.tsx';
import { RuleSheet } from './rule.tsx';

export const Beside = ({ session }: { readonly session: Session }): JSX.Element => (
  <>
    <Missed session={session} />
    <RuleSheet />
    <Explaining session={session} />
  </>
);
