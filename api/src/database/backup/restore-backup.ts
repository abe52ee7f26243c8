import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../../errors/startup-error.ts';
import type { Database } from '../database.ts';
import { beginLocked, migrate, repeatMigrations } from '../migrations.ts';
import { type BackupDescription, BackupReader, type CopiedTable } from './backup-file.ts';
import { copiedTables } from './copied-tables.ts';

/**
 * Fills an empty database from a backup in one transaction, then applies the migrations that are
 * newer than the backup. `file` was checked by `checkBackup`, which says what is in it.
 * @returns the names of the newer migrations.
 * @throws StartupError if the database isn't empty or the backup belongs to a newer version.
 */
export async function restoreBackup(
  database: Pick<Database, 'pool'>,
  file: string,
  description: BackupDescription,
  migrationsFolder?: string,
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await beginLocked(client);
    await refuseUsed(client);
    await repeatMigrations(client, description.migrations, migrationsFolder);
    await fill(client, file, description);
    await client.query('commit');
  } catch (error) {
    throw error instanceof StartupError ? error : notRestored(error as Error);
  } finally {
    // Ending the connection undoes what was not committed and lets others migrate.
    client.release(true);
  }
  return migrate(database, migrationsFolder);
}

const notRestored = (cause: Error) =>
  new StartupError(`Nothing was restored: ${cause.message}`, { cause });

async function refuseUsed(client: pg.PoolClient): Promise<void> {
  const tables = await copiedTables(client);
  if (tables.length === 0) return;
  throw new StartupError(
    'This database is already in use. A backup can only be restored into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Nothing has changed.',
  );
}

async function fill(client: pg.PoolClient, file: string, description: BackupDescription) {
  const { tables, sequences } = description;
  const reader = new BackupReader(file);
  try {
    await reader.description();
    // What they would write is in the backup.
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} disable trigger user`);
    for (const table of tables) await pipeline(reader.rows(), client.query(copyInto(table)));
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    for (const { name, lastValue } of sequences) {
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), lastValue]);
    }
  } finally {
    await reader.close();
  }
}

const quoted = ({ name }: CopiedTable) => pg.escapeIdentifier(name);

const copyInto = (table: CopiedTable) =>
  copyFrom(`copy ${quoted(table)} (${table.columns.map(pg.escapeIdentifier).join()}) from stdin`);
