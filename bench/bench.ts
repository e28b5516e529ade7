/** What a benchmark is, to the command that runs it. */
export interface Bench {
  readonly says: string;
  /** The flags it takes, each with a value and what that value means. */
  readonly flags: { readonly [flag: string]: string };
  /** Prints a table for people; returns the figures for machines. */
  run(flags: { readonly [flag: string]: string | undefined }): Promise<object>;
}

/** A flag with an invalid value; the message says which values are valid. */
export class WrongFlag extends Error {}

export const wholeNumber = (text: string | undefined, standard: number, flag: string): number => {
  const number = Number(text ?? standard);
  if (!Number.isSafeInteger(number) || number < 1) throw new WrongFlag(`--${flag} must be a whole number from 1, not "${text}".`);
  return number;
};
