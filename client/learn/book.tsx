/** The rulebook: every rule by chapter, with its number, its source, and examples drawn as little tables. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Brief, RuleTexts } from '../../words/game.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { gameWords, ruleTexts } from '../shell/words.ts';
import type { GameClient } from '../table/session/session.ts';
import type { ReadRulebook, RuleOrigin, School } from './lesson.ts';
import { marked, speaksOf, wordsOf } from './search.ts';

const marks = ['house', 'analogy', 'known', 'mixed'] as const;
type Mark = (typeof marks)[number];
const markOf = ({ from }: RuleOrigin): Mark | null => {
  if (from.includes('book') || from.includes('seed')) return from.length > 1 ? 'mixed' : null;
  if (from.includes('known')) return from.length > 1 ? 'mixed' : 'known';
  return from.includes('house') ? 'house' : 'analogy';
};

const Text = ({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element => (
  <>{marked(text, words).map((piece, i) => (piece.found ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
);
/** Numbers of other rules lead to them. */
const Linked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element => (
  <>
    {text.split(/([A-Z]{1,3}-\d+[a-z]?)/).map((part, i) =>
      i % 2 === 0 ? (
        <Text key={i} text={part} words={words} />
      ) : (
        <a key={i} href={`#${part}`}>
          {part}
        </a>
      ),
    )}
  </>
);

interface Volume {
  readonly game: GameClient;
  readonly rulebook: ReadRulebook;
  readonly school: School;
}
/** Loaded before the book is drawn. */
const textsOf = (game: GameClient): RuleTexts => ruleTexts(game.id)!;
interface RuleProps extends Volume {
  readonly id: string;
  readonly words: readonly string[];
  readonly here: boolean;
}
const Rule = ({ game, rulebook, school, id, words, here }: RuleProps): JSX.Element => {
  const ui = pageWords('learn');
  const { options } = gameWords(game.id);
  const origin = rulebook.rules[id]!;
  const mark = markOf(origin);
  const Example = school.examples[id];
  return (
    <li id={id} class={here ? 'here' : ''} tabIndex={-1}>
      <a class="no" href={`#${id}`} aria-label={ui.linkTo(id)}>
        <Text text={id} words={words} />
      </a>
      <div>
        <p>
          <Linked text={textsOf(game).rules[id] ?? ''} words={words} />
        </p>
        {(mark !== null || origin.option !== undefined) && (
          <p class="origin">
            {mark !== null && (
              <span class={`stamp ${mark}`} title={ui.fromAbout[mark]}>
                {ui.from[mark]}
              </span>
            )}
            {origin.option !== undefined && <span class="stamp option">{ui.option(options[origin.option]?.name ?? '')}</span>}
          </p>
        )}
        {Example !== undefined && (
          <figure class="example">
            <figcaption>{ui.example}</figcaption>
            <Example game={game} />
          </figure>
        )}
      </div>
    </li>
  );
};

/** The rule named by the address. */
const useNamed = (): string => {
  const named = useSignal(decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const follow = (): void => {
      named.value = decodeURIComponent(location.hash.slice(1));
    };
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  return named.value;
};

const Legend = ({ rulebook }: Pick<Volume, 'rulebook'>): JSX.Element => {
  const ui = pageWords('learn');
  const borne = new Set(Object.values(rulebook.rules).map(markOf));
  return (
    <div class="legend">
      <dl>
        {marks
          .filter(mark => borne.has(mark))
          .map(mark => (
            <div key={mark}>
              <dt>
                <span class={`stamp ${mark}`}>{ui.from[mark]}</span>
              </dt>
              <dd>{ui.fromAbout[mark]}</dd>
            </div>
          ))}
      </dl>
      <p>{ui.unmarked}</p>
    </div>
  );
};

const parts = ['goal', 'turn', 'cards', 'end'] as const;
const FirstPage = ({ brief }: { readonly brief: Brief }): JSX.Element => {
  const ui = pageWords('learn');
  return (
    <dl class="brief">
      {parts.map(part => (
        <div key={part}>
          <dt class="d">{ui.brief[part]}</dt>
          <dd>{brief[part]}</dd>
        </div>
      ))}
    </dl>
  );
};
export const Book = ({ game, rulebook, school }: Volume): JSX.Element => {
  const ui = pageWords('learn');
  const book = textsOf(game);
  const query = useSignal('');
  const named = useNamed();
  const words = wordsOf(query.value);
  const ids = Object.keys(rulebook.rules);
  const fits = (id: string): boolean =>
    words.length === 0 ||
    speaksOf(
      [
        id,
        book.rules[id] ?? '',
        book.chapters[rulebook.rules[id]!.chapter] ?? '',
        ...(markOf(rulebook.rules[id]!) === 'house' ? [ui.from.house] : []),
      ],
      words,
    );
  const found = ids.filter(fits);
  useEffect(() => {
    if (rulebook.rules[named] === undefined) return;
    query.value = '';
    // The search may have hidden it until now.
    setTimeout(() => {
      const rule = document.getElementById(named);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus({ preventScroll: true });
    }, 0);
  }, [named]);
  const chapters = rulebook.chapters.map(chapter => ({
    chapter,
    rules: found.filter(id => rulebook.rules[id]!.chapter === chapter),
  }));
  return (
    <section class="book" aria-labelledby="book">
      <header>
        <h2 class="d" id="book">
          {ui.book}
        </h2>
        {book.brief !== undefined && <FirstPage brief={book.brief} />}
        <p>{ui.bookAbout}</p>
        <search>
          <form class="search" onSubmit={event => event.preventDefault()}>
            <label for="rule-search" class="sr">
              {ui.search}
            </label>
            <input
              id="rule-search"
              type="search"
              placeholder={`${ui.search}: ${ui.searchHint}`}
              value={query.value}
              onInput={event => {
                query.value = event.currentTarget.value;
              }}
            />
            <output for="rule-search">
              {words.length === 0 ? ui.count(ids.length) : found.length === 0 ? ui.foundNone : ui.found(found.length)}
            </output>
          </form>
        </search>
        <Legend rulebook={rulebook} />
      </header>
      <nav class="chapters" aria-label={ui.chapters}>
        <ol>
          {chapters.map(({ chapter, rules }) => (
            <li key={chapter} class={rules.length === 0 ? 'none' : ''}>
              <a href={`#chapter-${chapter}`}>{book.chapters[chapter]}</a>
              {words.length > 0 && <span>{rules.length}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div class="pages">
        {found.length === 0 && (
          <p class="empty">
            <Icon name="eye" /> {ui.foundNone}{' '}
            <button
              type="button"
              class="btn"
              onClick={() => {
                query.value = '';
              }}
            >
              {ui.clear}
            </button>
          </p>
        )}
        {chapters
          .filter(({ rules }) => rules.length > 0)
          .map(({ chapter, rules }) => (
            <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
              <h3 class="d" id={`chapter-${chapter}`} tabIndex={-1}>
                {book.chapters[chapter]}
              </h3>
              <ol>
                {rules.map(id => (
                  <Rule key={id} game={game} rulebook={rulebook} school={school} id={id} words={words} here={id === named} />
                ))}
              </ol>
            </section>
          ))}
      </div>
    </section>
  );
};
