/** The Dynamite, and fresh cowboys when it leaves nobody with one. */
import { expect } from 'vitest';
import { countAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

/** Butch calls; three teams. All others with a cowboy join, except the one who `stays`. */
const bang = (options: object, more: { readonly zones?: object; readonly stays?: string; readonly rest?: string } = {}) => {
  const { zones, stays, rest } = more;
  const s = story(
    caliber45,
    {
      Jesse: { hand: 'mustang ammo-6', cowboy: 'pat-garrett', money: 'gold-train' },
      Billy: { hand: 'mustang', cowboy: 'buffalo-bill' },
      Butch: { hand: 'mustang', cowboy: 'wyatt-earp' },
    },
    {
      options: { ...options },
      open: { active: 'Butch' },
      zones: { spread: 'dynamite', stable: 'jesse-james belle-starr doc-holliday', ...zones },
      ...(rest === undefined ? {} : { rest }),
    },
  ).does('Butch', 'rob');
  for (const name of ['Jesse', 'Billy']) s.does(name, name === stays ? 'decline' : 'join');
  return s.does('Butch', 'pick 0');
};

rule('C45-46 every rider’s cowboy dies, Mustang or not; the card goes to the discard, and arming begins after the caller', () => {
  bang({}, { stays: 'Billy' })
    .hears('rail', 'killed', { seat: 'Butch' })
    .hears('rail', 'killed', { seat: 'Jesse' })
    .sees('rail', 'graveyard', 'pat-garrett wyatt-earp')
    .sees('rail', 'cowboy Billy', '?')
    .sees('Jesse', 'hand Jesse', 'ammo-6 mustang')
    .sees('rail', 'money Jesse', 'gold-train')
    .sees('rail', 'spent', 'dynamite')
    .fact('robbery', null)
    .isAsked('Jesse');
});

rule(
  'C45-47, C45-81 if nobody at the table has a cowboy left, everybody is dealt a new one, without tokens and without a choice',
  () => {
    bang({})
      .hears('rail', 'fresh-cowboys')
      .sees('rail', 'graveyard', 'buffalo-bill pat-garrett wyatt-earp')
      .sees('Butch', 'cowboy Butch', 'jesse-james')
      .sees('Jesse', 'cowboy Jesse', 'belle-starr')
      .sees('Billy', 'cowboy Billy', 'doc-holliday')
      .sees('rail', 'cowboy Billy', '?')
      .fact('tokens', [0, 0, 0])
      .mayNot('Jesse', 'refuse', 'C45-21')
      .isAsked('Jesse')
      .offered('Jesse', 'draw', 'rob', 'pass');
  },
);

rule('C45-47 one cowboy left at the table, riding or not, and nobody is dealt any', () => {
  bang({}, { stays: 'Jesse' }).sees('rail', 'cowboy Butch', '').sees('rail', 'cowboy Billy', '').isAsked('Jesse');
});

rule('C45-47, C45-81 for those who rode: they are dealt new ones, whatever the others have', () => {
  bang({ freshCowboys: 'riders' }, { stays: 'Billy' })
    .hears('rail', 'fresh-cowboys')
    .sees('Butch', 'cowboy Butch', 'jesse-james')
    .sees('Jesse', 'cowboy Jesse', 'belle-starr')
    .sees('Billy', 'cowboy Billy', 'buffalo-bill')
    .fact('tokens', [0, 0, 0])
    .isAsked('Jesse');
});

rule('C45-47, C45-81 by vote: all must agree', () => {
  bang({ freshCowboys: 'vote' })
    .isAsked('Jesse', 'Billy', 'Butch')
    .offered('Billy', 'agree', 'disagree')
    .does('Billy', 'agree')
    .does('Jesse', 'agree')
    .isAsked('Butch')
    .sees('rail', 'cowboy Jesse', '')
    .does('Butch', 'agree')
    .hears('rail', 'voted', { against: [] })
    .sees('Jesse', 'cowboy Jesse', 'belle-starr')
    .isAsked('Jesse');
  bang({ freshCowboys: 'vote' })
    .does('Billy', 'agree')
    .does('Jesse', 'disagree')
    .does('Butch', 'agree')
    .hears('rail', 'voted', { against: ['Jesse'] })
    .sees('rail', 'cowboy Billy', '')
    .offered('Jesse', 'hire', 'pass')
    .isAsked('Jesse');
});

rule('C45-81 there is no vote while somebody has a cowboy, and none without a Dynamite', () => {
  bang({ freshCowboys: 'vote' }, { stays: 'Billy' }).isAsked('Jesse').mayNot('Jesse', 'agree', 'C45-81');
});

rule('C45-81 or the table plays without it', () => {
  bang({ freshCowboys: 'off' }).sees('rail', 'cowboy Billy', '').offered('Jesse', 'hire', 'pass').isAsked('Jesse');
});

rule('C45-81 they are dealt clockwise from the caller; if the deck runs out in the middle, the dead are shuffled in', () => {
  const s = bang({}, { zones: { stable: 'jesse-james', graveyard: '', weapons: 2 }, rest: 'box' })
    .sees('Butch', 'cowboy Butch', 'jesse-james')
    .hears('rail', 'shuffled')
    .isAsked('Jesse');
  // The three dead were all there was: two of them ride again, one is left to hire.
  expect([0, 1, 2].map(seat => countAt(s.table, at.cowboy(seat)))).toEqual([1, 1, 1]);
  expect([countAt(s.table, at.stable), countAt(s.table, at.graveyard)]).toEqual([1, 0]);
});

rule('C45-81 no other way of losing the last cowboy brings fresh ones', () => {
  story(caliber45, { Jesse: { cowboy: 'pat-garrett' }, Billy: {} }, { zones: { spread: 'sheriff' } })
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .sees('rail', 'cowboy Jesse', '')
    .offered('Billy', 'hire', 'pass')
    .isAsked('Billy');
  story(caliber45, { Jesse: { cowboy: 'pat-garrett' }, Billy: {} }, { zones: { spread: 'war-party-2' } })
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .offered('Billy', 'hire', 'pass')
    .isAsked('Billy');
});
