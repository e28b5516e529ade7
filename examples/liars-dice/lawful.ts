/** What a table of Liar's dice can look like: as many dice under each cup as the player has left, and a bid that could have been made. */
import { bySeat, firstOf, type Lawful, listOf, nullOr, record, seatIn, whole } from '../../kernel/cards/lawful.ts';
import { diceInPlay, FACES, type Liars, playersIn } from './zones.ts';

export const lawful: Lawful<Liars> = {
  facts: setting => ({
    dice: bySeat(setting, whole(0, setting.config.dice)),
    active: seatIn(setting),
    bid: nullOr(record({ count: whole(1, setting.config.dice * setting.seats), face: whole(1, FACES), by: seatIn(setting) })),
  }),
  kept: ({ config }) => listOf(whole(1, FACES), { most: config.dice }),
  must: [
    (t, who) =>
      firstOf(t.kept.entries(), ([seat, cup]) =>
        cup.length === t.open.dice[seat]
          ? null
          : `${who(seat)} keeps ${cup.length} dice: they must be ${t.open.dice[seat]}, as "dice" says`,
      ),
    t => (playersIn(t).includes(t.open.active) ? null : '"active" must be a player who has dice'),
    t => {
      const { bid } = t.open;
      if (bid === null) return null;
      if (bid.count > diceInPlay(t)) return `"bid" names ${bid.count} dice: there are ${diceInPlay(t)}`;
      return bid.by !== t.open.active && playersIn(t).includes(bid.by) ? null : '"bid" must be of another player who has dice';
    },
  ],
};
