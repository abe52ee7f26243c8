/** The guide for operators: its statements do to a database what it says, and its tables have what there is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderFailureReason } from '@site/shared/contracts/site';
import { freePort } from '../../testing/free-port.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { projectRoot } from '../config/project-root.ts';

const guide = readFileSync(path.join(projectRoot, 'docs/guides/operator.md'), 'utf8');

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ METRICS_PORT: await freePort() });
});
afterAll(() => site.close());

/** The statements below a heading, as they are in a block or in the text. */
function statementsBelow(heading: string, pattern: RegExp): string {
  const [, below = ''] = guide.split(`# ${heading}\n`);
  const [, sql = ''] = pattern.exec(below.split('\n#')[0] ?? '') ?? [];
  expect(sql).not.toBe('');
  return sql;
}

/** What stands first in the rows of the table that begins with this heading. */
function namesUnder(heading: string): string[] {
  const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? '';
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test.each([
  ['Sessions of learners', /```sql\n([^`]+)```/],
  ['Restoring', /`(update sessions[^`]+)`/],
])('every session of learners ends as below "%s"', async (heading, pattern) => {
  const learner = await site.signUp();
  expect((await learner.get('/v1/profile')).statusCode).toBe(200);
  await site.database.pool.query(statementsBelow(heading, pattern));
  while ((await learner.get('/v1/profile')).statusCode !== 401);
});

test('callback requests that are done are deleted after half a year', async () => {
  await site.database.pool.query(
    `insert into callback_requests (name, email, phone, created_at, state)
     select 'Person', 'person@example.org', '9876543210', now() - age, state
     from unnest(array[interval '7 months', interval '5 months']) age, unnest(array['new', 'done', 'spam']) state`,
  );
  await site.database.pool.query(statementsBelow('Callback requests', /```sql\n([^`]+)```/));
  const { rows } = await site.database.pool.query(
    `select state, created_at < now() - interval '6 months' as old from callback_requests order by 1, 2`,
  );
  expect(rows).toEqual([
    { state: 'done', old: false },
    { state: 'new', old: false },
    { state: 'new', old: true },
    { state: 'spam', old: false },
  ]);
});

test('the table of metrics has all that the site counts itself', async () => {
  const metrics = await site.app.metrics.getMetricsAsJSON();
  const ours = metrics.map(({ name }) => name).filter((name) => !/^(nodejs|process)_/.test(name));
  const named = namesUnder('Metric').filter((name) => !/^(nodejs|process)_/.test(name));
  expect(named.toSorted()).toEqual(ours.toSorted());
});

test('the table of reasons has all for which a page is not rendered', () => {
  expect(namesUnder('Reason').toSorted()).toEqual(renderFailureReason.options.toSorted());
});
