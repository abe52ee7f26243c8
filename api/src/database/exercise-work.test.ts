import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../testing/test-database.ts';
import { projectRoot } from '../config/project-root.ts';
import { migrate } from './migrations.ts';

const migrations = path.join(projectRoot, 'api/migrations');
/** The migration that made one table of work, found by its unit. */
const MADE = '0180';

const ASHA = '11111111-1111-4111-8111-111111111111';
const EARLY = '2026-11-20T10:00:00.000Z';
const LATE = '2026-11-21T10:00:00.000Z';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;

const run = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows;

const insert = (table: string, row: Record<string, unknown>) =>
  run(
    `insert into ${table} (${Object.keys(row)})
     values (${Object.keys(row).map((_, place) => `$${place + 1}`)})`,
    Object.values(row),
  );

async function insertProblem(id: string, unit_id: string) {
  const texts = { title: id, category: 'Arrays', description: '', follow_up: '', code: '' };
  const documents = { example: '{}', cases: '[]', explanation: '{}', complexity: '{}' };
  await insert('dsa_problems', {
    ...{ id, slug: id, unit_id, difficulty: 'easy', sequence_number: 1, support: '' },
    ...texts,
    ...documents,
  });
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-exercise-work-'));
  for (const name of readdirSync(migrations).filter((name) => name < MADE)) {
    cpSync(path.join(migrations, name), path.join(folder, name));
  }
  database = await createTestDatabase('template0');
  await migrate(database, folder);
  await insert('users', { id: ASHA, email: 'asha@example.org', name: 'Asha' });
  await insert('roadmaps', {
    ...{ id: 'r', title: 'R', description: '', complexity: 'beginner', category: 'c', tags: [] },
    ...{ illustrative: false, module_id: 'm', module_title: 'M', module_description: '' },
  });
  await insert('topics', {
    ...{ id: 't', roadmap_id: 'r', title: 'T', description: '', sequence_number: 1, type: 'x' },
  });
  for (const id of ['dsa-sum', 'js-sleep']) {
    await insert('learning_units', {
      ...{ id, topic_id: 't', name: id, difficulty: 'easy', sequence_number: 1 },
      ...{ solution_link: '', companies: '[]', tags: [], priority: 'low', time_to_complete: 1 },
    });
  }
  // A problem took the place of a retired one.
  await insertProblem('sum', 'dsa-sum');
  await insertProblem('old-sum', 'dsa-sum');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const attempt = (id: string, problem_id: string) => ({
  ...{ user_id: ASHA, id, problem_id, language: 'python', verdict: 'error', passed: 0, total: 1 },
  ...{ milliseconds: 1, submitted_at: EARLY, code: 'pass' },
});
const draft = (problem_id: string, language: string, code: string, changed_at = EARLY) => ({
  ...{ user_id: ASHA, problem_id, language, code, changed_at },
});
const cases = (problem_id: string, inputs: string[], changed_at = EARLY) => ({
  ...{ user_id: ASHA, problem_id, language: 'python', inputs, changed_at },
});

test('what was written for problems, tasks and quizzes is there by its unit, the later of two versions', async () => {
  await insert('attempts', attempt(ASHA.replace(/^1/, '2'), 'sum'));
  await insert('attempts', attempt(ASHA.replace(/^1/, '3'), 'old-sum'));
  await insert('attempts', attempt(ASHA.replace(/^1/, '4'), 'unit:js-sleep'));
  await insert('solution_drafts', draft('sum', 'python', 'later', LATE));
  await insert('solution_drafts', draft('old-sum', 'python', 'earlier'));
  await insert('solution_drafts', draft('old-sum', 'javascript', 'alone'));
  await insert('solution_drafts', draft('unit:js-sleep', 'javascript', 'sleep'));
  await insert('own_cases', cases('old-sum', ['later'], LATE));
  await insert('own_cases', cases('sum', ['earlier']));
  await insert('quizzes', { id: 'js-sleep', questions: '[]' });
  await insert('quiz_answers', {
    ...{ user_id: ASHA, unit_id: 'js-sleep', answers: '[{"questionId":"one"}]', changed_at: EARLY },
  });
  await migrate(database);
  expect(
    await run('select unit_id, count(*)::int from attempts group by unit_id order by unit_id'),
  ).toEqual([
    { unit_id: 'dsa-sum', count: 2 },
    { unit_id: 'js-sleep', count: 1 },
  ]);
  expect(
    await run(`select unit_id, part, language, content from exercise_work
      order by unit_id, part, language`),
  ).toEqual([
    { unit_id: 'dsa-sum', part: 'cases', language: 'python', content: ['later'] },
    { unit_id: 'dsa-sum', part: 'code', language: 'javascript', content: 'alone' },
    { unit_id: 'dsa-sum', part: 'code', language: 'python', content: 'later' },
    { unit_id: 'js-sleep', part: 'answers', language: '', content: [{ questionId: 'one' }] },
    { unit_id: 'js-sleep', part: 'code', language: 'javascript', content: 'sleep' },
  ]);
});

test('a merge from before can be taken back', async () => {
  const changes = [
    { kind: 'draft', change: { problemId: 'sum', language: 'python', before: null, after: 'a' } },
    { kind: 'cases', change: { problemId: 'unit:js-sleep', before: [], after: ['f(1)'] } },
    { kind: 'quiz', change: { unitId: 'js-sleep', before: [], after: [] } },
  ];
  await insert('merges', { user_id: ASHA, changes: JSON.stringify(changes) });
  await insert('merges', { user_id: ASHA, changes: '[]' });
  await migrate(database);
  const stored = await run('select changes from merges order by jsonb_array_length(changes)');
  expect(stored.map((row) => row.changes)).toEqual([
    [],
    [
      {
        kind: 'draft',
        change: { unitId: 'dsa-sum', language: 'python', before: null, after: 'a' },
      },
      { kind: 'cases', change: { unitId: 'js-sleep', before: [], after: ['f(1)'] } },
      { kind: 'quiz', change: { unitId: 'js-sleep', before: [], after: [] } },
    ],
  ]);
});
