/** Everything the saloon draws of players at tables of the server: loaded once there are some (`seated.tsx`). */
import { WaitingGames as Waiting } from '../slow/waiting.tsx';
import { Chairs as ChairsAt } from './chairs.tsx';
import { OpenTables as Open } from './open-tables.tsx';

export const Chairs = ChairsAt;
export const WaitingGames = Waiting;
export const OpenTables = Open;
