/**
 * node scripts/postgres/check-texts.mjs [UNIT]… runs the SQL in the texts of units, or of those named, in PGlite, as
 * pages do. The blocks of a text follow each other in one database, which is empty at first. A block that begins with
 * "```sql fragment" needs tables that the text doesn't make: it may miss what it names, but its syntax must be right.
 * check-folders.mjs has the options.
 */
import { checkFolders } from '../runner/check-folders.mjs';
import { blocksOf, countedBlocks } from '../runner/text-blocks.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { importJudge } from './import-judge.mjs';
import { openPostgres } from './open-postgres.mjs';

const { openDatabase, CLEAN } = await importJudge();

/** PostgreSQL's code of an error that no table would mend. */
const SYNTAX_ERROR = '42601';

/**
 * @param {string} folder holds a file for each text
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, blocks: number, failures: string[] }[]>}
 */
async function checkTexts(folder, slugs) {
  const database = await openPostgres(openDatabase);
  const results = [];
  for (const slug of slugs) {
    const blocks = blocksOf(folder, slug).filter(({ language }) => language === 'sql');
    const failures = [];
    if (blocks.length > 0) for (const step of CLEAN) await database.exec(step);
    for (const { mark, code, line } of blocks) {
      const error = await errorOf(database, code);
      const isWrong = error && (mark !== 'fragment' || error.code === SYNTAX_ERROR);
      if (isWrong) failures.push(`line ${line}: ${error.message}`);
    }
    results.push({ slug, blocks: blocks.length, failures });
  }
  return results;
}

/** A block may leave a transaction open, as in a text about what ends it. */
async function errorOf(database, code) {
  try {
    await database.exec(code);
    return null;
  } catch (error) {
    return error;
  } finally {
    await database.exec('rollback');
  }
}

await checkFolders(projectPath('api/content/unit-texts'), checkTexts, countedBlocks);
process.exit();
