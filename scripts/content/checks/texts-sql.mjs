/**
 * The SQL of articles and of the texts of units runs. The blocks of a text follow each other in one database, which is
 * empty at first. A block that begins with "```sql shop" finds the practice database of that
 * name, or what a file in article-databases makes. One that begins with "```sql fragment" needs tables that the text
 * doesn't make: it may miss what it names, but its syntax must be right. Where a line says what its statement gives, as
 * in `select count(*) from orders;  -- 22`, it must give that, and where a `text` block behind `explain` shows lines of
 * the plan, the plan must have them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../postgres/postgres-files.mjs';
import { importJudge } from '../../runner/import-sources.mjs';
import { projectPath } from '../../webpack/paths.mjs';
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

const PRACTICE = projectPath('api/content/sql-databases');
const FURTHER = projectPath('scripts/content/postgres/article-databases');

const readJson = (name, file) => JSON.parse(readFileSync(join(PRACTICE, name, file), 'utf8'));

/**
 * Fills an empty database as a text says that its blocks find it. No table is in two practice databases, so a file of
 * article-databases has all of them to start from.
 * @param {string} name of a practice database, or of such a file
 * @param {(database: object, rows: object) => string} setupOf makes a practice database
 */
async function fillDatabase(database, name, setupOf) {
  const file = join(FURTHER, `${name}.sql`);
  const known = readdirSync(PRACTICE);
  if (!existsSync(file) && !known.includes(name)) throw new Error(`there's no database ${name}`);
  for (const practice of existsSync(file) ? known : [name]) {
    const rows = readJson(practice, 'rows.json');
    await database.exec(setupOf(readJson(practice, 'database.json'), rows));
  }
  if (existsSync(file)) await database.exec(readFileSync(file, 'utf8'));
}

/** How a plan in a text is compared with the one that PostgreSQL makes. */

/** What differs from one machine to the next, or with the sample that statistics are made from. */
const VARIES = / *\((?:cost|actual)[^)]*\)|[0-9.]+ ms$/g;
const PAGES = /(?:hit|read)=([0-9]+)/g;

/** The plan that a statement has shown, or null. */
const planOf = (result) => (result?.fields[0]?.name === 'QUERY PLAN' ? result.rows.flat() : null);

/** @returns the first line of a text that isn't among those of a plan, in their order; null if all are */
function missingLine(text, plan) {
  const rest = plan.map(comparable);
  for (const line of text.split('\n')) {
    const expected = comparable(line);
    if (expected === '') continue;
    const at = rest.indexOf(expected);
    if (at === -1) return line.trim();
    rest.splice(0, at + 1);
  }
  return null;
}

/** Pages count alike whether they were in memory or had to be read. */
function comparable(line) {
  if (!line.includes('Buffers: ')) return line.replace(VARIES, '').trim();
  const pages = [...line.matchAll(PAGES)].reduce((sum, [, count]) => sum + Number(count), 0);
  return `Buffers: ${pages}`;
}
