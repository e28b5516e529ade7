/** The row: five battlefields, and the prison between the third and the fourth. */
import { bank } from './bank.ts';
import { buzzardPoint } from './buzzard-point.ts';
import { express315 } from './express-315.ts';
import { rattlesnakeCreek } from './rattlesnake-creek.ts';
import { sanManzanilloPrison } from './san-manzanillo-prison.ts';
import { whiskeyCanyon } from './whiskey-canyon.ts';

export const row = [bank, whiskeyCanyon, buzzardPoint, sanManzanilloPrison, rattlesnakeCreek, express315] as const;
