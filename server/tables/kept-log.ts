/** A game as it was witnessed, as the store keeps it: compressed, and without names, which are the result's to tell. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { isFault, type LogHeader, logText, readLog } from '../../kernel/log.ts';
import type { Recorded } from '../../table/play/record.ts';
import type { Result } from '../store/shape/results.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half a megabyte becomes some ten kilobytes at this one, in a few milliseconds of another thread; higher ones gain little. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const readWhole = (text: string) => {
  const log = readLog(text);
  if (isFault(log)) throw new Error(`a kept log is not whole: line ${log.line}: ${log.fault}`);
  return log;
};

/** Only the first line has names in it: to read the others again would cost four times as much as to compress them. */
const nameless = (text: string): string => {
  const end = text.indexOf('\n');
  const { names: _, ...header } = JSON.parse(text.slice(0, end)) as LogHeader;
  return JSON.stringify(header) + text.slice(end);
};

export const packed = async ({ log }: Recorded): Promise<string> => (await compress(nameless(log), QUALITY)).toString('base64');
export const unpacked = async (text: string, { seats }: Pick<Result, 'seats'>): Promise<Recorded> => {
  const log = readWhole((await decompress(Buffer.from(text, 'base64'))).toString());
  const header = { ...log.header, names: seats.map(({ name }) => name) };
  return { outcome: log.end.outcome, log: logText({ ...log, header }) };
};
