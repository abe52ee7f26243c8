import type { Composition } from '../composition.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { openProcessLog } from '../logging/process-log.ts';
import { closeOnSignals } from './shutdown.ts';

interface ServerOptions {
  composition?: Composition;
  /** What is to be done with the migrated database before anything is served. */
  prepare?: (config: Config, database: Database, notice: (line: string) => void) => Promise<void>;
}

/**
 * The API's process: everything is opened in order, and closed in reverse when it is signalled to end. What prevents a
 * start ends it with 1.
 */
export async function runServer({
  composition,
  prepare = async () => {},
}: ServerOptions = {}): Promise<void> {
  const log = openProcessLog();
  const giveUp = (error: unknown) => {
    log.fatal(error);
    process.exit(1);
  };
  try {
    const onClose = closeOnSignals(log.error);
    const config = readConfig();
    const opening = openDatabase(config, log.notice, giveUp);
    // Loaded while PostgreSQL starts: both take half a second.
    const [database, { serveSite }] = await Promise.all([opening, import('./serve-site.ts')]);
    onClose(() => database.close());
    for (const name of await migrate(database)) log.notice(`Applied ${name}`);
    await prepare(config, database, log.notice);
    await serveSite({ config, database, composition, onClose, notice: log.notice });
  } catch (error) {
    giveUp(error);
  }
}
