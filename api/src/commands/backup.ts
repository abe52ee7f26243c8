import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { openDatabase } from '../database/open-database.ts';
import { namedFile, runCommand } from './command.ts';

/** `npm run backup`: saves the database to a file; works beside a running site. */
await runCommand(async () => {
  const config = readConfig();
  const file = namedFile('Usage: npm run backup -- [file]') ?? datedFile(config.dataDir);
  const database = await openDatabase(config, console.log);
  try {
    const { rows, tables } = await writeBackup(database, file);
    console.log(`Saved ${rows} rows of ${tables} tables to ${file}`);
    console.log('It holds the keys of the installation: keep it as secret as the database.');
  } finally {
    await database.close();
  }
});

/** Sorted by name is sorted by time, and no file system minds the name. */
function datedFile(dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(dataDir, 'backups', `${time}Z.backup.gz`);
}
