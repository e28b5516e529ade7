/** Which cards carry a Lock, which are lawmen, which bandit-allies: shown by what may be done with them, for every card there is. */
import { rule } from '../../../../testing/rule.ts';
import { deckCards, frontierCards } from '../../faces.ts';
import type { Card } from '../../vocabulary/card.ts';
import { HOUSE, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
/** What may be held: the rest of the Frontier is played as it is drawn. */
const shared = frontierCards.filter(card => !card.icons.includes('immediate'));
const macs = [...deckCards('mcready'), ...shared];
const jacks = [...deckCards('colty'), ...shared];
/** Cards of the base decks are held from them, all others from the decks of the house. */
const deckOf = ({ set }: Card): string => (set === 'base' ? 'base' : 'preset');
const stands = ({ type, icons }: Card): boolean =>
  ['character', 'firepower', 'location'].includes(type) && !icons.includes('under');

rule('RV-103, RV-226 which cards McReady may lay against Colty’s in the duel', () => {
  const locks =
    'colonel-mcready charlie-weathers brady-logan lawman bounty-hunter sharps-rifle pinkerton-agent belle-ransom warden-thorne federales texas-ranger volcanic-pistol clarence-stickley ma-shepperson pa-shepperson nameless-drifter gunslinger-for-hire reverend-henry-kane curly'.split(
      ' ',
    );
  for (const card of macs) {
    const asked = west(
      { hand: 'dynamite 38-special' },
      { hand: card.id },
      { options: { ...HOUSE, moduleA: true, mcreadyDeck: deckOf(card) }, open: { place: CREEK, hostage: 'creek' } },
    )
      .does('Jack', 'duel')
      .does('Jack', 'lay dynamite')
      .isAsked('Mac');
    if (locks.includes(card.id)) asked.may('Mac', `counter ${card.id}`);
    else asked.mayNot('Mac', `counter ${card.id}`, 'RV-226');
  }
});
rule('RV-103, RV-228 with which cards Colty has not bluffed', () => {
  const locks =
    '45-long-colt hail-of-bullets the-jackson-clan comancheros cherokee-freedmen spencer-carbine gold-plated-revolver pistoleros travis-dane ma-shepperson pa-shepperson nameless-drifter gunslinger-for-hire reverend-henry-kane curly'.split(
      ' ',
    );
  for (const card of jacks)
    west(
      { hand: card.id },
      {},
      { options: { ...HOUSE, moduleA: true, coltyDeck: deckOf(card) }, open: { place: CREEK, hostage: 'creek' } },
    )
      .does('Jack', 'duel')
      .does('Jack', `lay ${card.id}`)
      .does('Mac', 'call')
      .hears('rail', 'duel', { result: locks.includes(card.id) ? 'colty' : 'mcready' })
      .isAsked('Jack');
});
rule('RV-092 the cards that are lawmen, or are hit in place of one', () => {
  const safe = 'sharps-rifle bloodhounds the-gallows old-three-fingers mountain-howitzer ghost-town'.split(' ');
  for (const card of macs.filter(stands)) {
    const shot = west(
      { hand: 'fire-at-will 38-special' },
      { column: { bank: card.id } },
      { options: { ...HOUSE, mcreadyDeck: deckOf(card) } },
    ).isAsked('Jack');
    if (safe.includes(card.id)) shot.mayNot('Jack', 'play fire-at-will bank', 'RV-066');
    else shot.may('Jack', 'play fire-at-will bank');
  }
});
rule('RV-093, RV-100 the cards that are bandit-allies, or are hit in place of one', () => {
  const allies =
    'banditos the-jackson-clan comancheros rosa-delgado cherokee-freedmen wriggler-hooley austin-granby pistoleros trixie-and-delilah travis-dane straw-dummies ma-shepperson pa-shepperson nameless-drifter gunslinger-for-hire crooked-judge reverend-henry-kane drusilla-wilcox curly'.split(
      ' ',
    );
  for (const card of jacks.filter(stands)) {
    const shot = west(
      { column: { bank: card.id } },
      { hand: 'volcanic-pistol' },
      { options: { ...HOUSE, coltyDeck: deckOf(card) }, open: { active: 1 } },
    ).isAsked('Mac');
    // Straw dummies are not allies, but a crosshair draws the shot (RV-100).
    if (allies.includes(card.id)) shot.may('Mac', 'spend volcanic-pistol 0');
    else shot.mayNot('Mac', 'spend volcanic-pistol 0', 'RV-066');
  }
});
rule('RV-087 the cards that no Sandstorm stops', () => {
  const free = 'brady-logan rock-strewn-vantage-point reverend-henry-kane drusilla-wilcox'.split(' ');
  for (const card of macs.filter(stands)) {
    if (['swain-boys', 'double-the-guard'].includes(card.id)) continue; // the prison is their only place
    const storm = west(
      {},
      { hand: `${card.id} wire-ahead get-a-rope-boys*2 ambush`, column: { bank: 'deputy*2' } },
      {
        options: { ...HOUSE, coltyDeck: 'base', mcreadyDeck: deckOf(card) },
        open: { active: 1, dollars: [0, 2] },
        zones: { blockers: { bank: 'sandstorm' } },
      },
    ).isAsked('Mac');
    if (free.includes(card.id)) storm.may('Mac', `play ${card.id} bank`);
    else storm.mayNot('Mac', `play ${card.id} bank`, 'RV-087');
  }
});
