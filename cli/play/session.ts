/** A person against bots: turns, output, and the handling of typed lines. */
import { thoughtOf } from '../../bots/thought.ts';
import type { Bot, Thought } from '../../kernel/bot.ts';
import { together } from '../../kernel/cards/together.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds, Offer, Outcome, Race, Telling } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { type Named, notationOf } from '../../kernel/proving/notation.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Dice } from '../../kernel/sealed.ts';
import type { Millis, Move, Seat, Seed } from '../../kernel/seat.ts';
import { outcomeSaid } from '../../words/outcome.ts';
import type { Reader } from '../../words/phrase.ts';
import { refused } from '../../words/refused.ts';
import type { TerminalTongue } from '../choose.ts';
import { Chronicle } from '../logs/chronicle.ts';
import { type AnyView, choices, handOf, sheet } from './sheet.ts';
import type { Terminal } from './terminal.ts';

export interface TerminalTable {
  readonly game: Game<Kinds>;
  readonly config: Json;
  readonly seed: Seed;
  /** The person sits first. */
  readonly names: readonly string[];
  readonly bots: readonly Bot<Kinds>[];
  readonly tongue: TerminalTongue;
  readonly terminal: Terminal;
}
const YOU: Seat = 0;
const THINKING: Millis = 1000;
const LEAD: Millis = 1500;
/** The fastest possible reaction of a person. */
const FLOOR: Millis = 100;

/** Any rule of the game serves as an example. */
const ruleOf = ({ game }: TerminalTongue): string => Object.keys(game.rules)[0]!;
const help = (
  tongue: TerminalTongue,
): string => `  Type a number, or a move in words as they are listed: the verb, then a player or cards. Cards of your hand go by place, too: #1 #3.
  table: show the table again · rules ${ruleOf(tongue)}: that rule · quit or Ctrl-C: leave · ?: this help`;

export class TerminalSession {
  readonly record: Chronicle;
  readonly #at: TerminalTable;
  readonly #say: Named;
  readonly #dice: Dice;
  readonly #reader: Reader;
  #table: Kinds['Table'];

  constructor(seated: TerminalTable) {
    const { game, config, seed, names } = seated;
    this.#at = seated;
    this.#say = notationOf(game, names);
    this.#dice = diceFrom(`${seed}/bots`);
    this.#reader = { viewer: YOU, names };
    this.#table = game.setup(config, names.length, seed);
    this.record = new Chronicle(game, config, seed, names);
  }
  get outcome(): Outcome | null {
    return this.#at.game.outcome(this.#table);
  }

