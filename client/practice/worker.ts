/** The practice table, in a worker: the same actor and the same bots as on a server, without a server. */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { TableActor } from '../../table/actor.ts';
import type { Finished, Guest, Header, Start } from '../../table/runtime.ts';
import type { Face } from '../../wire/face.ts';
import { Pledges } from '../../wire/pledges.ts';
import type { TableTold } from '../../wire/tellings.ts';
import { type LoadedRules, rulesOf, rulesOfVersion } from '../games/rules.ts';
import { entropy, type TableQuestion } from '../line/line.ts';
import { hold } from './hold.ts';
import { CODE, type FromWorker, type GameTerms, ME, noGame, type ToWorker, type Wish } from './messages.ts';
import { dealtTable, resumed } from './resumed.ts';
import { PracticeRuntime } from './runtime.ts';
import { type Kept, PracticeStorage } from './storage.ts';

const port = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const send = (message: FromWorker): void => port.postMessage(message);

class Page implements Guest {
  readonly id = ME;
  readonly name: string;
  readonly face: Face | undefined;
  /** The worker and its player are one: it proves nothing, and keeps no witness. */
  readonly pledges = new Pledges(entropy);
  readonly #reveal: (entropy: string) => void;
  constructor({ name, face }: Wish, reveal: (entropy: string) => void) {
    this.name = name;
    this.face = face;
    this.#reveal = reveal;
  }
  send(told: TableTold): void {
    const due = told.tell === 'table' ? this.pledges.see(told.table) : null;
    if (due !== null && 'reveal' in due) this.#reveal(due.reveal);
    // A game played on from a log without a proof has none to show.
    if (told.tell !== 'proof' || told.proof.secret !== '') send({ told });
  }
  /** Players are in this browser: there is no connection to measure. */
  line(): null {
    return null;
  }
  races(): void {}
}

interface Open {
  readonly actor: TableActor;
  readonly runtime: PracticeRuntime;
  readonly guest: Page;
  seq: number;
}
let open: Open | null = null;
/** The number of tables this worker has opened: only the last one is current. */
let opened = 0;
/** Does time stand still, at this table or at the next? */
let still = false;
/** Rarely used parts are loaded on demand. */
const onDemand = () => import('./on-demand.ts');

const newTable = ({ game, bots: wanted, options, name, face, seat = 0 }: Wish): Header => ({
  id: CODE,
  code: CODE,
  game,
  options,
  visibility: 'private',
  time: { kind: 'untimed' },
  railDelay: 0,
  seating: {
    host: ME,
    chairs: [
      ...wanted.slice(0, seat).map(bot => ({ kind: 'bot' as const, bot })),
      { kind: 'guest' as const, guest: ME, name, face, ready: false, pledge: null },
      ...wanted.slice(seat).map(bot => ({ kind: 'bot' as const, bot })),
    ],
  },
  status: 'gathering',
});
const startIn = (kept: Kept | null): Start | undefined => kept?.log.findLast(entry => 'start' in entry)?.start;
/** Unfinished, and played by these rules. On a shared deal the end is worth a look, too. */
const goesOn = (kept: Kept | null, { game, seed }: Pick<Wish, 'seed'> & { readonly game: Game<Kinds> }): kept is Kept => {
  const start = startIn(kept);
  if (kept === null || start === undefined || start.rules !== game.version) return false;
  return seed === undefined ? kept.header.status === 'playing' : start.seed === seed;
};
/** Bots that need no thinking time can be steady. A bot that thinks gets as long as a player waits, no longer. */
const areQuick = (bots: LoadedRules['bots'], chairs: Header['seating']['chairs']): boolean =>
  chairs.every(chair => chair.kind !== 'bot' || bots.find(({ name }) => name === chair.bot)?.hurried === undefined);
/** The page's question, and its number. */
type Asked = (TableQuestion | { readonly ask: 'press'; readonly claim: number }) & { readonly seq?: number };
const ask = ({ actor, guest }: Open, question: Asked): Promise<JsonObject | Refusal> => {
  const { code: table } = actor.header;
  const pledge = question.ask === 'ready' ? guest.pledges.pledge(table, question.turned) : null;
  return actor.ask(guest, { id: 0, table, ...question, ...(pledge === null ? {} : { pledge }) } as never);
};
const begin = async (table: Open): Promise<JsonObject | Refusal> => {
  await ask(table, { ask: 'ready', ready: true });
  return ask(table, { ask: 'start' });
};

/** A game is over: stores its log for the replay, and reports its contribution to the player's figures. */
const keepLog = (game: Finished): void => {
  const table = open;
  if (table === null) return;
  void ask(table, { ask: 'log' }).then(async answered => {
    if (!isRefusal(answered))
      send({ ended: await (await onDemand()).kept(table.actor.header.game, game, String(answered['log'])) });
  });
};

