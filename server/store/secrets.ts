/** Secrets shared by all processes without configuration, such as the key that signs cookies. */

import { type Database, write } from './database/schema.ts';
import type { Secrets } from './shape/contents.ts';

export function secretsIn(db: Database): Secrets {
  return {
    keep: (name, fresh) =>
      write(db, async transaction => {
        await transaction
          .insertInto('secrets')
          .values({ name, value: fresh })
          .onConflict(conflict => conflict.doNothing())
          .execute();
        const { value } = await transaction
          .selectFrom('secrets')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return value;
      }),
  };
}