  /** Plays to the end, or until the person leaves. */
  async play(): Promise<void> {
    const { game, tongue, terminal } = this.#at;
    terminal.say(`${tongue.game.name}. ${tongue.game.about}`);
    while (this.outcome === null) {
      const race = game.race(this.#table);
      if (race !== null && !race.cued) await this.#race(race);
      else if (!this.#botsMove() && !(await this.#yourMove())) this.#play({ tick: game.alarm(this.#table)! });
    }
    terminal.say('');
    for (const line of outcomeSaid(tongue.table, tongue.game, this.outcome, this.#reader)) terminal.say(line);
  }

  /** Plays an input and prints what the person witnessed, or prints the refusal and returns null. */
  #play(input: Input): readonly Telling[] | null {
    const { game, tongue, terminal } = this.#at;
    const out = game.play(this.#table, input);
    if (isRefusal(out)) {
      terminal.say(`  ✗ ${refused(tongue.table, tongue.game, out)} (${out.rule})`);
      return null;
    }
    this.#table = out.table;
    this.record.add(input, out.table);
    const tellings = together(out.told(YOU));
    for (const telling of tellings) {
      const sentence = tongue.game.tell(telling, this.#reader);
      if (sentence !== null) terminal.say(`  ${sentence}`);
    }
    return tellings;
  }
  #thought(seat: Seat): Thought<Kinds> {
    return thoughtOf(this.#at.game, this.#table, seat, this.#dice);
  }
  #view(): AnyView {
    return this.#at.game.view(this.#table, YOU) as AnyView;
  }

  /** The first bot with a move makes it. */
  #botsMove(): boolean {
    for (const [i, bot] of this.#at.bots.entries()) {
      const thought = this.#thought(i + 1);
      const move = thought.offers.length === 0 ? null : bot.choose(thought);
      if (move === null) continue;
      this.#play({ seat: i + 1, move, at: this.#table.clock + THINKING });
      return true;
    }
    return false;
  }

  // ---- the person

  /** False when the person is not asked. */
  async #yourMove(): Promise<boolean> {
    const { game, names, tongue, terminal } = this.#at;
    const offers = game.offers(this.#table, YOU);
    const question = offers.find(offer => offer.question !== null)?.question;
    if (question === undefined || question === null) return false;
    terminal.say(sheet(game, this.#view(), YOU, names, tongue));
    await this.#ask(tongue.game.questions[question]?.asked ?? tongue.table.yourMove, offers);
    return true;
  }
  /** Repeats until an input is accepted; an empty line suffices where none is required. */
  async #ask(question: string, offers: readonly Offer[], enough = false): Promise<void> {
    const { game, names, tongue, terminal } = this.#at;
    const { numbered, lines } = choices(game, offers, verb => game.moves(this.#table, YOU, verb), names, tongue);
    for (const line of [question, ...lines]) terminal.say(line);
    for (;;) {
      const line = await terminal.line('> ');
      if (line === '' && enough) return;
      if (line === '' || this.#answered(line)) continue;
      const move = numbered[Number(line) - 1] ?? this.#say.move(this.#withFaces(line));
      if (game.needs(move.do) === null) {
        const verbs = [...offers.map(offer => offer.do), ...(enough ? ['Enter'] : [])];
        terminal.say(`  "${line}" is no move. You may: ${verbs.join(', ')}; ? for help.`);
      } else if (this.#play({ seat: YOU, move, at: this.#table.clock }) !== null) return;
    }
  }
  /** `#3` is the third card of the hand. */
  #withFaces(line: string): string {
    const hand = handOf(this.#view(), YOU);
    return line.replaceAll(/#(\d+)/g, (word, n: string) => hand[Number(n) - 1] ?? word);
  }
  /** Questions about the game, not moves. */
  #answered(line: string): boolean {
    const { game, names, tongue, terminal } = this.#at;
    const [word, about] = line.split(/\s+/);
    if (word === 'quit') terminal.leave();
    else if (word === 'table') terminal.say(sheet(game, this.#view(), YOU, names, tongue));
    else if (word === 'rules')
      terminal.say(
        `  ${tongue.game.rules[about ?? ''] ?? `There is no rule "${about ?? ''}": "rules ${ruleOf(tongue)}" shows one.`}`,
      );
    else if (word === '?' || word === 'help') {
      terminal.say(help(tongue));
      for (const face of new Set(handOf(this.#view(), YOU)))
        if (tongue.game.effects[face] !== undefined) terminal.say(`  ${face}: ${tongue.game.effects[face]}`);
    } else return false;
    return true;
  }

  // ---- the race of hands

  async #race({ hand, racers, within }: Race): Promise<void> {
    const { game, bots, tongue, terminal } = this.#at;
    const racing = racers.includes(YOU);
    if (racing) await this.#getReady();
    if (racing)
      while (await terminal.still(LEAD + 1000 * Math.random()))
        this.#play({ seat: YOU, move: { do: hand }, at: this.#table.clock });
    const shown = this.#play({ cue: this.#table.clock + LEAD })!;
    const cue = this.#table.clock;
    const hands: { readonly seat: Seat; readonly time: Millis; readonly first: readonly Move[] }[] = [];
    for (const seat of racers) {
      const reaction = seat === YOU ? null : bots[seat - 1]!.react(this.#thought(seat));
      if (reaction !== null && reaction.after <= within) hands.push({ seat, time: reaction.after, first: reaction.first });
    }
    if (racing) {
      // Where the cue reveals cards, they are the cue, and may mean that no hand belongs on the pile.
      if (shown.every(telling => telling.tell === 'cue')) terminal.say(`\n      *** ${tongue.table.cue} ***\n`);
      const began = performance.now();
      const line = await terminal.lineWithin(within);
      const time = Math.max(FLOOR, Math.round(performance.now() - began));
      if (line !== null && line !== 'no' && time <= within) hands.push({ seat: YOU, time, first: [] });
    }
    hands.sort((a, b) => a.time - b.time);
    for (const { seat, first } of hands) for (const move of first) this.#play({ seat, move, at: cue });
    for (const { seat, time } of hands) this.#play({ seat, move: { do: hand }, at: cue + time });
    if (game.race(this.#table) === null) return;
    const times = [...new Set(hands.map(hand => hand.time))];
    const order = times.map(time => hands.filter(hand => hand.time === time).map(hand => hand.seat));
    this.#play({ verdict: { order, evidence: { hands: hands.map(({ seat, time }) => ({ seat, time })) } }, at: this.#table.clock });
  }
  /** Before the cue there is still time to load. */
  async #getReady(): Promise<void> {
    const { game, names, tongue, terminal } = this.#at;
    terminal.say(sheet(game, this.#view(), YOU, names, tongue));
    for (;;) {
      const before = this.#table;
      const ready =
        'Press Enter when you are ready. Then wait for the signal and press Enter: that is your hand ("no" keeps it off the pile).';
      await this.#ask(`${tongue.game.questions['race']?.asked ?? ''} ${ready}`.trim(), game.offers(before, YOU), true);
      if (this.#table === before) return;
    }
  }
}
