/** Who sees what: hands and face-down cowboys are private, from team-mates too; everything else on the table is open. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse and Butch against Billy and Etta. */
const four = (more: object = {}) => ({
  Jesse: { hand: 'ammo-1 ammo-6 cactus', cowboy: 'pat-garrett', money: 'gold-train stagecoach' },
  Billy: { hand: 'ammo-2 mustang', cowboy: 'buffalo-bill' },
  Butch: { hand: 'coyote', cowboy: 'wyatt-earp' },
  Etta: { cowboy: 'doc-holliday' },
  ...more,
});

rule('C45-75 you see your own hand; everybody else, your team-mate too, sees only how many cards it has', () => {
  story(caliber45, four())
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-6 cactus')
    .sees('Butch', 'hand Jesse', '? ? ?')
    .sees('Billy', 'hand Jesse', '? ? ?')
    .sees('rail', 'hand Jesse', '? ? ?')
    .sees('Jesse', 'hand Butch', '?')
    .isAsked('Jesse');
});

rule('C45-6, C45-75 you may look at your own face-down cowboy; nobody else may, not even a team-mate', () => {
  story(caliber45, four())
    .sees('Jesse', 'cowboy Jesse', 'pat-garrett')
    .sees('Butch', 'cowboy Jesse', '?')
    .sees('Billy', 'cowboy Jesse', '?')
    .sees('rail', 'cowboy Jesse', '?')
    .isAsked('Jesse');
});

rule('C45-75 a drawn card is seen only by the player who drew it', () => {
  story(caliber45, four(), { zones: { weapons: 'ammo-5' } })
    .does('Jesse', 'draw')
    .hears('Jesse', 'moved', { cards: ['ammo-5'] })
    .hears('Butch', 'moved', { cards: [null] })
    .hears('rail', 'moved', { cards: [null] })
    .isAsked('Billy');
});

rule('C45-75 money, tokens, debts and all discards lie open; no deck does', () => {
  story(caliber45, four(), {
    open: { tokens: [0, 2, 0, 0], debt: [50_000, 0, 0, 0] },
    zones: { weapons: 3, spread: 2, stable: 2, thrown: 'ammo-3 cactus', spent: 'mail-car', graveyard: 'belle-starr' },
    rest: 'box',
  })
    .sees('Etta', 'money Jesse', 'gold-train stagecoach')
    .sees('Etta', 'thrown', 'ammo-3 cactus')
    .sees('rail', 'spent', 'mail-car')
    .sees('Etta', 'graveyard', 'belle-starr')
    .sees('Jesse', 'weapons', '? ? ?')
    .sees('Jesse', 'spread', '? ?')
    .sees('Jesse', 'stable', '? ?')
    .fact('tokens', [0, 2, 0, 0])
    .fact('debt', [50_000, 0, 0, 0])
    .isAsked('Jesse');
});

rule('C45-75 a hired cowboy is looked at by the hirer alone', () => {
  story(caliber45, four({ Jesse: { hand: 'ammo-1' } }), { zones: { stable: 'calamity-jane' } })
    .does('Jesse', 'hire')
    .hears('Jesse', 'moved', { cards: ['calamity-jane'] })
    .hears('Butch', 'moved', { cards: [null] })
    .sees('Jesse', 'cowboy Jesse', 'calamity-jane')
    .sees('Butch', 'cowboy Jesse', '?')
    .does('Jesse', 'keep')
    .sees('Billy', 'cowboy Jesse', '?')
    .isAsked('Billy');
});

rule('C45-75, C45-71 a cowboy who is turned away is then seen by all', () => {
  story(caliber45, four({ Jesse: {} }), { zones: { stable: 'calamity-jane' } })
    .does('Jesse', 'hire')
    .sees('Billy', 'cowboy Jesse', '?')
    .does('Jesse', 'refuse')
    .hears('Billy', 'moved', { cards: ['calamity-jane'] })
    .sees('rail', 'graveyard', 'calamity-jane')
    .isAsked('Billy');
});

rule('C45-7, C45-75 a cowboy is turned up when he rides, and down again afterwards; but all remember him', () => {
  story(caliber45, four(), { zones: { spread: 'stagecoach' } })
    .does('Jesse', 'rob')
    .hears('rail', 'revealed', { cards: ['pat-garrett'] })
    .sees('Billy', 'cowboy Jesse', 'pat-garrett')
    .does('Billy', 'join')
    .does('Butch', 'decline')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'flee')
    .fact('robbery', null)
    .sees('Etta', 'cowboy Jesse', 'pat-garrett')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .sees('Jesse', 'cowboy Butch', '?')
    .sees('rail', 'cowboy Etta', '?')
    .isAsked('Butch');
});

rule('C45-7 the cowboy who replaces a known one is not known', () => {
  story(caliber45, four({ Jesse: { cowboy: 'pat-garrett' } }), { zones: { spread: 'dynamite', stable: 'jesse-james' } })
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Butch', 'decline')
    .does('Etta', 'decline')
    .does('Jesse', 'pick 0')
    .passes('Billy', 'Butch', 'Etta')
    .does('Jesse', 'hire')
    .does('Jesse', 'keep')
    .sees('Billy', 'cowboy Jesse', '?')
    .sees('rail', 'cowboy Jesse', '?')
    .isAsked('Billy');
});

rule('C45-15 thrown weapon cards lie face up, whether swapped, shot or ridden off on', () => {
  story(
    caliber45,
    { Jesse: { hand: 'ammo-6 coyote cactus*4', cowboy: 'pat-garrett' }, Billy: { hand: 'mustang', cowboy: 'buffalo-bill' } },
    { zones: { spread: 'stagecoach', weapons: 'ammo-3' } },
  )
    .does('Jesse', 'swap ammo-6 coyote')
    .hears('Billy', 'moved', { cards: ['ammo-6', 'coyote'] })
    .sees('rail', 'thrown', 'ammo-6 coyote')
    .does('Billy', 'rob')
    .does('Jesse', 'join')
    .does('Billy', 'pick 0')
    .does('Billy', 'draw')
    .does('Jesse', 'shoot Billy ammo-3')
    .hears('Billy', 'moved', { cards: ['ammo-3'] })
    .does('Billy', 'mustang')
    .sees('rail', 'thrown', 'ammo-3 ammo-6 coyote mustang')
    .isAsked('Billy');
});
