/** What is agreed on in Revolver, set by set: a sentence for each that is in, and one line for all that are out. */
import type { JsonObject } from '../../../kernel/json.ts';
import type { RevolverNames } from './shape.ts';

export interface AgreedWords {
  /** No set is in. */
  readonly alone: string;
  readonly without: string;
  /** Both sides have the same kind of deck. */
  readonly both: string;
  /** The set of the modules. */
  readonly modules: string;
}
type Options = RevolverNames['options'];
const sets = ['set11', 'set12', 'set13'] as const;
const modules = ['moduleA', 'moduleB', 'moduleC', 'moduleD'] as const;

/** `1.4 A: the duel` is the module A, and what it brings is the duel. */
const letterOf = (name: string): string => name.split(/[ :]/)[1]!;
const broughtBy = (name: string): string => name.split(': ')[1]!;
/** Once it is in, what it depends on need not be said. */
const brief = (about: string): string => {
  const said = about.split('. ')[0]!.replace(/\.$/, '');
  return said.charAt(0).toLowerCase() + said.slice(1);
};
const deckSaid = ({ texts, own }: Options['coltyDeck'], deck: unknown): string => texts[String(deck)] ?? own(String(deck));
const decksSaid = (options: Options, both: string, { coltyDeck, mcreadyDeck }: JsonObject): readonly string[] => {
  const sides = [
    { said: options.coltyDeck, deck: coltyDeck },
    { said: options.mcreadyDeck, deck: mcreadyDeck },
  ].filter(({ deck }) => deck !== undefined);
  const [one, other] = sides.map(({ said, deck }) => deckSaid(said, deck));
  if (one === other && one !== undefined) return [`${both}: ${one}`];
  return sides.map(({ said, deck }) => `${said.name}: ${deckSaid(said, deck)}`);
};

export const agreedSets = (options: Options, words: AgreedWords, agreed: JsonObject): readonly string[] => {
  const [inSets, inModules] = [sets.filter(set => agreed[set] === true), modules.filter(each => agreed[each] === true)];
  const [outSets, outModules] = [sets.filter(set => agreed[set] === false), modules.filter(each => agreed[each] === false)];
  const [star] = words.modules.split(' ');
  const outStar =
    outModules.length === modules.length
      ? [star]
      : outModules.map((each, i) => (i === 0 ? `${star} ` : '') + letterOf(options[each].name));
  const out = [...outSets.map(set => options[set].name.split(' ')[0]), ...outStar];
  const isAlone = inSets.length + inModules.length === 0 && out.length > 0;
  return [
    ...inSets.map(set => `${options[set].name}: ${brief(options[set].about)}`),
    ...(inModules.length === 0 ? [] : [`${words.modules}: ${inModules.map(each => broughtBy(options[each].name)).join(', ')}`]),
    ...(isAlone ? [words.alone] : out.length > 0 ? [`${words.without} ${out.join(', ')}`] : []),
    ...decksSaid(options, words.both, agreed),
  ];
};
