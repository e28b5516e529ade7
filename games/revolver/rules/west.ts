/** What stories about the gang share. */
import { gangOf } from '../faces.ts';

const base = gangOf('base').map(bandit => bandit.id);
/** The bandits of the base game that are dead when only these are alive, as a row. */
export const dead = (alive: string): string => base.filter(id => !alive.split(' ').includes(id)).join(' ');
