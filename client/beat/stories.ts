/** Both games since they diverged, in the words of the table's log. */

import type { Viewer } from '../../kernel/seat.ts';
import { Projector } from '../replay/projector.ts';
import { LogReader } from '../replay/reader.ts';
import { say } from '../shell/words.ts';
import { loadGame } from '../table/load-game.ts';

export interface Happened {
  /** The moment after it. */
  readonly n: number;
  readonly text: string;
}
/** A viewer's story from this step on; empty where the log cannot be read. */
export const storyFrom = async (log: string, step: number, viewer: Viewer): Promise<readonly Happened[]> => {
  const reader = new LogReader();
  try {
    const film = await reader.ask({ to: 'open', log });
    const game = 'fault' in film ? null : await loadGame(film.game);
    if ('fault' in film || game === null) return [];
    const projector = new Projector(reader, film, game, Object.keys(say().names[film.game]?.bots ?? {}));
    await projector.open(film.moments, viewer);
    const moments = Array.from({ length: film.moments - step }, (_, i) => step + 1 + i);
    const told = moments.flatMap(n => projector.sentencesAt(n).map(({ text }) => ({ n, text })));
    projector.close();
    return told;
  } finally {
    reader.close();
  }
};
