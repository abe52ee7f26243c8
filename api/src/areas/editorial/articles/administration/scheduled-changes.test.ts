import type { Agent } from '../../../../../testing/agent.ts';
import {
  createEditorialSite,
  type EditorialSite,
  words,
} from '../../../../../testing/editorial-site.ts';
import { publishDueChanges } from './scheduled-changes.service.ts';

let site: EditorialSite;
let { ravi, meera, write, save, read } = {} as EditorialSite;

beforeAll(async () => {
  site = await createEditorialSite();
  ({ ravi, meera, write, save, read } = site);
});
afterAll(() => site.close());

const nextYear = { publish_at: '2999-03-28T09:00:00.000Z', time_zone: 'Europe/Berlin' };

const address = (id: string) => `/v1/admin/articles/${id}/scheduled-change`;

/** By Meera, unless another agent is given. */
const schedule = async (id: string, change: object, agent: Agent = meera) =>
  agent.put(address(id), {
    ...nextYear,
    change: { revision: (await read(id)).revision, ...change },
  });

/** Lets the time of an article's change come, and publishes what is due in two processes at once. */
async function letItCome(id: string) {
  await site.database.pool.query(
    `update scheduled_changes set publish_at = now() where article_id = $1`,
    [id],
  );
  const { kysely } = site.database;
  await Promise.all([publishDueChanges(kysely), publishDueChanges(kysely)]);
}

const scheduledIn = async (status: string) => {
  const { articles, counts } = (await ravi.get(`/v1/articles/?status=${status}`)).json();
  return { ids: articles.map(({ id }: { id: string }) => id), count: counts[status] };
};
const seen = async (slug: string) => (await site.visitor().get(`/v1/articles/${slug}`)).json();
const versions = async (id: string) =>
  (await ravi.get(`/v1/admin/articles/${id}/versions`)).json().items;

test('a change goes live at its time, once, by who scheduled it, and the draft ends', async () => {
  const { id, article, revision } = await write('Graphs');
  await meera.put(`/v1/admin/articles/${id}/draft`, { ...article, title: 'More', revision });
  const answer = await schedule(id, { ...words('Graphs'), title: 'More graphs' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      ...nextYear,
      revision: revision + 2,
      problem: null,
      scheduled_by: { id: meera.id, name: 'Meera' },
      scheduled_at: expect.any(String),
    },
  ]);
  expect((await read(id)).scheduled_change).toEqual(answer.json());
  await publishDueChanges(site.database.kysely);
  expect((await seen('graphs')).title).toBe('Graphs');

  await letItCome(id);
  expect(await seen('graphs')).toMatchObject({ title: 'More graphs', id });
  const after = await read(id);
  expect(after).toMatchObject({
    scheduled_change: null,
    draft: null,
    last_editor: { name: 'Meera' },
    article: { published_at: article.published_at },
  });
  expect(await versions(id)).toHaveLength(2);
  const { rows } = await site.database.pool.query(
    'select action from audit_log where subject = $1 order by at',
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'article.create',
    'article.draft',
    'article.change-schedule',
    'article.change-published',
  ]);
});

test('is listed with what is scheduled, moved and withdrawn', async () => {
  const { id } = await write('Heaps');
  await write('Unrelated');
  const { id: first } = await write('First', { published_at: '2999-01-01T00:00:00Z' });
  await schedule(id, words('Heaps'));
  const listed = await scheduledIn('scheduled');
  expect(listed.ids.toSorted()).toEqual([first, id].toSorted());
  expect(listed.count).toBe(2);
  const overview = (await ravi.get('/v1/admin/analytics/overview')).json();
  expect(overview.articles.scheduled).toBe(2);

  const moved = { publish_at: '2999-10-31T00:30:00.000Z', time_zone: 'America/New_York' };
  expect((await ravi.patch(address(id), moved)).json()).toMatchObject(moved);
  expect((await read(id)).scheduled_change).toMatchObject({
    ...moved,
    scheduled_by: { name: 'Meera' },
  });
  expect((await ravi.delete(address(id))).statusCode).toBe(200);
  expect((await ravi.delete(address(id))).statusCode).toBe(200);
  expect((await read(id)).scheduled_change).toBeNull();
  expect((await scheduledIn('scheduled')).ids).toEqual([first]);
  const answer = await ravi.patch(address(id), moved);
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'Nothing is scheduled for this article any more.',
  ]);
});

