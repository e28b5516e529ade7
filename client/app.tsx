/** The shell: which page is shown at which address. The saloon is there at once; every other page is loaded when a visitor goes there. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CallStrip } from './calls/strip.tsx';
import { brought } from './games/registry.ts';
import { Announced } from './line/announced.tsx';
import { Renewed } from './line/renewed.tsx';
import { showGame } from './look/game-mark.ts';
import { Saloon } from './pages/saloon.tsx';
import { Notice } from './shell/notice.tsx';
import { type Route, route } from './shell/router.ts';
import { Failure, Loading } from './shell/states.tsx';
import { say, tongue, unspoken } from './shell/words.ts';

type Page = ComponentType<{ readonly [part: string]: string }>;
/** A page that has still to come: its module, and the component in it. */
const pages: { readonly [P in Route['page']]?: () => Promise<Page> } = {
  practice: async () => (await import('./pages/practice.tsx')).PracticePage as unknown as Page,
  table: async () => (await import('./pages/table.tsx')).TablePage as unknown as Page,
  house: async () => (await import('./pages/house.tsx')).HousePage as unknown as Page,
  new: async () => (await import('./pages/new-table.tsx')).NewTablePage as unknown as Page,
  replay: async () => (await import('./pages/replay.tsx')).ReplayPage as unknown as Page,
  learn: async () => (await import('./pages/learn.tsx')).LearnPage as unknown as Page,
  day: async () => (await import('./pages/day.tsx')).DayPage as unknown as Page,
  trail: async () => (await import('./pages/trail.tsx')).TrailPage as unknown as Page,
  puzzles: async () => (await import('./pages/puzzles.tsx')).PuzzlesPage as unknown as Page,
  evening: async () => (await import('./pages/evening.tsx')).EveningPage as unknown as Page,
  beat: async () => (await import('./pages/beat.tsx')).BeatPage as unknown as Page,
  you: async () => (await import('./pages/you.tsx')).YouPage as unknown as Page,
  ladder: async () => (await import('./pages/ladder.tsx')).LadderPage as unknown as Page,
  operator: async () => (await import('./pages/operator.tsx')).OperatorPage as unknown as Page,
  credits: async () => (await import('./pages/credits.tsx')).CreditsPage as unknown as Page,
};

const Lazy = ({
  load,
  parts,
}: {
  readonly load: () => Promise<Page>;
  readonly parts: { readonly [part: string]: string };
}): JSX.Element => {
  const page = useSignal<Page | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => () => showGame(null), []);
  useEffect(() => {
    page.value = null;
    load().then(
      loaded => {
        page.value = loaded;
      },
      why => {
        failed.value = String(why);
      },
    );
  }, [load]);
  if (failed.value !== null)
    return <Failure what={tongue.value?.ui.errors.page ?? ''} why={tongue.value?.ui.errors.pageWhy ?? ''} />;
  const Shown = page.value;
  return Shown === null ? <Loading /> : <Shown {...parts} />;
};

const Shown = (): JSX.Element => {
  const { page, ...parts } = route.value;
  if (page === 'saloon') return <Saloon />;
  const load = 'name' in parts ? (brought[parts.name] as (() => Promise<Page>) | undefined) : pages[page];
  return load === undefined ? (
    <Notice title={say().ui.errors.nowhere} />
  ) : (
    <Lazy key={'name' in parts ? parts.name : page} load={load} parts={parts} />
  );
};

export const App = (): JSX.Element => {
  if (tongue.value === null) return unspoken.value === null ? <Loading /> : <Failure what="Sixgun" why={String(unspoken.value)} />;
  return (
    <>
      <Announced />
      <CallStrip />
      <Renewed />
      <Shown />
    </>
  );
};
