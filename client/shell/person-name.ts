/** What people are called. */
import { say } from './words.ts';

/** A name that the server gave is said in everybody's own language. */
export const personName = (name: string): string => {
  const number = /^Stranger (\d{4})$/.exec(name)?.[1];
  return number === undefined ? name : say().ui.stranger(number);
};
