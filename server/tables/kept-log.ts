/** A witnessed game as stored: compressed, and without names, which come from the result. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Json } from '../../kernel/json.ts';
import { isFault, type LogHeader, logText, readLog } from '../../kernel/log.ts';
import type { Recorded } from '../../table/play/record.ts';
import type { Result } from '../store/shape/results.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** At this level half a megabyte becomes some ten kilobytes, in a few milliseconds of another thread; higher levels gain little. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const readWhole = (text: string) => {
  const log = readLog(text);
  if (isFault(log)) throw new Error(`a kept log is not whole: line ${log.line}: ${log.fault}`);
  return log;
};

/** Called-off starts, by the seats of guests who played later. Others are stored anonymously. */
type Missed = readonly (readonly (string | number)[])[];
const ANONYMOUS = '?';
const withMissed = (header: LogHeader, change: (missed: Missed) => Missed): LogHeader => {
  const proof = header.proof as { readonly missed?: Missed } | null | undefined;
  return proof?.missed === undefined ? header : { ...header, proof: { ...proof, missed: change(proof.missed) } as Json };
};
/** Only the first line has names: parsing the others would cost four times as much as compressing them. */
const nameless = (text: string): string => {
  const end = text.indexOf('\n');
  const { names = [], ...header } = JSON.parse(text.slice(0, end)) as LogHeader;
  const seatOf = (name: string | number): string | number => {
    const seat = names.findIndex(each => each === name);
    return seat < 0 ? ANONYMOUS : seat;
  };
  return JSON.stringify(withMissed(header, missed => missed.map(start => start.map(seatOf)))) + text.slice(end);
};

export const packed = async ({ log }: Recorded): Promise<string> => (await compress(nameless(log), QUALITY)).toString('base64');
export const unpacked = async (text: string, { seats }: Pick<Result, 'seats'>): Promise<Recorded> => {
  const log = readWhole((await decompress(Buffer.from(text, 'base64'))).toString());
  const names = seats.map(({ name }) => name);
  const nameOf = (who: string | number): string => (typeof who === 'number' ? (names[who] ?? ANONYMOUS) : who);
  const header = withMissed({ ...log.header, names }, missed => missed.map(start => start.map(nameOf)));
  return { outcome: log.end.outcome, log: logText({ ...log, header }) };
};
