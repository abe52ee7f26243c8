import { randomBytes } from 'node:crypto';
import type { Context } from '../app.ts';

const NAME = 'session-secret';

/**
 * The key that access tokens are signed with: SESSION_SECRET, else one made once per installation
 * and kept in the database, so that all processes on it agree without being told.
 */
export async function sessionSecret({ config, database }: Context): Promise<Buffer> {
  if (config.sessionSecret) return Buffer.from(config.sessionSecret);
  const { kysely } = database;
  await kysely
    .insertInto('installation_values')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await kysely
    .selectFrom('installation_values')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}
