/** The shape of the table's words: every key of the English ones, with the same parameters. */
import type { table } from './en/table.ts';

type Same<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : { readonly [Key in keyof Words]: Same<Words[Key]> };
export type TableWords = Same<typeof table>;
