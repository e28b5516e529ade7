/** Beat my hand: a challenge that came by a link, with both games side by side once it has been played; and all challenges of this browser. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isUnfit, playerOf, type Unfit } from '../../bots/feat.ts';
import type { JsonObject } from '../../kernel/json.ts';
import * as styles from '../beat/beat.module.css';
import { Comparison, type PlayedSide, Results } from '../beat/comparison.tsx';
import { examine, type ToldFeat } from '../beat/examiner.ts';
import { dropChallenge, keepChallenge, keptChallenge, keptChallenges } from '../beat/kept.ts';
import { type Challenge, dayOf, unpacked } from '../beat/link.ts';
import { Sending } from '../beat/made.tsx';
import { Others } from '../beat/others.tsx';
import { dateSaid, endSaid } from '../day/said.ts';
import { posterOf } from '../games/registry.ts';
import { optionsSaid } from '../gather/options.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { botsSaid, personName } from '../shell/called.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { route } from '../shell/router.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { BeatTable } from './beat-table.tsx';
import '../day/day.css';

interface Opened {
  readonly link: string;
  readonly challenge: Challenge;
  readonly told: ToldFeat;
}
const opened = async (letters: string): Promise<Opened | Unfit> => {
  const challenge = await unpacked(letters);
  if (isUnfit(challenge)) return challenge;
  const told = await examine({ to: 'tell', feat: challenge.feat, player: callerOf(challenge) });
  return isUnfit(told) ? told : { link: `/beat/${challenge.feat.game}#${letters}`, challenge, told };
};
const callerOf = ({ by }: Challenge): string => (by === '' ? pageWords('beat').somebody : personName(by));

const Bill = ({ challenge, link, told, sent }: Opened & { readonly sent: boolean }): JSX.Element => {
  const words = pageWords('beat');
  const { feat, by, salt } = challenge;
  const { name, chairs } = say().names[feat.game]!;
  const seat = playerOf(feat);
  const agreed = optionsSaid(feat.game, feat.config as JsonObject);
  const day = dayOf(feat);
  const done = sent || keptChallenge(salt)?.own != null;
  const path = `/beat/${feat.game}`;
  const mark = link.slice(link.indexOf('#'));
  return (
    <article class="bill printed small dealt">
      <div class="art" aria-hidden="true">
        <span class="ra" />
        <PosterArt game={feat.game} />
      </div>
      {day !== null && (
        <p class="kick">
          {pageWords('day').title} · {dateSaid(day)}
        </p>
      )}
      <h2 class="d">{name}</h2>
      <p>{sent ? words.yourLead : words.lead}</p>
      <dl>
        {!sent && (
          <div>
            <dt>{words.toBeat}</dt>
            <dd>
              {callerOf({ salt, by, feat })}: {endSaid(told.result)}
            </dd>
          </div>
        )}
        <div>
          <dt>{pageWords('day').opponents}</dt>
          <dd>
            {botsSaid(
              feat.game,
              feat.chairs.filter(bot => bot !== null),
            )}
          </dd>
        </div>
        <div>
          <dt>{words.chair}</dt>
          <dd>{chairs?.[seat] ?? words.nth(seat)}</dd>
        </div>
      </dl>
      <details>
        <summary>{pageWords('day').agreed}</summary>
        <p>{agreed.join(' · ')}</p>
      </details>
      {posterOf(feat.game)?.races?.(feat.config as JsonObject) === true && <p class="open">{words.raced}</p>}
      {done ? (
        <a class="btn onpaper" href={`${path}?play=again&new=1${mark}`}>
          {words.again}
        </a>
      ) : (
        <a class="btn go" href={`${path}?play=first${mark}`}>
          {words.play}
        </a>
      )}
    </article>
  );
};

/** The player's own game of this challenge, told again; null while there is none. */
const useOwn = (salt: string): PlayedSide | null => {
  const own = keptChallenge(salt)?.own ?? null;
  const side = useSignal<PlayedSide | null>(null);
  useEffect(() => {
    if (own === null) return;
    const you = say().ui.you;
    void unpacked(own.slice(own.indexOf('#') + 1)).then(async mine => {
      const told = isUnfit(mine) ? mine : await examine({ to: 'tell', feat: mine.feat, player: you });
      if (!isUnfit(mine) && !isUnfit(told)) side.value = { who: you, feat: mine.feat, told };
    });
  }, [own]);
  return own === null ? null : side.value;
};
const Sheet = ({ opened: { challenge, told, link }, sent }: { readonly opened: Opened; readonly sent: boolean }): JSX.Element => {
  const words = pageWords('beat');
  const mine = useOwn(challenge.salt);
  const theirs: PlayedSide = { who: callerOf(challenge), feat: challenge.feat, told };
  const url = `${location.origin}${link}`;
  return (
    <section class="sheet tableoftheday" aria-labelledby="both-games">
      <header>
        <h2 class="d" id="both-games">
          {sent ? words.yours : words.of(theirs.who)}
        </h2>
      </header>
      {sent && <Results game={challenge.feat.game} rows={[{ who: say().ui.you, result: told.result }]} />}
      {sent && <Sending url={url} text={words.shared(say().names[challenge.feat.game]!.name, endSaid(told.result))} />}
      {!sent && mine === null && <p>{keptChallenge(challenge.salt)?.own == null ? words.waits : words.proving}</p>}
      {!sent && mine !== null && <Comparison theirs={theirs} mine={mine} />}
      {sent && <Others mine={{ ...theirs, who: say().ui.you }} link={challenge.salt} />}
      {!sent && mine !== null && <Others mine={mine} link={challenge.salt} />}
    </section>
  );
};

