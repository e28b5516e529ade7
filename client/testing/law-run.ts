/**
 * The twelfth law over random games: follows each game from one place, from the deal to its end, and explores every seat at some moments.
 */
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds, Telling } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { anyInput } from '../../kernel/proving/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Dice } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { advanceAtTable, beginAtTable } from '../../table/play/progress.ts';
import { MOST_LINES } from '../../table/viewers/story.ts';
import { QUIET, Stream } from '../../table/viewers/stream.ts';
import type { StoryLine, Update } from '../../wire/protocol.ts';
import { linesOf } from '../../wire/story.ts';
import type { GameTalk } from '../../words/game.ts';
import { type Language, languages } from '../../words/language.ts';
import type { LineAnswer } from '../line/line.ts';
import type { Plan } from '../table/game-client.ts';
import { planFor } from '../table/prompt/planned.tsx';
import type { GameClient, Session } from '../table/session/session.ts';
import { pressAround, TRIED } from './explorer.ts';
import { type PageAtTable, shown, visitInNode } from './in-node.ts';
import { allowed, BrokenPage, coversNoTime, explore, lineIsTrue, saysYou } from './laws.ts';
import { scenesOf, Twin } from './twin.ts';

export interface PageRun {
  readonly games: number;
  readonly seed: string;
  /** One moment in n is explored; at the others the law only reads the texts. */
  readonly closely: number;
  /** Switches the page to this language. */
  speak(language: Language): Promise<void>;
  readonly talks: { readonly [L in Language]: GameTalk };
  /** The page's actions. */
  readonly planned?: (session: Session) => Plan;
}
export interface PageTally {
  moments: number;
  explored: number;
  /** The number of scenes over the table. */
  scenes: number;
}

const anyValue = (game: Game<Kinds>, { options }: GameTalk, name: string, seats: number, dice: Dice): Json => {
  const spec = game.options[name]!;
  if (spec.kind === 'switch') return below(dice, 2) === 0;
  if (spec.kind === 'choice') return spec.of[below(dice, spec.of.length)]!;
  // The least values of the options make the shortest game.
  if (spec.kind === 'number') return spec.min + below(dice, 1 + Math.min(spec.max - spec.min, 3));
  if (spec.kind === 'seat') return below(dice, 2) === 0 ? null : below(dice, seats);
  const words = options[name]!;
  const texts = 'texts' in words ? Object.keys(words.texts) : [];
  return texts[below(dice, texts.length)] ?? spec.default;
};
/** Random terms of a table: any value of every option, as long as they fit together. */
const anyConfig = (game: Game<Kinds>, talk: GameTalk, seats: number, dice: Dice): Json => {
  for (;;) {
    const options = Object.keys(game.options).map(name => [name, anyValue(game, talk, name, seats, dice)] as const);
    const config = game.configure(Object.fromEntries(options), seats);
    if (!isRefusal(config)) return config;
  }
};

/** A player who sits through the game and reads. */
class Follower {
  readonly session: Session;
  readonly #place: PageAtTable;
  readonly #run: PageRun;
  readonly #talk: GameTalk;
  readonly #tally: PageTally;
  readonly #visit: ReturnType<typeof visitInNode>;
  #table: Kinds['Table'];
  #tried: Move[] | null = null;
  /** The fault beside a scene that was gone at once. */
  #fault: unknown = null;
  /** The scenes of the last update. */
  readonly scenes: string[];
  /** The move without an answer yet. */
  answer: (said: LineAnswer) => void = () => {};

