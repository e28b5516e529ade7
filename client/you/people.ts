/** What the server says of people and their games. */
export interface GuestView {
  readonly guest: string;
  readonly name: string;
  readonly preferences: { readonly [name: string]: unknown };
  /** Told once, to somebody new. */
  readonly recovery?: string | null;
}
export interface RatingView {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** What is almost certain of it. */
  readonly rating: number;
}
export interface Tally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly bestScore: number;
  readonly averageScore: number;
}
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  readonly players: readonly {
    readonly kind: 'guest' | 'bot';
    readonly id: string;
    readonly name: string;
    readonly score: number;
    readonly place: number;
  }[];
}
export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly tallies: readonly Tally[];
  readonly ratings: readonly RatingView[];
}
export interface LadderView {
  readonly game: string;
  readonly totals: { readonly games: number; readonly guests: number; readonly averageMillis: number };
  readonly players: readonly (RatingView & { readonly kind: 'guest' | 'bot'; readonly id: string; readonly name: string })[];
}
/** An estimate almost surely lies between these. */
export const rangeOf = ({ mu, sigma }: Pick<RatingView, 'mu' | 'sigma'>): readonly [from: number, to: number] => [
  mu - 3 * sigma,
  mu + 3 * sigma,
];
