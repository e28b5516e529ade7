/** Carries messages between processes. It may lose any of them at any time; reliable messages go over trunks. */
export interface Medium {
  readonly isUp: boolean;
  send(to: string, text: string): void;
  /** To all but the sender. */
  sendAll(text: string): void;
  close(): Promise<void>;
}

/** Who listens to the bus. */
export interface BusEar {
  heard(text: string): void;
  /** A message to all but its sender. */
  heardByAll(text: string): void;
  away(): void;
  back(): void;
}
