import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { connect, type Database } from './database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { withReplica } from './replica.ts';
import { unlimitedSettings } from './time-limits.ts';

const OLDEST_VERSION = 15;

/**
 * The database of this configuration, proven to respond: the server of DATABASE_URL, or embedded
 * PostgreSQL under DATA_DIR.
 * @param notice receives, in one line, what a person should know about where the data is.
 * @param giveUp called when an embedded database can't be kept running; by default it ends the process with code 1.
 * @throws StartupError with one line that says what to do.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReadUrl'>>,
  notice: (line: string) => void = () => {},
  giveUp: (reason: StartupError) => void = endProcess,
): Promise<Database> {
  const {
    databaseUrl,
    databaseDirectUrl: directUrl = null,
    databaseReadUrl: readUrl = null,
  } = config;
  if (databaseUrl) return openServer(databaseUrl, { directUrl, readUrl });
  const embedded = await startEmbedded(config.dataDir, { notice, giveUp });
  return connect(embedded.connectionString, { afterClose: embedded.stop });
}

/** A process manager notices and starts another; a process that stayed would be half dead without anybody noticing. */
function endProcess({ message }: StartupError): never {
  console.error(message);
  process.exit(1);
}

async function openServer(
  databaseUrl: string,
  { directUrl, readUrl }: { directUrl: string | null; readUrl: string | null },
): Promise<Database> {
  if (directUrl) await proveDirect(directUrl);
  const primary = connect(databaseUrl, { directUrl });
  const database = readUrl ? withReplica(primary, connect(readUrl, { directUrl })) : primary;
  try {
    await refuseOld(database);
    if (directUrl) await refuseUnlimited(database);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartupError
      ? error
      : unreachable('DATABASE_URL', databaseUrl, error as Error);
  }
}

/** What only listens would try again and again, and nobody would notice. */
async function proveDirect(directUrl: string): Promise<void> {
  const { pool, close } = connect(directUrl);
  try {
    await pool.query('select');
  } catch (error) {
    throw unreachable('DATABASE_DIRECT_URL', directUrl, error as Error);
  } finally {
    await close();
  }
}

/** Through a pooler the site can't limit its connections itself. */
async function refuseUnlimited({ pool }: Database): Promise<void> {
  const settings = await unlimitedSettings(pool);
  if (settings.length === 0) return;
  const { rows } = await pool.query('select quote_ident(current_user) as role');
  const statements = settings.map(
    ({ name, value }) => `alter role ${rows[0].role} set ${name} = ${value};`,
  );
  throw new StartupError(
    `Through the pooler of DATABASE_URL, nothing limits how long statements and transactions may take. Run ${statements.join(' ')} once, and let the pooler connect again.`,
  );
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
function unreachable(
  variable: string,
  address: string,
  cause: Error & { code?: string },
): StartupError {
  const { host, database } = new pg.Client({ connectionString: address });
  const reason = cause.message || cause.code;
  return new StartupError(
    `The database ${database} at ${host} can't be used (${reason}). Check ${variable}, and that the server is running.`,
    { cause },
  );
}
