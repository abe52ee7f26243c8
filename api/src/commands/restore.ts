import { leadOn, signerOf } from '../areas/releases/index.ts';
import { readConfig } from '../config/config.ts';
import { checkBackup } from '../database/backup/backup-file.ts';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { namedFile, runCommand } from './command.ts';

const usage = 'Usage: npm run restore -- <file>, a file written by npm run backup';

/** `npm run restore`: fills an empty database from a backup. */
await runCommand(async () => {
  const config = readConfig();
  const file = namedFile(usage);
  if (!file) throw new StartupError(usage);
  const { rows, ...backup } = await checkBackup(file);
  const database = await openDatabase(config, console.log);
  try {
    const newer = await restoreBackup(database, file, backup);
    console.log(`Restored ${rows} rows of ${backup.tables.length} tables, saved ${backup.madeAt}`);
    await leadOn(
      { kysely: database.kysely, signer: await signerOf(config, database) },
      `The database was restored from the backup of ${backup.madeAt}.`,
    );
    for (const name of newer) console.log(`Applied ${name}`);
  } finally {
    await database.close();
  }
});
