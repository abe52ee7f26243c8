/**
 * node scripts/postgres/check-quizzes.mjs [UNIT]… runs the SQL that questions of quizzes are about in PGlite, on tables as
 * the question describes them (quiz-queries.mjs), and sees to it that the option marked right is what comes out, and
 * the only one. A question with SQL that quiz-queries.mjs doesn't know is a failure. check-folders.mjs has the options.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolders } from '../runner/check-folders.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { importJudge } from './import-judge.mjs';
import { openPostgres } from './open-postgres.mjs';
import { quizQueries } from './quiz-queries.mjs';

const { openDatabase, CLEAN } = await importJudge();

/**
 * @param {string} folder holds a file for each quiz
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, queries: number, failures: string[] }[]>}
 */
async function checkQuizzes(folder, slugs) {
  const database = await openPostgres(openDatabase);
  const results = [];
  for (const slug of slugs) {
    const { questions } = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8'));
    const failures = [];
    let queries = 0;
    for (const question of questions.filter(({ code }) => code?.language === 'sql')) {
      const trial = quizQueries[slug]?.[question.id];
      if (trial === null) continue;
      queries += 1;
      const failure = trial ? await failureOf(database, question, trial) : 'nothing tries it';
      if (failure) failures.push(`${question.id}: ${failure}`);
    }
    if (queries > 0) results.push({ slug, queries, failures });
  }
  return results;
}

async function failureOf(database, question, trial) {
  for (const step of CLEAN) await database.exec(step);
  try {
    const { options, answer } = question;
    const right = trial.tried
      ? await failingOptions(database, question)
      : optionsSaying(await answerOf(database, question, trial), options);
    const isRight = right.length === 1 && right[0] === options[answer];
    return isRight ? null : `right is ${right.join(' | ') || 'none of the options'}`;
  } catch (error) {
    return error.message;
  }
}

async function answerOf(database, question, { tables = '', afterwards = '', answer }) {
  await database.exec(typeof tables === 'function' ? tables(question) : tables);
  const statements = `${question.code.text}\n${afterwards}`;
  return answer(await database.exec(statements, { rowMode: 'array' }));
}

const optionsSaying = (answer, options) =>
  options.filter((option) => option === answer || option.startsWith(`${answer}, since `));

async function failingOptions(database, { code, options }) {
  await database.exec(code.text);
  const failing = [];
  for (const option of options) {
    try {
      await database.exec(`begin; ${option.replaceAll('`', '')}`);
    } catch {
      failing.push(option);
    } finally {
      await database.exec('rollback');
    }
  }
  return failing;
}

const counted = (results) => {
  const queries = results.reduce((sum, result) => sum + result.queries, 0);
  return `${queries} queries in ${results.length} quizzes`;
};

await checkFolders(projectPath('api/content/quizzes'), checkQuizzes, counted);
process.exit();
