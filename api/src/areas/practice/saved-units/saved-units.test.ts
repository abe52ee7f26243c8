import type { SavedUnitPage } from '@site/shared/contracts/practice';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let learner: Agent & { id: string };

const save = (unit: string, change: object) =>
  learner.patch(`/v1/users/${learner.id}/learning-units/${unit}`, change);

/** Changes are ordered by the millisecond, and two calls can be made within one. */
async function later() {
  const now = Date.now();
  while (Date.now() < now + 2) await new Promise(setImmediate);
}

beforeAll(async () => {
  const units = Array.from({ length: 22 }, (_, at) =>
    unitContent(`web-${at}`, { sequence_number: at + 1, difficulty: at === 0 ? 'hard' : 'easy' }),
  );
  site = await createPracticeSite({ web: units, sql: [unitContent('sql-join')] });
  learner = await site.signUp();
  for (const unit of units) await save(unit.id, { bookmarked: true });
  await later();
  await save('sql-join', { notes: 'Mind the 50% of NULLs_' });
  await later();
  await save('web-0', { completed: true });
  await save('web-0', { notes: 'Forms' });
  const other = await site.signUp();
  await other.patch(`/v1/users/${other.id}/learning-units/web-3`, { notes: 'Not yours' });
});
afterAll(() => site.close());

const list = async (query = ''): Promise<SavedUnitPage> =>
  (await learner.get(`/v1/profile/saved${query}`)).json();
const idsOf = ({ items }: SavedUnitPage) => items.map(({ unitId }) => unitId);

test('bookmarks and notes of all roadmaps come in one list, the latest change first, page by page', async () => {
  const first = await list();
  expect(first.total).toBe(23);
  expect(idsOf(first).slice(0, 3)).toEqual(['web-0', 'sql-join', 'web-21']);
  const second = await list(`?after=${first.next}`);
  expect(second.total).toBe(23);
  expect(second.next).toBeNull();
  const all = [...idsOf(first), ...idsOf(second)];
  expect(all).toHaveLength(23);
  expect(new Set(all).size).toBe(23);
});

test('each says where it stands and what was saved', async () => {
  expect((await list('?kind=notes')).items[1]).toEqual({
    unitId: 'sql-join',
    name: 'Problem sql-join',
    difficulty: expect.any(String),
    topic: 'Topic sql-topic',
    roadmap: { id: 'sql', title: 'Roadmap sql' },
    completed: false,
    bookmarked: false,
    notes: 'Mind the 50% of NULLs_',
    changedAt: expect.stringMatching(/Z$/),
    path: '/roadmaps/sql?problem=sql-join',
  });
});

test.each([
  ['?kind=notes', ['web-0', 'sql-join']],
  ['?kind=bookmarks&difficulty=hard', ['web-0']],
  ['?roadmap=sql', ['sql-join']],
  ['?completed=true', ['web-0']],
  ['?q=SQL-JOIN', ['sql-join']],
  ['?q=50%25', ['sql-join']],
  ['?q=_', ['sql-join']],
  ['?q=nulls', ['sql-join']],
  ['?q=nothing', []],
])('%s finds what it says', async (query, found) => {
  const page = await list(query);
  expect(idsOf(page)).toEqual(found);
  expect(page.total).toBe(found.length);
});

test('a note on a problem that left the roadmaps is still there, without a way to it', async () => {
  await site.database.pool.query(
    `update learning_units set retired_at = now() where id = 'sql-join'`,
  );
  const [found] = (await list('?roadmap=sql')).items;
  expect(found).toMatchObject({ notes: 'Mind the 50% of NULLs_', path: null });
});

test('a page that nobody named is refused by name', async () => {
  const answer = await learner.get('/v1/profile/saved?after=yesterday');
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['after']);
});