test.each([
  [
    'an administrator',
    (id: string) => save(ravi, id, { ...words('Newer'), slug: id, revision: 1 }),
  ],
  [
    'a bulk action',
    (id: string) => ravi.post('/v1/admin/articles/bulk', { action: 'feature', ids: [id] }),
  ],
  [
    'the content files, or a statement by hand,',
    (id: string) =>
      site.database.pool.query(`update articles set content = '<p>New.</p>' where id = $1`, [id]),
  ],
])('says so and overwrites nothing if %s changed the article meanwhile', async (who, change) => {
  const { id } = await write(`Conflict with ${who}`);
  await schedule(id, { ...words('Mine'), slug: 'mine' });
  await change(id);
  const before = await read(id);
  const problem = expect.stringMatching(/^The article was changed after this was scheduled/);
  expect(before.scheduled_change?.problem).toEqual(problem);
  await letItCome(id);
  expect(await read(id)).toEqual({
    ...before,
    scheduled_change: { ...before.scheduled_change, publish_at: expect.any(String), problem },
  });

  // Scheduled again, it's what was chosen.
  await schedule(id, { ...words('Mine'), slug: `mine-${id}` });
  expect((await read(id)).scheduled_change?.problem).toBeNull();
  await letItCome(id);
  expect((await read(id)).article.title).toBe('Mine');
});

test('a draft that is typed on stays a draft, and changes nothing of what goes live', async () => {
  const { id, article } = await write('Tries');
  await schedule(id, { ...words('Tries'), title: 'Tries, scheduled' });
  const { revision } = await read(id);
  const draft = { ...article, title: 'Tries, half a sen', revision };
  expect((await ravi.put(`/v1/admin/articles/${id}/draft`, draft)).statusCode).toBe(200);
  expect((await read(id)).scheduled_change?.problem).toBeNull();
  await letItCome(id);
  const after = await read(id);
  expect([after.article.title, after.draft?.fields.title]).toEqual([
    'Tries, scheduled',
    'Tries, half a sen',
  ]);
});

test('one that another article has the address of by then says so, and the others go live', async () => {
  const { id: late } = await write('Late');
  const { id: other } = await write('Other');
  await schedule(late, { ...words('Late'), slug: 'late-and-new' });
  await schedule(other, { ...words('Other'), title: 'Other, newer' });
  await write('Quick', { slug: 'late-and-new' });
  await site.database.pool.query(
    `update scheduled_changes set publish_at = now() where article_id = $1`,
    [late],
  );
  await letItCome(other);
  expect((await read(late)).scheduled_change?.problem).toBe(
    'Another article already has this slug. Please choose another one.',
  );
  expect((await read(other)).article.title).toBe('Other, newer');
});

test.each([
  [
    'a time that has passed',
    { publish_at: '2020-01-01T00:00:00Z' },
    'Choose a time in the future.',
  ],
  [
    'a time zone that there is none of',
    { time_zone: 'Europe/Nowhere' },
    'time_zone must be a time zone such as Asia/Kolkata.',
  ],
])('%s is refused', async (_, wrong, message) => {
  const { id, revision } = await write('Refused');
  const change = { ...words('Refused'), revision };
  const answer = await ravi.put(address(id), { ...nextYear, ...wrong, change });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test("what readers don't see yet, and what isn't the latest, isn't scheduled", async () => {
  const { id } = await write('Hidden', { is_published: false });
  expect((await schedule(id, words('Hidden'))).statusCode).toBe(409);
  const { id: open } = await write('Open');
  const answer = await schedule(open, { ...words('Open'), revision: 7 });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-elsewhere']);
  const reviewer = await site.signInAdmin('reviewer');
  expect((await schedule(open, words('Open'), reviewer)).statusCode).toBe(403);
});
