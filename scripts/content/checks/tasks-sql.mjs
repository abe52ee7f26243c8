/**
 * The solution of an SQL task gives the same answer whatever the order in which the rows were stored, on both sets of
 * rows, and its wrong query is refused, by the judge of the page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJudge } from '../../postgres/import-judge.mjs';
import { openPostgres } from '../../postgres/open-postgres.mjs';

export const folders = ['sql-tasks'];
export const counted = 'solutions';

const { check: judge, compare, openDatabase, runJob, setupOf } = await importJudge();
const database = await openPostgres(openDatabase);
const postgres = { run: (job) => runJob(database, job) };

export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const task = taskIn(join(folder, slug), join(folder, '../sql-databases'));
    const failures = [
      ...(await mistakesInSolution(task, 'rows')),
      ...(await mistakesInSolution(task, 'hiddenRows')),
      ...(await mistakesInOrder(task)),
      ...(await mistakesInWrong(task)),
    ];
    results.push({ slug, count: 1, failures });
  }
  return results;
}

function taskIn(folder, databases) {
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const { database, ...facts } = JSON.parse(read('task.json'));
  const ofDatabase = (name) => JSON.parse(readFileSync(join(databases, database, name), 'utf8'));
  return {
    ...facts,
    check: existsSync(join(folder, 'check.sql')) ? read('check.sql') : null,
    code: read('solution.sql'),
    wrong: read('wrong.sql'),
    database: {
      ...ofDatabase('database.json'),
      rows: ofDatabase('rows.json'),
      hiddenRows: ofDatabase('hidden-rows.json'),
    },
  };
}

async function mistakesInSolution({ database, code, check, ordered }, which) {
  const rows = database[which];
  const job = { statement: code, check, ownFirst: false };
  const given = await postgres.run({ ...job, setup: setupOf(database, rows) });
  if (given.kind === 'error') return [`its solution fails on ${which}: ${given.error.message}`];
  const { result } = given;
  const reversed = Object.entries(rows).map(([name, list]) => [name, list.toReversed()]);
  const setup = setupOf(database, Object.fromEntries(reversed));
  const again = await postgres.run({ ...job, setup });
  const differs = compare(again.result, result, ordered).kind !== 'none';
  return [
    ...(result.rows.length === 0 ? [`its solution finds nothing in ${which}`] : []),
    ...(differs ? [`its answer depends on how ${which} are stored`] : []),
  ];
}

/**
 * A task that asks for an order has rows that depend on each of its keys, so also ties in those before: with the key the other
 * way round, our solution is refused. Keys are those of its last `order by`.
 */
async function mistakesInOrder(task) {
  if (!task.ordered) return [];
  const [head, keys, end] = lastOrder(task.code);
  const mistakes = [];
  for (const [at, key] of keys.entries()) {
    const turned = keys.with(
      at,
      key.endsWith(' desc') ? key.slice(0, -' desc'.length) : `${key} desc`,
    );
    const statement = `${head}order by ${turned.join(', ')}${end}`;
    const verdict = await judge(task, statement, postgres, new AbortController().signal);
    if (verdict.kind === 'right') mistakes.push(`it passes with ${key} the other way round`);
  }
  return mistakes;
}

/** What stands before the last `order by`, its keys, and what stands behind them. */
function lastOrder(code) {
  const at = code.toLowerCase().lastIndexOf('order by');
  const rest = code.slice(at + 'order by'.length);
  const end = Math.min(
    ...[';', 'limit'].map((word) => rest.indexOf(word)).filter((place) => place >= 0),
  );
  return [
    code.slice(0, at),
    rest
      .slice(0, end)
      .split(',')
      .map((key) => key.trim()),
    rest.slice(end),
  ];
}

async function mistakesInWrong(task) {
  const verdict = await judge(task, task.wrong, postgres, new AbortController().signal);
  return verdict.kind === 'right' ? ['its wrong query passes'] : [];
}
