/** The server's answers about people and their games. */
export interface GuestView {
  readonly guest: string;
  readonly name: string;
  readonly preferences: { readonly [name: string]: unknown };
  /** Sent once, to a new guest. */
  readonly recovery?: string | null;
}
export interface RatingView {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** Its lower bound, almost certain. */
  readonly rating: number;
}
export interface GamesTally {
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
  readonly tallies: readonly GamesTally[];
  readonly ratings: readonly RatingView[];
}
export interface LadderView {
  readonly game: string;
  readonly totals: { readonly games: number; readonly guests: number; readonly averageMillis: number };
  readonly players: readonly (RatingView & { readonly kind: 'guest' | 'bot'; readonly id: string; readonly name: string })[];
}
/** A stranger's estimate, 25, is shown as 1500. */
const POINTS = 60;
type Estimate = Pick<RatingView, 'mu' | 'sigma'>;
const around = ({ mu, sigma }: Estimate, sigmas: number): readonly [from: number, to: number] => [
  Math.round((mu - sigmas * sigma) * POINTS),
  Math.round((mu + sigmas * sigma) * POINTS),
];
/** The middle of an estimate, in points. */
export const pointsOf = ({ mu }: Estimate): number => mu * POINTS;
/** Where it likely lies, and where it almost surely lies. */
export const likelyOf = (estimate: Estimate): readonly [from: number, to: number] => around(estimate, 2);
export const rangeOf = (estimate: Estimate): readonly [from: number, to: number] => around(estimate, 3);
