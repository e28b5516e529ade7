/**
 * The table of Caliber 45: who is how rich at the left, the money in the lamp's light or the robbery of it, weapons and cowboys at the
 * right.
 */
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon, Outline } from '../../../client/shell/icon.tsx';
import { later } from '../../../client/shell/later.ts';
import { useScrollable } from '../../../client/shell/scrollable.ts';
import { play } from '../../../client/shell/sound.ts';
import { gameWords } from '../../../client/shell/words.ts';
import { gameClient } from '../../../client/table/defaults.ts';
import type { Interlude } from '../../../client/table/game-client.ts';
import { dealt } from '../../../client/table/pieces/deal.ts';
import { dart } from '../../../client/table/pieces/flight.ts';
import { Pile } from '../../../client/table/pieces/pile.tsx';
import { cardsOf, piecesAt, rowOf, wayOf } from '../../../client/table/pieces/scene.ts';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import { GOAL } from '../decks.ts';
import { isAmmo } from '../faces.ts';
import { minutesFor, shorterGoal } from '../minutes.ts';
import { no } from '../refusals.ts';
import { splitWith, teamsIn } from '../teams.ts';
import { Face, frame, rich } from './card.tsx';
import { useRiding } from './moving.ts';
import { cartridge, icons } from './pictures.ts';
import { plan } from './plan/plan.tsx';
import { isPicking, Spread, touches } from './plan/spread.tsx';
import { standing } from './plan/standing.ts';
import { dollarsIn, dollarsOf } from './purse/money.ts';
import { Purse } from './purse/purse.tsx';
import { PaymentSlip } from './purse/slip.tsx';
import { follow, forgetRaid, raidOf } from './robbery/raid.ts';
import { Scene } from './robbery/robbery.tsx';
import { configOf, faceName, factsOf, GAME, screen } from './screen.ts';
import { Before, Mine } from './seat.tsx';
import { forget, listen } from './told.ts';
import './table.css';

interface At {
  readonly session: Session;
}
const Spent = ({ session }: At): JSX.Element => {
  const words = screen();
  const spent = piecesAt(session.scene.value, 'spent');
  return (
    <Pile
      game={client}
      scene={session.scene.value}
      zone="spent"
      label={words.spent}
      lie="crooked"
      ghost={<Outline d={icons.coins} />}
      told={words.spentTold(
        spent.length,
        dollarsIn(
          session,
          spent.map(piece => piece.face),
        ),
      )}
    />
  );
};
const Stores = ({ session }: At): JSX.Element => {
  const scene = session.scene.value;
  const words = screen();
  const told = (zone: string, label: string): string => {
    const pieces = piecesAt(scene, zone);
    const top = faceName(pieces.at(-1)?.face ?? null);
    return `${words.pileTold(label, pieces.length)}${top === '' ? '' : `, ${top}`}`;
  };
  return (
    <div class="stores">
      <Pile
        game={client}
        scene={scene}
        zone="weapons"
        label={words.weapons}
        lie="square"
        ghost={<Outline d={cartridge} />}
        back="b-weapon"
        told={told('weapons', words.weapons)}
      />
      <Pile
        game={client}
        scene={scene}
        zone="thrown"
        label={words.thrown}
        lie="crooked"
        ghost={<Outline d={cartridge} />}
        told={told('thrown', words.thrown)}
      />
      <Pile
        game={client}
        scene={scene}
        zone="stable"
        label={words.stable}
        lie="square"
        ghost={<Icon name="hat" />}
        back="b-cowboy"
        told={told('stable', words.stable)}
      />
      <Pile
        game={client}
        scene={scene}
        zone="graveyard"
        label={words.graveyard}
        lie="crooked"
        ghost={<Outline d={icons.grave} />}
        told={told('graveyard', words.graveyard)}
      />
    </div>
  );
};
const Middle = ({ session }: At): JSX.Element => {
  useSignalEffect(() => {
    rich.value = configOf(session)?.richFortKnox === true;
  });
  useRiding(session);
  const stage = useScrollable();
  const robbery = factsOf(session)?.robbery ?? null;
  const state = isPicking(session) ? 'picks' : robbery === null ? 'arms' : 'robs';
  return (
    <section class={`mid c45 ${state}`} aria-label={screen().middle}>
      <Purse session={session} />
      <div class="stage" ref={stage}>
        <div class="bank">
          <Spread session={session} game={client} />
          <Spent session={session} />
        </div>
        {robbery !== null && state !== 'picks' && <Scene session={session} game={client} robbery={robbery} />}
        <PaymentSlip session={session} game={client} />
      </div>
      <Stores session={session} />
    </section>
  );
};

