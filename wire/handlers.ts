/** Handlers of questions, and the one place that dispatches to them. A page loads this without the schemas of questions. */
import type { Answered, Ask, Request, RequestOf } from './requests.ts';

/** A handler for each of these questions: a missing one does not compile. `From` is its argument next to the question. */
export type Handlers<A extends Ask, From extends readonly unknown[]> = {
  readonly [Q in A]: (request: RequestOf<Q>, ...from: From) => Answered<Q> | Promise<Answered<Q>>;
};
export const isFor = <A extends Ask, From extends readonly unknown[]>(
  handlers: Handlers<A, From>,
  request: Request,
): request is Extract<Request, { readonly ask: A }> => Object.hasOwn(handlers, request.ask);

export const answered = <A extends Ask, From extends readonly unknown[]>(
  handlers: Handlers<A, From>,
  request: RequestOf<A>,
  ...from: From
): Answered<A> | Promise<Answered<A>> => handlers[request.ask](request, ...from);
