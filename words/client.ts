/** The shape of the words of the web client's pages: every key of the English ones, with the same parameters. */
import type { client } from './en/client.ts';

export type Same<Words> = Words extends string
  ? string
  : Words extends readonly string[]
    ? readonly string[]
    : Words extends (...given: infer Given) => infer Result
      ? (...given: Given) => Result
      : { readonly [Key in keyof Words]: Same<Words[Key]> };
export type ClientWords = Same<typeof client>;
