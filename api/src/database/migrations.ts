import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../config/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import { withBaselines } from './baselines.ts';
import { liftTimeLimits } from './connection.ts';
import type { Database } from './database.ts';

const migrationsFolder = path.join(projectRoot, 'api/migrations');

/** Any number that no other program on the database uses for its locks. */
const LOCK = 7_205_371;

interface AppliedMigration {
  name: string;
  checksum: string;
}

interface Migration extends AppliedMigration {
  sql: string;
}

/**
 * Applies what is new, in order of name, each in its own transaction. Only one process at a
 * time does so; others wait for it.
 * @returns the names applied.
 * @throws StartupError if a file that was already applied has changed since, or if the database is too old.
 */
export async function migrate(
  { pool }: Pick<Database, 'pool'>,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    for (;;) {
      await beginLocked(client);
      const name = await applyNext(client, migrations);
      await client.query('commit');
      if (name === null) return applied;
      applied.push(name);
    }
  } finally {
    // Ending the connection undoes what wasn't committed.
    client.release(true);
  }
}

/** Names of the migrations that still have to be applied. */
export async function pendingMigrations(
  { pool }: Pick<Database, 'pool'>,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = await migrationNames(folder);
  return names.filter((name) => !applied.has(name));
}

/**
 * Begins a transaction of any length, in which nobody else migrates. Through a pooler, only a lock that a transaction
 * holds stays with its caller.
 */
export async function beginLocked(client: pg.Client): Promise<void> {
  await client.query('begin');
  await liftTimeLimits(client);
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** What was applied, in the order in which it was; nothing if the database was never migrated. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query(`select to_regclass('schema_migrations') as found`);
  if (rows[0].found === null) return [];
  const applied = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by applied_at, name',
  );
  return applied.rows;
}

/**
 * Makes the schema that `applied` once made, in the caller's transaction. `schema_migrations` stays
 * empty.
 * @throws StartupError if one of them isn't known here, or is another one than it was, or if they stop too early.
 */
export async function repeatMigrations(
  client: pg.ClientBase,
  applied: AppliedMigration[],
  folder: string = migrationsFolder,
): Promise<void> {
  const migrations = await readMigrations(folder);
  const known = new Map(migrations.map((each) => [each.name, each]));
  await createMigrationsTable(client);
  const repeated = withBaselines<AppliedMigration>(
    applied,
    migrations,
    'npm run restore -- <file>',
  );
  for (const { name, checksum } of repeated) {
    const migration = known.get(name);
    if (migration?.checksum !== checksum) throw otherVersion(name);
    await client.query(migration.sql);
  }
}

const otherVersion = (name: string) =>
  new StartupError(
    `The backup needs the migration ${name}, which this version doesn't have: it was made by a newer one. Install that version and restore there.`,
  );

async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

/** Returns the name of what was applied; null if nothing is new. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  await createMigrationsTable(client);
  const done = await appliedMigrations(client);
  const applied = new Map(done.map((row) => [row.name, row.checksum]));
  for (const migration of migrations) refuseChanged(migration, applied.get(migration.name));
  for (const reached of withBaselines<AppliedMigration>(done, migrations, 'npm run db:migrate')) {
    if (applied.has(reached.name)) continue;
    await record(client, reached);
    applied.set(reached.name, reached.checksum);
  }
  const next = migrations.find((migration) => !applied.has(migration.name));
  if (next) await apply(client, next);
  return next?.name ?? null;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await record(client, migration);
  } catch (error) {
    throw new StartupError(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function record(client: pg.PoolClient, { name, checksum }: AppliedMigration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}

function refuseChanged({ name, checksum }: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === checksum) return;
  throw new StartupError(
    `Migration ${name} was changed after it was applied. Put the file back and add a new migration instead.`,
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function migrationNames(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}
