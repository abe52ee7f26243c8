/**
 * The solution of an SQL task gives the same answer whatever the order in which the rows were stored, on both sets of
 * rows. Its wrong query is refused by the judge of the page, and so are the queries in `refused/` and the solution's
 * mutants, but for those in accepted-mutants.mjs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../postgres/postgres-files.mjs';
import { importJudge } from '../../runner/import-sources.mjs';
import { acceptedMutants } from '../postgres/accepted-mutants.mjs';
import { mutantsOf } from '../postgres/mutants.mjs';
import { refusedIn } from '../refused-in.mjs';

export const folders = ['sql-tasks'];
export const counted = 'solutions';

const { check: judge, compare, openDatabase, runJob, setupOf } = await importJudge();
const postgres = await openPostgres(openDatabase);
const run = (job) => runJob(postgres, job);

export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const task = taskIn(join(folder, slug), join(folder, '../sql-databases'));
    const failures = [
      ...(await mistakesInSolution(task, 'rows')),
      ...(await mistakesInSolution(task, 'hiddenRows')),
      ...(await mistakesInMutants(slug, task)),
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
    refused: refusedIn(folder, 'sql'),
    judging: { run: runningOnce(read('solution.sql')) },
    database: {
      ...ofDatabase('database.json'),
      rows: ofDatabase('rows.json'),
      hiddenRows: ofDatabase('hidden-rows.json'),
    },
  };
}

/** Runs a statement once on each set of rows, however many others are compared with it. */
function runningOnce(statement) {
  const outcomes = new Map();
  return (job) => {
    if (job.statement !== statement) return run(job);
    if (!outcomes.has(job.setup)) outcomes.set(job.setup, run(job));
    return outcomes.get(job.setup);
  };
}

async function mistakesInSolution({ database, code, check, ordered }, which) {
  const rows = database[which];
  const job = { statement: code, check, ownFirst: false };
  const given = await run({ ...job, setup: setupOf(database, rows) });
  if (given.kind === 'error') return [`its solution fails on ${which}: ${given.error.message}`];
  const { result } = given;
  const reversed = Object.entries(rows).map(([name, list]) => [name, list.toReversed()]);
  const setup = setupOf(database, Object.fromEntries(reversed));
  const again = await run({ ...job, setup });
  const differs = compare(again.result, result, ordered).kind !== 'none';
  return [
    ...(result.rows.length === 0 ? [`its solution finds nothing in ${which}`] : []),
    ...(differs ? [`its answer depends on how ${which} are stored`] : []),
  ];
}

/**
 * Our solution is right, also about the order that the task asks for, and refused with any change that matters: the
 * rows have ties in each key of an order but the last, for instance, and times at both ends of a period.
 */
async function mistakesInMutants(slug, task) {
  const isOpen = task.ordered && !(await passes(task, task.code));
  const mistakes = isOpen ? ['its solution leaves an order open'] : [];
  const accepted = acceptedMutants(slug);
  const mutants = mutantsOf(task.code);
  for (const { statement, change } of mutants) {
    const isAccepted = accepted.includes(change);
    if (await passes(task, statement)) {
      if (!isAccepted) mistakes.push(`it passes with ${change}`);
    } else if (isAccepted) mistakes.push(`it's refused with ${change}, which is accepted`);
  }
  const changes = mutants.map(({ change }) => change);
  const unknown = accepted.filter((change) => !changes.includes(change));
  return [...mistakes, ...unknown.map((change) => `no such change is tried: ${change}`)];
}

async function mistakesInWrong(task) {
  const mistakes = (await passes(task, task.wrong)) ? ['its wrong query passes'] : [];
  for (const { name, source } of task.refused)
    if (await passes(task, source)) mistakes.push(`${name} passes`);
  return mistakes;
}

const passes = async (task, statement) =>
  (await judge(task, statement, task.judging, new AbortController().signal)).kind === 'right';
