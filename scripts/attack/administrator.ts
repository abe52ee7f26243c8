import { randomUUID } from 'node:crypto';
import { registerAdmin } from '../../api/src/areas/identity/admins/operator.ts';
import { openDatabase } from '../../api/src/database/open-database.ts';
import { type Person, signIn } from './client.ts';

/** An administrator made in the database, as the command does, who has just signed in. */
export async function newAdministrator(url: string, dataDir: string): Promise<Person> {
  const credentials = { email: `${randomUUID()}@example.org`, password: 'sesame1$open' };
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await registerAdmin(database.kysely, { ...credentials, name: 'Ravi Menon' });
  await database.close();
  return signIn(url, '/v1/admins/auth/signin', credentials);
}
