/** How bots differ. */
export interface Temper {
  readonly name: string;
  /** How often it does not think at all, in percent. */
  readonly careless: number;
  /** Bullets it wants before it calls a robbery or joins one, against a rival with a full hand. */
  readonly rides: number;
  readonly joins: number;
  /** It turns away cowboys that shoot less often. */
  readonly hires: number;
  /** What a bullet is worth to it, as a part of the loot; what its cowboy is worth, in dollars. */
  readonly thrift: number;
  readonly cowboy: number;
}
