/** What lies beside a table until somebody asks for it: explanations, one rule of the book, what was missed. It comes when the first cards lie. */
import type { JSX } from 'preact';
import { Explaining } from './explaining.tsx';
import { Missed } from './missed.tsx';
import { RuleSheet } from './rule.tsx';
import type { Session } from './session.ts';

export const Beside = ({ session }: { readonly session: Session }): JSX.Element => (
  <>
    <Missed session={session} />
    <RuleSheet />
    <Explaining session={session} />
  </>
);
