/** The riders of a robbery, and how each of them left it. */
import type { Seat } from '../../../../kernel/seat.ts';
import type { Leaving, Robbery } from '../../zones.ts';

export const leftAs = (robbery: Robbery, seat: Seat): Leaving | null => robbery.left.find(each => each.seat === seat)?.how ?? null;
/** All riders, clockwise from the caller, whether they still ride or not. */
export const posse = ({ caller, riders, left }: Robbery, seats: number): readonly Seat[] => {
  const after = (seat: Seat): number => (seat - caller + seats) % seats;
  return [...riders, ...left.map(({ seat }) => seat)].sort((a, b) => after(a) - after(b));
};
