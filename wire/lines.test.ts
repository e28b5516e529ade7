/** Which names and lines are accepted, and in which form. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chatLine, guestName } from './lines.ts';

const named = (name: string): string | null => {
  const read = v.safeParse(guestName, name);
  return read.success ? read.output : null;
};
const said = (text: string): string | null => {
  const read = v.safeParse(chatLine, text);
  return read.success ? read.output : null;
};

test.each(['Ann', 'Марія Ґалаґан', 'Jean-Luc d’Été', 'Nguyễn', '🤠', '👩‍🌾 Eve', '👩🏽‍🚀', 'No 1️⃣', '李小龍', 'अनु'])(
  '%s is a name',
  name => {
    expect(named(name)).toBe(name.normalize('NFKC'));
  },
);
test('a name has one form', () => {
  expect(named('  Ａｎｎ\u00a0\u2003 Ｂ ')).toBe('Ann B');
  expect(named('e\u0301')).toBe('é');
  expect(named('\ufb01lm')).toBe('film');
});
test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u2003 '],
  ['an unseen blank', '\u200b'],
  ['an unseen letter', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a soft hyphen within', 'An\u00adn'],
  ['a joiner within', 'An\u200dn'],
  ['a joiner at the end', '👩\u200d'],
  ['a picture form without a sign', 'A\ufe0fnn'],
  ['another form of a letter', 'A\ufe01nn'],
  ['a turn of direction', 'Ann\u202egro'],
  ['a mark of direction', 'Ann\u200f'],
  ['a private character', '\ue000'],
  ['half a character', 'A\ud800'],
  ['two lines', 'Ann\nBen'],
  ['a tag', '\u{e0041}Ann'],
  ['a tower of accents', 'A\u0300\u0301\u0302\u0303nn'],
  ['nothing but accents', '\u0301\u0302'],
  ['more than fits', 'x'.repeat(25)],
  ['what fits until it is written out', '\ufdfa'.repeat(24)],
])('%s is no name', (_, name) => {
  expect(named(name)).toBeNull();
});
test('chat keeps its form, under the same rules', () => {
  expect(said('½ a mile… ™')).toBe('½ a mile… ™');
  expect(said('👩‍🌾  hi')).toBe('👩‍🌾  hi');
  for (const text of ['\u200b', 'a\u202eb', 'z\u0300\u0301\u0302', 'a\u2028b']) expect(said(text)).toBeNull();
});
