import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../errors/startup-error.ts';
import { liftTimeLimits } from '../connection.ts';
import type { Database } from '../database.ts';
import { appliedMigrations, beginLocked } from '../migrations.ts';
import { type BackupDescription, type CopiedTable, END_OF_TABLE } from './backup-file.ts';
import { copiedTables, usedSequences } from './copied-tables.ts';

/**
 * Writes everything in the database to `file`, as it is at one moment; the site may be used
 * meanwhile. Only the file's owner can read it. It appears under its name when it is complete.
 * @throws StartupError if the file exists, cannot be written, or there is nothing to save.
 */
export async function writeBackup({ pool }: Pick<Database, 'pool'>, file: string) {
  if (existsSync(file)) throw new StartupError(`${file} already exists. Name another file.`);
  const client = await pool.connect();
  try {
    const description = await withoutMigrations(pool, () => openSnapshot(client));
    const counted = { tables: description.tables.length, rows: 0 };
    await writeWhole(file, content(client, description, counted));
    return counted;
  } catch (cause) {
    throw new StartupError(`No backup was made: ${(cause as Error).message}`, { cause });
  } finally {
    // Ending the connection also ends the transaction.
    client.release(true);
  }
}

async function writeWhole(file: string, content: AsyncIterable<string | Buffer>): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.${process.pid}.partial`;
  try {
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(content, createGzip(), output);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Holds migrations off by a transaction of its own: what a transaction sees is as old as its first statement, and so
 * as the wait for the lock.
 */
async function withoutMigrations<T>(pool: pg.Pool, task: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await beginLocked(holder);
    return await task();
  } finally {
    holder.release(true);
  }
}

/**
 * From here on this connection sees the database as it is now. Once the tables are locked, they're those that
 * `migrations` made, whoever migrates.
 */
async function openSnapshot(client: pg.PoolClient): Promise<BackupDescription> {
  await client.query('begin isolation level repeatable read read only');
  await liftTimeLimits(client);
  // A server may write dates and numbers in another way, which not every other would understand.
  await client.query(`set local datestyle = iso; set local extra_float_digits = 1`);
  const tables = await copiedTables(client);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new Error('the database is empty');
  await client.query(`lock table ${tables.map(quoted).join()} in access share mode`);
  const sequences = await usedSequences(client);
  const madeAt = new Date().toISOString();
  return { format: 'site-backup-1', madeAt, migrations, tables, sequences };
}

async function* content(
  client: pg.PoolClient,
  description: BackupDescription,
  counted: { rows: number },
): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(description)}\n`;
  for (const table of description.tables) {
    const rows = client.query(copyTo(`copy ${quoted(table)} (${columns(table)}) to stdout`));
    for await (const chunk of rows) {
      // Each row is a line. How many there were PostgreSQL says later, when the rows have long ended.
      counted.rows += linesIn(chunk);
      yield chunk;
    }
    yield `${END_OF_TABLE}\n`;
  }
  yield `${JSON.stringify({ rows: counted.rows })}\n`;
}

const LINE_BREAK = '\n'.charCodeAt(0);

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1))
    lines += 1;
  return lines;
}

const quoted = ({ name }: Pick<CopiedTable, 'name'>) => pg.escapeIdentifier(name);
const columns = (table: CopiedTable) => table.columns.map(pg.escapeIdentifier).join();
