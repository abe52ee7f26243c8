import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { connect, type Database } from './database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

const OLDEST_VERSION = 15;

/**
 * The database of this configuration, proven to respond: the server of DATABASE_URL, or embedded
 * PostgreSQL under DATA_DIR.
 * @param notice receives, in one line, what a person should know about where the data is.
 * @param giveUp called when an embedded database can't be kept running; by default it ends the process with code 1.
 * @throws StartupError with one line that says what to do.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  notice: (line: string) => void = () => {},
  giveUp: (reason: StartupError) => void = endProcess,
): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl);
  const embedded = await startEmbedded(config.dataDir, { notice, giveUp });
  return connect(embedded.connectionString, { afterClose: embedded.stop });
}

/** A process manager notices and starts another; a process that stayed would be half dead without anybody noticing. */
function endProcess({ message }: StartupError): never {
  console.error(message);
  process.exit(1);
}

async function openServer(databaseUrl: string): Promise<Database> {
  const database = connect(databaseUrl);
  try {
    await refuseOld(database);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartupError ? error : unreachable(databaseUrl, error as Error);
  }
}

async function refuseOld({ pool }: Database): Promise<void> {
  const { rows } = await pool.query('show server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new StartupError(
    `DATABASE_URL points to PostgreSQL ${major}, but ${OLDEST_VERSION} or later is needed.`,
  );
}

/** Names host and database but never the password. */
function unreachable(databaseUrl: string, cause: Error & { code?: string }): StartupError {
  const { host, database } = new pg.Client({ connectionString: databaseUrl });
  const reason = cause.message || cause.code;
  return new StartupError(
    `The database ${database} at ${host} can't be used (${reason}). Check DATABASE_URL, and that the server is running.`,
    { cause },
  );
}
