/** What carries words from process to process. Anything may be lost on it at any time; what must arrive whole goes over trunks. */
export interface Medium {
  readonly isUp: boolean;
  send(to: string, text: string): void;
  /** To all but the one who says it. */
  sendAll(text: string): void;
  close(): Promise<void>;
}

/** Who listens to the bus. */
export interface BusEar {
  heard(text: string): void;
  /** Something that is said to all but the one who says it. */
  heardByAll(text: string): void;
  away(): void;
  back(): void;
}
