/**
 * What a drop-in table does by itself: it seats waiting guests between games. A house table has no host: bots fill empty
 * chairs, the next game begins when those who want it are ready, and a game that all players have left is called off.
 */
import type { Millis } from '../../kernel/seat.ts';
import type { Mailbox } from '../mailbox.ts';
import { holder } from '../seats/arrange.ts';
import { isOfHouse, kept, seatedNext, stood, without } from '../seats/drop-in.ts';
import type { Seating } from '../seats/seating.ts';
import type { TableState } from '../state.ts';
import type { GameRunner } from './runner.ts';
import type { GameSetup } from './setup.ts';

/** How long a ready player waits for the others at a house table. */
export const OTHERS_WITHIN: Millis = 20_000;

export class HouseRules {
  readonly #state: TableState;
  readonly #setup: GameSetup;
  readonly #runner: GameRunner;
  readonly #mail: Mailbox;
  #waits: (() => void) | null = null;

  constructor(state: TableState, setup: GameSetup, runner: GameRunner, mail: Mailbox) {
    this.#state = state;
    this.#setup = setup;
    this.#runner = runner;
    this.#mail = mail;
  }
  /** Called after every change. */
  async look(): Promise<void> {
    const { header, stopped } = this.#state;
    if (header.dropIn !== true || stopped) return;
    const isHouse = isOfHouse(header.seating);
    if (header.status === 'playing') {
      this.quiet();
      if (!isHouse || !this.#isDeserted) return;
      await this.#runner.callOff('empty');
    }
    if (this.#state.header.seating.pledges !== undefined) return;
    await this.#seat(isHouse);
    if (isHouse) await this.#begin();
  }
  quiet(): void {
    this.#waits?.();
    this.#waits = null;
  }

  /** Is a player here, or away only for a short time? */
  #stays(guest: string): boolean {
    const { audience, standIns } = this.#state;
    return audience.guest(guest) !== undefined || standIns.heldIn(guest) !== null;
  }
  get #people(): readonly string[] {
    return this.#state.header.seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : []));
  }
  get #isDeserted(): boolean {
    return !this.#people.some(guest => this.#stays(guest));
  }
  async #change(how: (seating: Seating) => Seating): Promise<void> {
    const { header } = this.#state;
    const seating = how(header.seating);
    if (seating !== header.seating) await this.#state.save({ ...header, seating });
  }
  async #seat(isHouse: boolean): Promise<void> {
    const { audience, bots } = this.#state;
    await this.#part();
    await this.#change(seating => {
      const kepted = isHouse ? kept(seating, holder(bots), guest => this.#stays(guest)) : seating;
      return seatedNext(kepted, guest => audience.guest(guest));
    });
  }
  /** A waiting guest who has since been blocked by a player here, or by one who has waited longer, waits here no more. */
  async #part(): Promise<void> {
    const { runtime, header } = this.#state;
    const { next = [] } = header.seating;
    if (next.length === 0) return;
    const pairs = (await runtime.apart?.([...this.#people, ...next])) ?? [];
    const stays = [...this.#people];
    for (const guest of next)
      if (!pairs.some(pair => pair.includes(guest) && pair.some(who => who !== guest && stays.includes(who)))) stays.push(guest);
    await this.#change(seating => next.filter(guest => !stays.includes(guest)).reduce(without, seating));
  }
  /** The players who are here and ready. */
  #isIn(guest: string): boolean {
    const { header, audience } = this.#state;
    const isReady = header.seating.chairs.some(chair => chair.kind === 'guest' && chair.guest === guest && chair.ready);
    return isReady && audience.guest(guest) !== undefined;
  }
  /** Ready players wait for the others for a while; then they play without them. */
  async #begin(): Promise<void> {
    const { runtime } = this.#state;
    const people = this.#people;
    const waits = people.filter(guest => !this.#isIn(guest));
    if (waits.length === people.length) this.quiet();
    else if (waits.length === 0) {
      this.quiet();
      await this.#start();
    } else
      this.#waits ??= runtime.wake(OTHERS_WITHIN, () => {
        this.#waits = null;
        this.#mail.drop(() => this.#leaveOut());
      });
  }
  async #leaveOut(): Promise<void> {
    const { header } = this.#state;
    if (header.status === 'playing' || header.seating.pledges !== undefined) return;
    const out = this.#people.filter(guest => !this.#isIn(guest));
    await this.#change(seating => out.reduce(stood, seating));
  }
  /** A guest who has since blocked a player here must play elsewhere. */
  async #start(): Promise<void> {
    const { runtime, bots } = this.#state;
    const apart = (await runtime.apart?.(this.#people)) ?? [];
    await this.#change(seating =>
      kept(
        apart.reduce((now, [who]) => stood(now, who), seating),
        holder(bots),
        () => true,
      ),
    );
    await this.#setup.start();
  }
}
