/**
 * The table at which a challenge is taken up: the same deal, chair and bots. It resumes where the player left it; the first finished game
 * counts.
 */
import type { JSX } from 'preact';
import { isUnfit, playerOf } from '../../bots/feat.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { examine } from '../beat/examiner.ts';
import { keepOwn } from '../beat/kept.ts';
import { type Challenge, pathOf } from '../beat/link.ts';
import { ownName } from '../beat/made.tsx';
import { PracticeTable } from '../play/practice-table.tsx';
import { PracticeLine } from '../practice/line.ts';
import { pageWords } from '../shell/page-words.ts';
import { pace, playerName, recall, remember } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';

interface BeatTableProps {
  readonly challenge: Challenge;
  readonly link: string;
  /** For fun, when the game that counts is over. */
  readonly again: boolean;
}
const sitDown = ({ challenge, link, again }: BeatTableProps): PracticeLine => {
  const { feat, salt } = challenge;
  const { game, chairs, config, seed } = feat;
  // One table of each game is kept: another challenge starts afresh. So does every game for fun, except on a reload.
  const storage = `${again ? 'beat again' : 'beat'}:${game}`;
  const fresh = recall(storage) !== salt || (again && new URLSearchParams(location.search).has('new'));
  remember(storage, salt);
  if (again) history.replaceState(null, '', `/beat/${game}?play=again${location.hash}`);
  return new PracticeLine(
    {
      game,
      bots: chairs.filter(bot => bot !== null),
      options: config as JsonObject,
      seat: playerOf(feat),
      name: playerName.value || say().ui.you,
      pace: pace.value,
      fresh,
      storage,
      seed,
    },
    { href: link, label: () => pageWords('beat').compare, ...(again && { here: () => pageWords('beat').forFun }) },
  );
};
const ended = async (session: Session, { salt }: Challenge): Promise<void> => {
  const answer = await session.line.ask({ ask: 'log' });
  const feat = isRefusal(answer) ? null : await examine({ to: 'make', log: String(answer['log']) });
  if (feat !== null && !isUnfit(feat)) keepOwn(salt, await pathOf({ salt, by: ownName(), feat }));
};

export const BeatTable = (props: BeatTableProps): JSX.Element => {
  const { challenge, again } = props;
  return (
    <PracticeTable
      game={challenge.feat.game}
      visit={`${challenge.salt} ${again}`}
      sit={async () => sitDown(props)}
      over={session => {
        if (!again) void ended(session, challenge);
      }}
    />
  );
};
