/**
 * Numbers in texts come from the data they speak of. In the texts of a game that keeps this law no figure is typed: it is filled in, from the
 * game's figures or, in an example, worked out. What is spelled out stays small: who plays and what is counted on one hand.
 */
import { expect, test } from 'vitest';
import type { GameId } from '../games/index.ts';
import { quoted, type Written, written } from '../testing/project/texts.ts';
import { type Language, languages } from './language.ts';

/** The games whose texts keep it. */
const kept: readonly GameId[] = ['wright-gang', 'caliber-45', 'steel-bullets'];

const RULE = /[A-Z]+[0-9]*-[0-9]+[a-z]?/g;
/** A number that is a name counts nothing: the 5, two 7s, a lone 7, chamber 4, a card of 2 bullets. Zero does not count either. */
const NAMES =
  /^[0-9]$|\b(?:the|an?|third|lone|whose) [0-9]\b|\b[0-9]s\b|\b0\b|(?:chambers?|кам[оеі]р\p{L}*) [0-9](?: (?:and|и|і|й) [0-9])?/giu;
/** Keys and names of cards that are told apart by a number, and the name of a game. */
const CARDS =
  /^(?:ammo|war-party)-[0-9]$|^(?:карт[иы]? по )?[0-9] (?:bullet|патрон|наб)\p{L}*$|^(?:War party of|Индейцы:|Індіанці:) [0-9]$|^(?:Caliber )?45(?: кал[иі]бр)?$/u;
const spelled: { readonly [L in Language]: RegExp } = {
  en: /\b(?:five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/i,
  ru: /(?<!\p{L})(?:пят|шест|сем|девят|десят|двенадцат|двадцат)(?:ь|и|ью)(?!\p{L})|(?<!\p{L})вос(?:емь|ьми)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:п’ят|шіст|дев’ят|десят|дванадцят|двадцят)(?:ь|и)(?!\p{L})|(?<!\p{L})(?:шести|сім|семи|вісім|восьми)(?!\p{L})/iu,
};
const isTyped = ({ text, language }: Written): boolean => {
  const said = text.replace(CARDS, '').replaceAll(RULE, '').replaceAll(NAMES, '');
  return /[0-9]/.test(said) || spelled[language].test(said);
};

const texts = written();
test.each(kept.flatMap(game => languages.map(language => [game, language] as const)))(
  '%s: no number is typed by hand in %s',
  (game, language) => {
    const here = texts.filter(text => text.game === game && text.language === language);
    expect(here.length).toBeGreaterThan(200);
    expect(here.filter(isTyped).map(quoted)).toEqual([]);
  },
);
