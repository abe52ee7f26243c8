import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

const NAME = 'session-secret';

/**
 * The secret that all keys are derived from (`deriveKeys`): SESSION_SECRET, or one made once per
 * installation and stored in the database, so that all processes on it agree without configuration.
 */
export async function installationSecret(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  { kysely }: Pick<Database, 'kysely'>,
): Promise<Buffer> {
  if (sessionSecret) return Buffer.from(sessionSecret);
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
