/** Who answers questions: a handler for each, and the one place where a question finds its own. A page loads this, and not the schemas of questions. */
import type { Answered, Ask, Request, RequestOf } from './requests.ts';

/** A handler for each of these questions: without one of them it does not compile. `From` is what it gets besides the question. */
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
