/**
 * Runs the queries of SQL tasks in PGlite, as pages do, and says what is wrong with each. A task is right if its
 * solution gives the same answer whatever the order in which the rows were stored, and its wrong query is refused.
 * Usage: node scripts/postgres/check-tasks.mjs [unit id...], or --in and a folder with tasks and databases.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPath } from '../webpack/paths.mjs';
import { importJudge } from './import-judge.mjs';
import { openPostgres } from './open-postgres.mjs';

const { values, positionals } = parseArgs({
  options: { in: { type: 'string', default: projectPath('api/content') } },
  allowPositionals: true,
});

const read = (...path) => readFileSync(join(values.in, ...path), 'utf8');
const readJson = (...path) => JSON.parse(read(...path));
const foldersIn = (name) => readdirSync(join(values.in, name));

const { check, compare, openDatabase, runJob, setupOf } = await importJudge();
const database = await openPostgres(openDatabase);

const databases = new Map(
  foldersIn('sql-databases').map((name) => [
    name,
    {
      ...readJson('sql-databases', name, 'database.json'),
      rows: readJson('sql-databases', name, 'rows.json'),
      hiddenRows: readJson('sql-databases', name, 'hidden-rows.json'),
    },
  ]),
);

const postgres = { run: (job) => runJob(database, job) };
const units = positionals.length > 0 ? positionals : foldersIn('sql-tasks');
const faults = [];
for (const unit of units) {
  const task = taskOf(unit);
  const found = [
    ...(await faultsInSolution(task, 'rows')),
    ...(await faultsInSolution(task, 'hiddenRows')),
    ...(await faultsInOrder(task)),
    ...(await faultsInWrong(task, read('sql-tasks', unit, 'wrong.sql'))),
  ];
  faults.push(...found.map((fault) => `${unit}: ${fault}`));
}
console.log(JSON.stringify({ checked: units.length, faults }));
process.exit(0);

function taskOf(unit) {
  const { database, ...facts } = readJson('sql-tasks', unit, 'task.json');
  const hasCheck = existsSync(join(values.in, 'sql-tasks', unit, 'check.sql'));
  const check = hasCheck ? read('sql-tasks', unit, 'check.sql') : null;
  const code = read('sql-tasks', unit, 'solution.sql');
  return { ...facts, check, code, database: databases.get(database) };
}

async function faultsInSolution({ database, code, check, ordered }, which) {
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
 * A task that asks for an order has rows that tell each key of it, so also ties in those before: with the key the other
 * way round, our solution is refused. Keys are those of its last `order by`.
 */
async function faultsInOrder(task) {
  if (!task.ordered) return [];
  const [head, keys, end] = lastOrder(task.code);
  const faults = [];
  for (const [at, key] of keys.entries()) {
    const turned = keys.with(
      at,
      key.endsWith(' desc') ? key.slice(0, -' desc'.length) : `${key} desc`,
    );
    const statement = `${head}order by ${turned.join(', ')}${end}`;
    const verdict = await check(task, statement, postgres, new AbortController().signal);
    if (verdict.kind === 'right') faults.push(`it passes with ${key} the other way round`);
  }
  return faults;
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

async function faultsInWrong(task, wrong) {
  const verdict = await check(task, wrong, postgres, new AbortController().signal);
  return verdict.kind === 'right' ? ['its wrong query passes'] : [];
}
