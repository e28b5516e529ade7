/** Lines that people write for people: names and chat. Nothing that hides, towers over its line or turns the direction of what follows. */
import * as v from 'valibot';

/** Invisible characters: line ends, format and private-use characters, blank letters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** A joiner that does not stand between two parts of an emoji. */
const LOOSE_JOIN = /(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
/** The emoji variation selector, where there is no sign before it. */
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
/** Names have one normal form, with single blanks between words. */
export const guestName = v.pipe(
  line(LONGEST_NAME, 'NFKC'),
  v.transform(name => name.replace(/\s+/gu, ' ')),
);