const cites: { readonly [way: string]: string } = {
  'weapons>hand': 'C45-16',
  'thrown>weapons': 'C45-9',
  'cowboy>graveyard': 'C45-71',
  'spread>loot': 'C45-8',
  'loot>money': 'C45-56a',
  'spent>money': 'C45-27',
  'spent>spread': 'C45-84',
  unbailed: 'C45-24',
  hired: 'C45-21',
  'turned-away': 'C45-21',
  called: 'C45-35',
  joins: 'C45-37',
  stays: 'C45-35',
  owes: 'C45-26',
  settled: 'C45-27',
  waits: 'C45-27',
  beat: 'C45-68',
  killed: 'C45-71',
  jailed: 'C45-44',
  'rode-off': 'C45-69',
  fled: 'C45-70',
  shot: 'C45-49',
  defended: 'C45-51',
  voted: 'C45-81',
  'fresh-cowboys': 'C45-47',
  million: 'C45-74',
  standstill: 'C45-33',
};
const unsung = new Set(['gathered', 'shuffled', 'loot>spread', 'graveyard>stable']);
const isHidden = (telling: Telling): boolean => cardsOf(telling).every(card => card === null);
/** Pauses so that players see turned-up cards, targets and payments. */
const holds: { readonly [way: string]: number } = {
  called: 500,
  joins: 300,
  revealed: 250,
  'spread>loot': 900,
  beat: 500,
  shot: 700,
  killed: 500,
  jailed: 500,
  'rode-off': 400,
  fled: 400,
  owes: 700,
  settled: 400,
  'money>spent': 400,
  'spent>money': 600,
  'loot>money': 700,
};
const sounds: { readonly [way: string]: Parameters<typeof play>[0] } = {
  called: 'cue',
  'spread>loot': 'turn',
  beat: 'bang',
  shot: 'bang',
  defended: 'bang',
  killed: 'slap',
  jailed: 'sheriff',
  owes: 'click',
  'money>spent': 'coins',
  'loot>money': 'coins',
  'spent>money': 'coins',
  hired: 'load',
};
/** The bullet goes from one rider to the other. */
const fire = (telling: Telling): void => {
  const rider = (part: 'by' | 'whom'): Element | null => document.querySelector(`[data-rider="${telling[part]}"] .card`);
  // What it flies between is drawn at the end of this task.
  setTimeout(() => void dart(rider('by'), rider('whom'), 'bullet'), 0);
};
const rank = (face: string | null): number =>
  face === null ? 0 : isAmmo(face) ? Number(face.slice('ammo-'.length)) : ({ mustang: 7, cactus: 8 }[face] ?? 9);

const Ended = later(async () => (await import('./robbery/ended.tsx')).Ended);
const endsRaid = (telling: Telling): boolean => telling.tell === 'moved' && rowOf(telling, 'from').zone === 'loot';
/** The loot has found its owner, or none. */
const endedSheet = (session: Session): Interlude | null => {
  const raid = raidOf(session);
  const { end } = raid;
  return end === null ? null : { kind: 'raid', render: done => <Ended session={session} raid={raid} end={end} done={done} /> };
};

export const client: GameClient = gameClient({
  id: GAME,
  teams: {
    most: 3,
    of: (options, seats) => teamsIn({ teams: String(options['teams'] ?? 'usual') }, seats),
    moved: (of, seat, team) => ({ teams: splitWith(of, seat, team) }),
    named: team => screen().teams[team]!,
    length: (options, of) => {
      const [goal, rich] = [Number(options['goal'] ?? GOAL / 1000), options['richFortKnox'] === true];
      const minutes = minutesFor(of, goal, rich);
      const nearer = shorterGoal(of, goal, rich);
      if (minutes === null) return null;
      const shorter =
        nearer === null
          ? null
          : { said: screen().shorter(nearer * 1000, minutesFor(of, nearer, rich)!), options: { goal: nearer } };
      return { takes: screen().takes(minutes), shorter };
    },
    handicap: 'handicap',
    words: () => ({
      misfit: gameWords(GAME).refusal(no.teams.why) ?? '',
      uneven: screen().uneven,
      offer: screen().takeHandicap,
      move: screen().chooseTeams,
    }),
  },
  Face,
  frame,
  Middle,
  Tray: ({ session }) => <Mine session={session} game={client} />,
  Belongings: ({ session, seat }) => <Before session={session} game={client} seat={seat} />,
  Chart: later(async () => (await import('./chart.tsx')).Chart),
  where: session => {
    const facts = factsOf(session);
    if (facts === null) return '';
    return facts.robbery === null ? screen().arming(facts.robberies) : screen().robbery(facts.robberies);
  },
  points: session => factsOf(session)?.teams.map((_, seat) => dollarsOf(session, seat)) ?? null,
  plan,
  touches,
  hand: { picks: 'many', sorted: pieces => pieces.toSorted((a, b) => rank(a.face) - rank(b.face)), standing },
  hold: telling => holds[wayOf(telling)] ?? 0,
  ruleOf: telling => cites[wayOf(telling)] ?? null,
  worthTelling: telling => !unsung.has(wayOf(telling)) && !(wayOf(telling) === 'weapons>hand' && isHidden(telling)),
  beginsChapter: telling => telling.tell === 'called',
  opened: session => dealt(session, 'weapons', 'hand'),
  gather: (session, telling) => {
    listen(session, telling);
    follow(session, telling);
  },
  heard: (_, telling) => {
    if (telling.tell === 'shot') fire(telling);
    const sound = sounds[wayOf(telling)] ?? (telling.tell === 'moved' ? 'card' : null);
    if (sound !== null) play(sound);
  },
  interlude: (session, telling) => (endsRaid(telling) ? endedSheet(session) : null),
  later: [Ended],
  forget: session => {
    forget(session);
    forgetRaid(session);
  },
});
