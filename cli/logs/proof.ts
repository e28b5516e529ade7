/** What a log proves about its shuffle: alone, compared with what the player who saved it had seen, and with the files of other players. */
import type { LogHeader } from '../../kernel/log.ts';
import { type Breach, evidenceIn, foundBy, promisedTo } from '../../wire/evidence.ts';
import { proofFault, proofIn } from '../../wire/proof.ts';
import { type LogFile, namesIn } from './logs.ts';

export interface Checked {
  readonly holds: boolean;
  /** What was checked, in a line. */
  readonly says: string;
}
const holds = (says: string): Checked => ({ holds: true, says });
const fails = (says: string): Checked => ({ holds: false, says });

/** Checks the log against itself. */
export const checkProof = ({ proof, seed }: LogHeader): Checked => {
  if (proof === undefined || proof === null) return holds('no proof in this log: its writer may have chosen the seed');
  const fault = proofFault(proof, seed);
  if (fault !== null) return fails(`the proof does not hold: ${fault}`);
  const { pledges, missed = [] } = proofIn(proof)!;
  if (pledges === undefined)
    return holds(
      'the seed follows from the secret and the players’ entropy; without pledges, so the server could have chosen the secret afterwards',
    );
  const calledOff = missed.map(names => (names.length === 0 ? 'the server stopped' : names.join(', ')));
  const starts = calledOff.length === 0 ? '' : `; starts called off before: ${calledOff.length} (${calledOff.join('; ')})`;
  return holds(`the seed follows from the secret and from what the players had pledged${starts}`);
};

const breachSaid = ({ what, seat, promised, came }: Breach, names: readonly string[]): string => {
  const whose = seat === null ? '' : (names[seat] ?? `seat ${seat + 1}`);
  const said = {
    proof: 'the proof is of another game',
    secret: 'the secret is not the one whose hash this page was shown',
    pledges: `the pledge of ${whose} is not the one that this page was shown`,
    own: `what this page (${whose}) added is not in the shuffle`,
    entropy: `what ${whose} added is not what they had pledged`,
    starts: 'starts that were called off are missing',
  }[what];
  return `${said}: promised ${promised}, came ${came}`;
};
/** Checks it against what the page that saved it saw and sent before the deal. */
export const checkSeen = (header: LogHeader): Checked => {
  if (header.seen === undefined)
    return holds(
      'not checked: this file has nothing of a player’s page, so it only fits itself; a server could have written all of it afterwards',
    );
  const seen = evidenceIn(header.seen);
  const proof = proofIn(header.proof);
  if (seen === null || proof === null) return fails('what this file has of a player’s page is not whole');
  const found = foundBy(seen, proof);
  const names = namesIn(header);
  switch (found.is) {
    case 'unseen':
      return holds('not checked: this page did not see the start');
    case 'unasked':
      return holds(
        'not checked: this page had pledged and was never asked for what it drew; another page of its player was, or it was dealt without',
      );
    case 'broken':
      return fails(breachSaid(found.breach, names));
    case 'kept': {
      const who = seen.seat === null ? 'a watcher' : names[seen.seat];
      return holds(`the proof keeps to what the page of ${who} saw and sent before the deal`);
    }
  }
};
/** Checks the files of several players against each other. */
export const checkTogether = (files: readonly LogFile[]): Checked => {
  const [first, ...others] = files;
  if (first === undefined || others.length === 0)
    return holds('not checked: there is one file; those of other players could be given too');
  const gist = ({ log: { header, lines, end } }: LogFile): string => {
    const { seen: _, saw: __, ...rest } = header;
    return JSON.stringify([rest, lines.map(line => [line.in, line.is]), end]);
  };
  const other = others.find(each => gist(each) !== gist(first));
  if (other !== undefined) return fails(`${first.file} and ${other.file} are not of the same game, or tell it differently`);
  const shown = files.flatMap(({ file, log }) => {
    const seen = evidenceIn(log.header.seen);
    const { is } = foundBy(seen, proofIn(log.header.proof));
    if (seen === null || is === 'unseen' || is === 'unasked') return [];
    const { commitment, pledges, seat } = promisedTo(seen);
    return [{ file, seat, was: JSON.stringify([commitment, pledges]) }];
  });
  const differs = shown.find(({ was }) => was !== shown[0]!.was);
  if (differs !== undefined) return fails(`${shown[0]!.file} and ${differs.file} were shown different promises before the deal`);
  const players = new Set(shown.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  return holds(`${files.length} files agree; they have what the pages of ${players.size} players saw before the deal`);
};