const Shelf = (): JSX.Element => {
  const words = pageWords('beat');
  const all = keptChallenges();
  return (
    <section class={`sheet tableoftheday ${styles.shelf}`}>
      <p>{all.length === 0 ? words.none : words.allAbout}</p>
      <ul>
        {all.map(({ salt, game, by, link, sent }) => (
          <li key={salt}>
            <b>
              {say().names[game]?.name ?? game} · {sent ? words.yours : words.of(by === '' ? words.somebody : personName(by))}
            </b>
            <span class={styles.acts}>
              <a class="btn onpaper" href={link}>
                {words.open}
              </a>
              <button type="button" class="btn quiet" onClick={() => dropChallenge(salt)}>
                {words.drop}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const fault = ({ unfit }: Unfit): JSX.Element => {
  const words = pageWords('beat');
  return <Notice title={words.title} why={words.unfit[unfit]} />;
};
const letters = (): string => location.hash.slice(1);
/** What stands behind the mark, also when another link is opened in the same window. */
const useLetters = (): string => {
  const now = useSignal(letters());
  useEffect(() => {
    const look = (): void => {
      now.value = letters();
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    now.value = letters();
  }, [route.value]);
  return now.value;
};

const Page = ({ children }: { readonly children: JSX.Element | readonly JSX.Element[] }): JSX.Element => (
  <>
    <Bar />
    <main class="wood wall day">
      <div class="in">
        <h1 class="d">{pageWords('beat').title}</h1>
        {children}
        <Foot />
      </div>
    </main>
  </>
);
const Challenged = ({ is, play }: { readonly is: Opened; readonly play: string | null }): JSX.Element => {
  const { challenge, link } = is;
  const { feat, salt, by } = challenge;
  const spoken = useSpoken('beat', feat.game);
  const kept = keptChallenge(salt);
  const sent = kept?.sent === true;
  useEffect(() => {
    if (kept === undefined) keepChallenge({ salt, game: feat.game, by, sent: false, link });
  }, [salt]);
  if (!spoken) return <Loading />;
  // At the table the game that counts can be looked at after its end, too.
  if (play === 'again' || (play !== null && !sent)) return <BeatTable challenge={challenge} link={link} again={play === 'again'} />;
  return (
    <Page>
      <div class="dayboard">
        <Bill {...is} sent={sent} />
        <Sheet opened={is} sent={sent} />
      </div>
      <p>
        <a class="btn quiet" href="/beat">
          {pageWords('beat').all}
        </a>
      </p>
    </Page>
  );
};
export const BeatPage = ({ query }: { readonly query: string }): JSX.Element => {
  const given = useLetters();
  const found = useSignal<{ readonly of: string; readonly is: Opened | Unfit } | null>(null);
  const says = useSpoken('beat');
  const spoken = useSpoken('day') && says;
  useEffect(() => {
    if (!spoken || given === '') return;
    void opened(given).then(is => {
      if (letters() === given) found.value = { of: given, is };
    });
  }, [given, spoken]);
  useTitle(spoken ? pageWords('beat').title : null);
  if (!spoken) return <Loading />;
  if (given === '')
    return (
      <Page>
        <Shelf />
      </Page>
    );
  if (found.value?.of !== given) return <Loading />;
  const { is } = found.value;
  return isUnfit(is) ? fault(is) : <Challenged is={is} play={new URLSearchParams(query).get('play')} />;
};
