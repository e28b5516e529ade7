/**
 * A challenge as a link: `/beat/<game>#…` with the whole game packed behind the mark, so that it needs no server. Who opens it may read
 * anything there; nothing is believed before it has been read and played again.
 */
import { type Feat, isUnfit, playerOf, readFeat, type Unfit } from '../../bots/feat.ts';
import { isTooDeep } from '../../kernel/json.ts';

export interface Challenge {
  /** Distinguishes links of the same deal, and cannot be guessed. */
  readonly salt: string;
  /** What the challenger is called; nothing where they have no name. */
  readonly by: string;
  readonly feat: Feat;
}
const FORM = 1;
/** Letters of a link, and what may come out of them: several times as much as the longest game needs. */
const LONGEST_LINK = 24_000;
const LONGEST = 400_000;
export const LONGEST_NAME = 40;
const SALT = /^[\w-]{16}$/;

const squeezed = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
/** Null when it is nothing that was squeezed, or too much of it. */
const unsqueezed = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const letters = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + letters.decode();
      text += letters.decode(value, { stream: true });
      if (text.length > LONGEST) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
};
const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const bytesOf = (letters: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  } catch {
    return null;
  }
};
export const freshSalt = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(12)));

export const packed = async ({ salt, by, feat }: Challenge): Promise<string> =>
  lettersOf(await squeezed(JSON.stringify([FORM, salt, by, feat])));
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
/** A link that was cut short, or changed on its way, has not the form of one; one of a newer form is of other rules. */
export const unpacked = async (letters: string): Promise<Challenge | Unfit> => {
  const no: Unfit = { unfit: 'shape', at: 0 };
  const bytes = letters.length > LONGEST_LINK ? null : bytesOf(letters);
  const text = bytes === null ? null : await unsqueezed(bytes);
  const given = text === null || isTooDeep(text) ? null : parsed(text);
  if (!Array.isArray(given)) return no;
  const [form, salt, by, what] = given as readonly unknown[];
  if (typeof form === 'number' && form > FORM) return { unfit: 'rules', at: 0 };
  if (typeof salt !== 'string' || !SALT.test(salt) || typeof by !== 'string' || by.length > LONGEST_NAME) return no;
  const feat = readFeat(what);
  return isUnfit(feat) ? feat : { salt, by, feat };
};
export const pathOf = async (challenge: Challenge): Promise<string> => `/beat/${challenge.feat.game}#${await packed(challenge)}`;

/** The day of a deal of the day, which its seed tells. */
export const dayOf = ({ seed }: Feat): string | null => /^day \S+ (\d{4}-\d\d-\d\d)$/.exec(seed)?.[1] ?? null;
/** Bots are called as they sit; the player as they are. */
export const namesOf = (feat: Feat, player: string): readonly string[] =>
  feat.chairs.map((bot, seat) => (bot === null ? player : `${bot} ${seat + 1}`));
export const movesOf = (feat: Feat): number =>
  feat.steps.filter(
    step => typeof step === 'object' && (Array.isArray(step) ? step[0] : (step as { seat?: number }).seat) === playerOf(feat),
  ).length;
