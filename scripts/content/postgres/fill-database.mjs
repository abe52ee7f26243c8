import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';

const PRACTICE = projectPath('api/content/sql-databases');
const FURTHER = projectPath('scripts/content/postgres/article-databases');

const readJson = (name, file) => JSON.parse(readFileSync(join(PRACTICE, name, file), 'utf8'));

/**
 * Fills an empty database as a text says that its blocks find it. No table is in two practice databases, so a file of
 * article-databases has all of them to start from.
 * @param {string} name of a practice database, or of such a file
 * @param {(database: object, rows: object) => string} setupOf makes a practice database
 */
export async function fillDatabase(database, name, setupOf) {
  const file = join(FURTHER, `${name}.sql`);
  const known = readdirSync(PRACTICE);
  if (!existsSync(file) && !known.includes(name)) throw new Error(`there's no database ${name}`);
  for (const practice of existsSync(file) ? known : [name]) {
    const rows = readJson(practice, 'rows.json');
    await database.exec(setupOf(readJson(practice, 'database.json'), rows));
  }
  if (existsSync(file)) await database.exec(readFileSync(file, 'utf8'));
}
