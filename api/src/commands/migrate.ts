import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { runCommand } from './command.ts';

/** `npm run db:migrate`: brings the database to this version; works beside a running site. */
await runCommand(async () => {
  const database = await openDatabase(readConfig(), console.log);
  try {
    const applied = await migrate(database);
    for (const name of applied) console.log(`Applied ${name}`);
    if (applied.length === 0) console.log('The database is up to date.');
  } finally {
    await database.close();
  }
});
