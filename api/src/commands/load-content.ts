import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { projectRoot } from '../config/project-root.ts';
import { describeLoad, loadContent } from '../content/index.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { runCommand } from './command.ts';

/** `npm run content:load`: brings the database's content to that of the files; works beside a running site. */
await runCommand(async () => {
  const database = await openDatabase(readConfig(), console.log);
  try {
    await migrate(database);
    const report = await loadContent(database, path.join(projectRoot, 'api/content'));
    for (const line of describeLoad(report)) console.log(line);
  } finally {
    await database.close();
  }
});
