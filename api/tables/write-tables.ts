/** `npm run tables`: writes down the types of the tables that the migrations make. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../src/database/migrations.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { generateTables, tablesFile } from './generate-tables.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tables-'));
const database = await openDatabase({ databaseUrl: null, dataDir });
try {
  await migrate(database);
  await writeFile(tablesFile, await generateTables(database));
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
