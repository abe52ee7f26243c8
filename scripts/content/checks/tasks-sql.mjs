/**
 * The solution of an SQL task gives the same answer whatever the order in which the rows were stored, on both sets of
 * rows, and its wrong query is refused, by the judge of the page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../postgres/postgres-files.mjs';
import { importJudge } from '../../runner/import-sources.mjs';

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
 * A task that asks for an order has rows that depend on each of its keys, so also ties in those before: with a key left
 * out or the other way round, our solution is refused.
 */
async function mistakesInOrder(task) {
  if (!task.ordered) return [];
  const mistakes = [];
  const passes = async (statement) =>
    (await judge(task, statement, postgres, new AbortController().signal)).kind === 'right';
  if (!(await passes(task.code))) mistakes.push('its solution leaves an order open');
  for (const { statement, change } of withOtherOrders(task.code))
    if (await passes(statement)) mistakes.push(`it passes with ${change}`);
  return mistakes;
}

/** The statement with each key of each `order by` left out, and with it the other way round. */
function withOtherOrders(code) {
  return ordersIn(code).flatMap(({ start, end, keys }) => {
    const withKeys = (others) =>
      code.slice(0, start) +
      (others.length > 0 ? `order by ${others.join(', ')}` : '') +
      code.slice(end);
    return keys.flatMap((key, at) => [
      { statement: withKeys(keys.toSpliced(at, 1)), change: `${key} left out` },
      { statement: withKeys(keys.with(at, turned(key))), change: `${key} the other way round` },
    ]);
  });
}

const turned = (key) => (key.endsWith(' desc') ? key.slice(0, -' desc'.length) : `${key} desc`);

const IN_PARENTHESES = /\((?:[^()]|\([^()]*\))*\)/.source;
/** With its keys. One in a window or an aggregate ends with a parenthesis, so it's none of these. */
const ORDER = new RegExp(`order by ((?:[^();]|${IN_PARENTHESES})+?)(?=;|\\s+limit\\s)`, 'gi');

const ordersIn = (code) =>
  [...code.matchAll(ORDER)].map(({ index: start, 0: order, 1: keys }) => ({
    start,
    end: start + order.length,
    keys: keys.split(', '),
  }));

async function mistakesInWrong(task) {
  const verdict = await judge(task, task.wrong, postgres, new AbortController().signal);
  return verdict.kind === 'right' ? ['its wrong query passes'] : [];
}
