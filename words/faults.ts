/** What is wrong with a log, in the reader's language. The kernel says it in English; here each of its sentences is known by its form. */
import type { PageWords } from './pages.ts';

type FaultWords = PageWords['faults'];
const forms: { readonly [Fault in keyof FaultWords]: RegExp } = {
  notLog: /^this is not a log/,
  format: /^the format of this log is (.+), this program reads (.+)$/,
  header: /^the header lacks "(.+)"$/,
  line: /^this line is not whole$/,
  afterEnd: /^there is more after the end$/,
  count: /^the end speaks of (.+) inputs, but there are (.+)$/,
  missing: /^input (.+) is missing; this line is number (.+)$/,
  noInput: /^this line has no input or no digest$/,
  cut: /^the log is cut short/,
  otherGame: /^this is a log of (.+), not of (.+)$/,
  otherRules: /^played by version (.+) of the rules of (.+); this program plays version (.+)$/,
  refused: /^this input is refused: (.+) \(([^()]+)\)$/,
  otherTable: /^the table after this input is not the one that was logged$/,
  otherEnd: /^the outcome is not the one that was logged$/,
  noGame: /^there is no game "(.*)" here$/,
  noProof: /^the log carries no proof$/,
  badProof: /^the proof is not whole$/,
  secret: /^the secret is not the one/,
  pledge: /^the entropy of seat (.+) is not what it had pledged$/,
  seed: /^the seed does not follow/,
  otherProof: /^the log has another proof than was told$/,
  notShown: /^the log does not lead to what this page was shown$/,
  laid: /^a table that was laid out by hand/,
  noSeat: /^there is no such seat$/,
  over: /^the game is over at this moment$/,
};

/** `reason` puts the refusal of an input into words. What is not known is left as it is. */
export const faultIn = (words: FaultWords, fault: string, reason: (why: string) => string | null): string => {
  for (const key of Object.keys(forms) as (keyof FaultWords)[]) {
    const found = forms[key].exec(fault);
    if (found === null) continue;
    const [, ...parts] = found;
    if (key === 'refused') return words.refused(reason(parts[0]!) ?? parts[0]!, parts[1]!);
    return (words[key] as (...given: readonly string[]) => string)(...parts);
  }
  return fault;
};
