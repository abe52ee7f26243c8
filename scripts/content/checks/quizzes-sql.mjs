/**
 * What the SQL in a question of a quiz gives, on tables as the question describes them (quiz-queries.mjs), is the option
 * marked right, and no other. A question with SQL that quiz-queries.mjs doesn't know is a failure.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../postgres/postgres-files.mjs';
import { importJudge } from '../../runner/import-sources.mjs';
import { quizQueries } from '../postgres/quiz-queries.mjs';

export const folders = ['quizzes'];
export const counted = 'queries';

const { openDatabase, CLEAN } = await importJudge();

export async function check(folder, slugs) {
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
    if (queries > 0) results.push({ slug, count: queries, failures });
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
