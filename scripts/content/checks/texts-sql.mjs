/**
 * The SQL of articles and of the texts of units runs. The blocks of a text follow each other in one database, which is
 * empty at first. A block that begins with "```sql shop" finds the practice database of that
 * name, or what a file in article-databases makes. One that begins with "```sql fragment" needs tables that the text
 * doesn't make: it may miss what it names, but its syntax must be right. Where a line says what its statement gives, as
 * in `select count(*) from orders;  -- 22`, it must give that, and where a `text` block behind `explain` shows lines of
 * the plan, the plan must have them.
 */
import { importJudge } from '../../postgres/import-judge.mjs';
import { openPostgres } from '../../postgres/open-postgres.mjs';
import { fillDatabase } from '../postgres/fill-database.mjs';
import { missingLine, planOf } from '../postgres/plans.mjs';
import { blocksOf, differenceOf } from '../text-blocks.mjs';

export const folders = ['articles', 'unit-texts'];
export const counted = 'blocks';

const { openDatabase, setupOf, CLEAN } = await importJudge();

/** PostgreSQL's code of an error that no table would mend. */
const SYNTAX_ERROR = '42601';

export async function check(folder, slugs) {
  const database = await openPostgres(openDatabase);
  const results = [];
  for (const slug of slugs) {
    const blocks = blocksOf(folder, slug);
    const failures = [];
    const count = blocks.filter(({ language }) => language === 'sql').length;
    if (count > 0) await empty(database);
    for (const [at, block] of blocks.entries()) {
      if (block.language !== 'sql') continue;
      const failure = await failureOf(database, block, blocks[at + 1]);
      if (failure) failures.push(`line ${block.line}: ${failure}`);
    }
    results.push({ slug, count, failures });
  }
  return results;
}

async function empty(database) {
  for (const step of CLEAN) await database.exec(step);
}

/** @param next the block behind it, if there is one */
async function failureOf(database, { mark, code }, next) {
  try {
    if (mark === 'fragment') return await syntaxError(database, code);
    if (mark !== '') {
      await empty(database);
      await fillDatabase(database, mark, setupOf);
    }
    return await run(database, code, next?.language === 'text' ? next.code : '');
  } catch (error) {
    return error.message;
  } finally {
    // A block may leave a transaction open, as in a text about what ends it.
    await database.exec('rollback');
  }
}

async function syntaxError(database, code) {
  try {
    await database.exec(code);
    return null;
  } catch (error) {
    return error.code === SYNTAX_ERROR ? error.message : null;
  }
}

/** @param text what may be a plan */
async function run(database, code, text) {
  let last;
  for (const { statements, said } of piecesOf(code)) {
    last = (await database.exec(statements, { rowMode: 'array' })).at(-1);
    const difference = differenceOf(said.replaceAll(' and ', ', '), last.rows.flat().join(', '));
    if (difference) return difference;
  }
  const plan = planOf(last);
  const missing = plan && missingLine(text, plan);
  return missing ? `the plan has no "${missing}"` : null;
}

/** What a block says, cut behind each line that says what its statement gives. */
function piecesOf(code) {
  const pieces = [{ statements: '', said: '' }];
  for (const line of code.split('\n')) {
    const piece = pieces.at(-1);
    const [, said = ''] = line.split(';  -- ');
    piece.statements += `${line}\n`;
    piece.said = said;
    if (said) pieces.push({ statements: '', said: '' });
  }
  return pieces.filter(({ statements }) => statements.trim() !== '');
}