  constructor(place: PageAtTable, run: PageRun, talk: GameTalk, tally: PageTally) {
    this.#place = place;
    this.#run = run;
    this.#talk = talk;
    this.#tally = tally;
    this.#table = place.table;
    this.#visit = visitInNode({ ...place, client: { ...place.client, hold: () => 0 } }, async move => {
      if (this.#tried === null)
        return new Promise(resolve => {
          this.answer = resolve;
        });
      this.#tried.push(move);
      return TRIED;
    });
    this.session = this.#visit.session;
    this.scenes = scenesOf(this.session, () => this.#glance());
  }
  #read(told: readonly Telling[]): void {
    const plan = (this.#run.planned ?? planFor)(this.session);
    lineIsTrue(this.session, plan, this.#place.game.ask(this.#table));
    saysYou(this.session, plan, told, this.#talk);
  }
  /** Something new lies over the table, and may be gone in a moment. */
  #glance(): void {
    try {
      this.#read([]);
    } catch (e) {
      this.#fault ??= e;
    }
  }
  /** Something lies over the table. */
  async #beside(told: readonly Telling[]): Promise<void> {
    const { seat, game } = this.#place;
    this.#tally.scenes++;
    coversNoTime(game, this.session, told);
    this.#read([]);
    // While a move of their own is on its way, nothing can be pressed.
    if (seat === null || this.session.acted.peek()) return;
    this.#tried = [];
    await pressAround(this.session);
    for (const move of this.#tried) allowed(game, this.#table, seat, move, 'beside a scene the page');
    this.#tried = null;
  }
  async sees(table: Kinds['Table'], update: ReturnType<Stream['now']>): Promise<void> {
    this.#table = table;
    this.#visit.table = table;
    this.scenes.length = 0;
    await shown(this.#visit, update, () => this.#beside(update.tellings));
    if (this.#fault !== null) throw this.#fault;
  }
  rests(told: readonly Telling[]): void {
    this.#tally.moments++;
    this.#read(told);
  }
}

/** A player who reloads the page now and then, and after every scene. */
class Returner {
  readonly #place: PageAtTable;
  readonly #dice: Dice;
  readonly #lines: StoryLine[] = [];
  #twin: Twin | null = null;

  constructor(place: PageAtTable, dice: Dice) {
    this.#place = place;
    this.#dice = dice;
  }
  /** The reloaded page gets the same tellings as the first one. */
  async sees(table: Kinds['Table'], update: Update, { session, scenes }: Follower): Promise<void> {
    this.#lines.push(...linesOf(update.tellings));
    const must = (holds: boolean, what: () => string): void => {
      if (!holds) throw new BrokenPage('comes back', what());
    };
    if (this.#twin !== null) {
      await this.#twin.sees(table, update);
      const [later, first] = [this.#twin.scenes.join(), scenes.join()];
      must(later === first, () => `after a reload the scenes are ${later}, not ${first}`);
    }
    if (this.#twin === null || scenes.length > 0 || below(this.#dice, 8) === 0) {
      this.#twin?.close();
      const lines = this.#lines.slice(-MOST_LINES);
      this.#twin = await Twin.open({ ...this.#place, table }, lines, { ...update, ...QUIET });
      must(
        this.#twin.scenes.length === 0 || session.over.peek() !== null,
        () => `after a reload it shows ${this.#twin!.scenes.join()}`,
      );
    }
    const other = this.#twin.differs(session);
    must(other === null, () => `after a reload it shows ${other}`);
  }
  close(): void {
    this.#twin?.close();
  }
}

const followed = async (game: Game<Kinds>, client: GameClient, run: PageRun, g: number, tally: PageTally): Promise<void> => {
  const dice = diceFrom(`${run.seed} ${g}`);
  const spoken = languages[g % languages.length]!;
  await run.speak(spoken);
  const talk = run.talks[spoken];
  const [fewest, most] = game.seats;
  const seats = fewest + (g % (most - fewest + 1));
  const config = anyConfig(game, talk, seats, dice);
  // Now and then from the rail.
  const seat: Seat | null = below(dice, 6) === 0 ? null : below(dice, seats);
  let progress = beginAtTable(game.setup(config, seats, `${run.seed} ${g}`));
  const stream = new Stream(game, 1, seat ?? 'rail', progress.table);
  const follower = new Follower({ game, client, table: progress.table, seat }, run, talk, tally);
  const { session } = follower;
  const returner = new Returner({ game, client, table: progress.table, seat }, diceFrom(`${run.seed} ${g} again`));
  let n = 0;
  try {
    await follower.sees(progress.table, stream.now(QUIET));
    for (; game.outcome(progress.table) === null; n++) {
      const input = anyInput(game, progress.table, dice)!;
      const mine = 'move' in input && input.seat === seat;
      const sent = mine ? session.play(input.move) : null;
      if (mine && session.asked.value) throw new BrokenPage('whose move', 'a move that is made is still asked for');
      const went = advanceAtTable(game, progress, { in: input });
      if (isRefusal(went)) throw new Error(went.why);
      progress = went;
      const update = stream.after(went)?.update ?? null;
      // The answer may arrive before the effects of the move, or after them.
      if (g % 2 === 0) follower.answer({});
      if (update !== null) await follower.sees(went.table, update);
      if (g % 2 === 1) follower.answer({});
      if (update !== null) await sent;
      if (update !== null) await returner.sees(went.table, update, follower);
      follower.rests(update?.tellings ?? []);
      // The referee handles hands in a race.
      if (n % run.closely > 0 || game.ask(went.table)?.kind === 'race') continue;
      for (let each = 0; each < seats; each++) {
        if (game.offers(went.table, each).length === 0) continue;
        tally.explored++;
        await explore({ game, client, table: went.table, seat: each }, dice);
      }
    }
  } catch (e) {
    if (!(e instanceof BrokenPage)) throw e;
    const where = `game ${g} of seed "${run.seed}", ${seats} seats, options ${JSON.stringify(config)}, input ${n}`;
    throw new BrokenPage(e.law, e.what, ` (${where}, seen by ${seat ?? 'the rail'} in ${spoken})`);
  } finally {
    session.close();
    returner.close();
  }
};
export const pageLaws = async (game: Game<Kinds>, client: GameClient, run: PageRun): Promise<PageTally> => {
  const tally = { moments: 0, explored: 0, scenes: 0 };
  for (let g = 0; g < run.games; g++) await followed(game, client, run, g, tally);
  return tally;
};
