import type { Analytics } from '@site/shared/contracts/editorial';
import { type RawBuilder, sql } from 'kysely';
import type { Agent } from '../../../../testing/agent.ts';
import { writeArticle, writeCategories } from '../../../../testing/article-content.ts';
import { topicContent, unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;

type Person = Agent & { id: string };

const complete = (person: Person, unit: string) =>
  person.patch(`/v1/users/${person.id}/learning-units/${unit}`, { completed: true });

/** Moves everything that has happened so far into another day. */
async function happened(at: string): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(site.database.kysely);
  const now = sql`now() - interval '1 hour'`;
  await run(sql`update users set created_at = ${at} where created_at > ${now}`);
  await run(sql`update callback_requests set created_at = ${at} where created_at > ${now}`);
  await run(
    sql`update article_view_days set day = ${at.slice(0, 10)} where day >= current_date - 1`,
  );
  await run(
    sql`update learning_unit_progress set completed_changed_at = ${at} where completed_changed_at > ${now}`,
  );
}

const analytics = async (query: string): Promise<Analytics> => {
  const answer = await editor.get(`/v1/admin/analytics?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

beforeAll(async () => {
  const units = [
    unitContent('sql-select', { sequence_number: 1 }),
    unitContent('sql-join', { sequence_number: 2 }),
  ];
  site = await createPracticeSite({ sql: units }, (content) => {
    const windows = topicContent('sql-windows', [unitContent('sql-rank')]);
    content.write('sql/topics/02-windows.json', { ...windows, sequence_number: 2 });
    writeCategories(content);
    writeArticle(content, 'two-pointers');
    writeArticle(content, 'sliding-window');
  });
  editor = await site.signInAdmin('editor');
  const asha = await site.signUp();
  await complete(asha, 'sql-select');
  await happened('2026-10-09T23:59:59.999Z');
  const ravi = await site.signUp();
  await complete(asha, 'sql-join');
  await complete(asha, 'sql-rank');
  await complete(ravi, 'sql-select');
  await site.visitor().post('/v1/articles/two-pointers/views', {});
  await asha.post('/v1/articles/two-pointers/views', {});
  await asha.post('/v1/articles/two-pointers/views', {});
  await ravi.post('/v1/articles/sliding-window/views', {});
  const wish = { name: 'Meera Nair', email: 'meera@example.org', phone: '9876543210' };
  await site.visitor().post('/v1/request-callback', wish);
  await happened('2026-10-10T00:00:00.000Z');
});
afterAll(() => site.close());

test('each day of the period is counted in UTC, even if nothing happened on it', async () => {
  const none = {
    signups: 0,
    activeLearners: 0,
    completions: 0,
    articleViews: 0,
    callbackRequests: 0,
  };
  const { days } = await analytics('from=2026-10-08&to=2026-10-10');
  expect(days).toEqual([
    { day: '2026-10-08', ...none },
    { day: '2026-10-09', ...none, signups: 1, activeLearners: 1, completions: 1 },
    {
      day: '2026-10-10',
      signups: 1,
      activeLearners: 2,
      completions: 3,
      articleViews: 3,
      callbackRequests: 1,
    },
  ]);
});

test('sums count everybody once, and stand beside those of as many days before', async () => {
  const both = await analytics('from=2026-10-09&to=2026-10-10');
  expect(both.totals).toMatchObject({ signups: 2, activeLearners: 2, completions: 4 });
  const { totals, previous } = await analytics('from=2026-10-10&to=2026-10-10');
  expect(totals).toMatchObject({ signups: 1, activeLearners: 2, completions: 3 });
  expect(previous).toEqual({
    signups: 1,
    activeLearners: 1,
    completions: 1,
    articleViews: 0,
    callbackRequests: 0,
  });
});

test('articles are listed by their readers in the period', async () => {
  const { mostRead } = await analytics('from=2026-10-10&to=2026-10-10');
  expect(mostRead.map(({ slug, views }) => [slug, views])).toEqual([
    ['two-pointers', 2],
    ['sliding-window', 1],
  ]);
  expect((await analytics('from=2026-10-09&to=2026-10-09')).mostRead).toEqual([]);
});

test('topics say how many of the learners of the period have come to them and through', async () => {
  const reached = async (query: string) =>
    (await analytics(query)).roadmaps.map(({ id, learners, topics }) => ({
      [id]: learners,
      topics: topics.map(({ started, finished }) => [started, finished]),
    }));
  expect(await reached('from=2026-10-10&to=2026-10-10')).toEqual([
    {
      sql: 2,
      topics: [
        [2, 1],
        [1, 1],
      ],
    },
  ]);
  expect(await reached('from=2026-10-09&to=2026-10-09')).toEqual([
    {
      sql: 1,
      topics: [
        [1, 1],
        [1, 1],
      ],
    },
  ]);
  expect(await reached('from=2026-10-01&to=2026-10-02')).toEqual([]);
});

test.each([
  ['from=2026-10-02&to=2026-10-01', 'to', 'must not be before from'],
  ['from=2025-10-01&to=2026-10-02', 'from', 'must be at most 365 days before to'],
  ['from=yesterday&to=2026-10-01', 'from', 'must be a day such as 2026-11-21'],
  ['from=0001-01-01&to=0001-01-02', 'from', 'must be a day such as 2026-11-21'],
  ['from=2026-10-01', 'to', ''],
])('%s is refused and names %s', async (query, field, words) => {
  const answer = await editor.get(`/v1/admin/analytics?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[field]).toContain(words);
});
