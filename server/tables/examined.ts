/** Replays a feat by the rules it was played by, current or kept. */
import { dealName, type Feat, isUnfit, playerOf, proven, type Unfit } from '../../bots/feat.ts';
import type { Json } from '../../kernel/json.ts';
import { places, sides } from '../people/rating.ts';
import type { EditionOf } from './editions.ts';
import type { Examined } from './examiner.ts';
import type { ServedGames } from './served-games.ts';

export const examined = async (feat: Feat, games: ServedGames, editionOf: EditionOf): Promise<Examined | Unfit> => {
  const served = games.get(feat.game);
  const by = served === undefined ? null : await editionOf(served, feat.rules);
  if (by === null) return { unfit: 'rules', at: 0 };
  const found = proven(by.game, by.bots, feat);
  if (isUnfit(found)) return found;
  const { outcome } = found;
  const seat = playerOf(feat);
  const place = places(outcome);
  const config = by.game.configure(feat.config, feat.chairs.length) as Json;
  return {
    deal: dealName({ ...feat, config }),
    place: place[sides(outcome).findIndex(side => side.includes(seat))]!,
    places: place.length,
    points: outcome.score[seat]!,
  };
};
