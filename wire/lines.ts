/** Lines that people write for people: names and chat. Nothing that hides, towers over its line or turns the direction of what follows. */
import * as v from 'valibot';

/** Nothing to see: ends of lines, what only formats, what is nobody's, letters that are blank. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Two parts of an emoji are joined by an unseen character; nothing else is. */
const LOOSE_JOIN = /(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
/** The picture form of a sign, where there is no sign. */
const LOOSE_FORM = /(?<![\p{Emoji}])\ufe0f/u;
/** Letters carry an accent or two. */
const TOWER = /\p{M}{3}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const isReadable = (text: string): boolean => ![UNSEEN, LOOSE_JOIN, LOOSE_FORM, TOWER].some(bad => bad.test(text));

const line = (longest: number, form: 'NFC' | 'NFKC') =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform(text => text.normalize(form).trim()),
    v.check(text => VISIBLE.test(text), 'something to see'),
    v.check(isReadable, 'no control characters, no unseen ones and no towers of accents'),
    v.maxLength(longest),
  );

export const LONGEST_LINE = 280;
export const LONGEST_NAME = 24;

export const chatLine = line(LONGEST_LINE, 'NFC');
/** In names everything has one form, and words are one blank apart. */
export const guestName = v.pipe(
  line(LONGEST_NAME, 'NFKC'),
  v.transform(name => name.replace(/\s+/gu, ' ')),
);