/** A table with its cards already dealt; null where they are dealt once all players sit. */
const laidTable = async (wish: Wish, rules: LoadedRules, now: number): Promise<Kept | Refusal | null> => {
  if (wish.from !== undefined) return (await onDemand()).tableFrom(rules.game, rules.bots, wish.from, wish.name, now);
  return wish.seed === undefined ? null : dealtTable(newTable(wish), rules.game, wish.seed, now);
};
/** Another page takes this table over. */
const isTaken = async (): Promise<void> => {
  const table = open;
  open = null;
  send({ told: { tell: 'gone', table: CODE, why: 'opened elsewhere' } });
  await table?.actor.stop();
};
const openTable = async (wish: Wish): Promise<JsonObject | Refusal> => {
  await open?.actor.stop();
  const rules = await rulesOf(wish.game);
  if (rules === null) return noGame;
  const { game, bots } = rules;
  const place = wish.storage ?? wish.game;
  const mine = ++opened;
  await hold(place, () => mine === opened && void isTaken());
  const storage = await PracticeStorage.open(place);
  const kept = wish.fresh || wish.from !== undefined ? null : await storage.load();
  const begunBy = (await rulesOfVersion(wish.game, startIn(kept)?.rules ?? game.version))!;
  const left = goesOn(kept, { ...wish, game: begunBy.game }) ? kept : null;
  const isSteady = wish.seed !== undefined || areQuick(bots, left?.header.seating.chairs ?? newTable(wish).seating.chairs);
  const broken = (why: unknown): void => send({ broken: String(why) });
  const runtime = new PracticeRuntime(wish.game, storage, wish.pace, broken, keepLog, isSteady);
  runtime.still(still);
  const old = left === null ? await laidTable(wish, rules, runtime.date()) : resumed(left, runtime.date());
  if (isRefusal(old)) return old;
  if (left === null) await storage.clear();
  if (left === null && old !== null) await storage.keep(old);
  const header = old?.header ?? newTable(wish);
  for (const entry of old?.log ?? []) runtime.dealt(entry);
  const actor = new TableActor(game, bots, runtime, header);
  const guest: Page = new Page(wish, entropy => void actor.ask(guest, { id: 0, ask: 'reveal', table: header.code, entropy }));
  await actor.recall(old?.log ?? []);
  const seqs = (old?.log ?? []).map(entry => ('in' in entry ? (entry.seq ?? -1) : -1));
  open = { actor, runtime, guest, seq: Math.max(-1, ...seqs) };
  await actor.enter(open.guest, null);
  return old === null ? begin(open) : {};
};

const termsOf = async (id: string): Promise<JsonObject | Refusal> => {
  const rules = await rulesOf(id);
  if (rules === null) return noGame;
  const { game, bots } = rules;
  const terms: GameTerms = { seats: game.seats, options: game.options, bots: bots.map(bot => bot.name) };
  return terms as unknown as JsonObject;
};

const check = async (id: string, options: Json, seats: number): Promise<JsonObject | Refusal> => {
  const rules = await rulesOf(id);
  if (rules === null) return noGame;
  const config = rules.game.configure(options, seats) as object;
  return isRefusal(config) ? config : {};
};
const answer = async (message: Exclude<ToWorker, { to: 'still' | 'hurry' }>): Promise<JsonObject | Refusal> => {
  if (message.to === 'open') return openTable(message.wish);
  if (message.to === 'verify') return (await onDemand()).verify(message.log, message.told);
  if (message.to === 'game') return termsOf(message.game);
  if (message.to === 'check') return check(message.game, message.options, message.seats);
  if (open === null) return { rule: 'table:none', why: 'There is no table yet.' };
  if (message.to === 'hint') {
    const { header, rules } = open.actor;
    return (await onDemand()).hintFor(header.game, rules, open.actor.thought(open.guest));
  }
  const { question } = message;
  if (question.ask === 'start') open.runtime.hurry(false);
  if (question.ask !== 'move' && question.ask !== 'undo') return ask(open, question);
  const answered = await ask(open, { ...question, seq: open.seq + 1 });
  if (!isRefusal(answered)) open.seq++;
  return answered;
};

port.onmessage = ({ data }) => {
  if (data.to === 'still') {
    still = data.on;
    open?.runtime.still(still);
    return;
  }
  if (data.to === 'hurry') {
    open?.runtime.hurry(data.on);
    return;
  }
  answer(data).then(
    told => send({ re: data.id, answer: told }),
    why => send({ broken: String(why) }),
  );
};
