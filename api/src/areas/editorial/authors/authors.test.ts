import type { Agent } from '../../../../testing/agent.ts';
import {
  createEditorialSite,
  type EditorialSite,
  words,
} from '../../../../testing/editorial-site.ts';
import { publishDueChanges } from '../articles/administration/scheduled-changes.service.ts';

let site: EditorialSite;
let { ravi, meera, write, save, read } = {} as EditorialSite;

beforeAll(async () => {
  site = await createEditorialSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  ({ ravi, meera, write, save, read } = site);
  await site.database.pool.query(
    'update articles set named_author_id = null, author_id = null; delete from authors; delete from former_addresses',
  );
});

const seen = async (slug: string) => (await site.visitor().get(`/v1/articles/${slug}`)).json();
const page = async (slug: string, number = 1) =>
  (await site.visitor().get(`/v1/authors/${slug}?page=${number}`)).json();
const create = (agent: Agent, body: object) => agent.post('/v1/admin/authors', body);
const own = async (agent: Agent, name: string) =>
  (await create(agent, { own: true, name, about: '' })).json();
const titles = ({ articles }: { articles: { title: string }[] }) =>
  articles.map(({ title }) => title).toSorted();

test('readers get the author that an administrator wrote, and nothing of the administrator', async () => {
  const before = await write('Trees');
  expect(await seen('trees')).toMatchObject({ author_id: null, author: null });
  expect((await page('ravi-m')).message).toBe('Author not found');

  const answer = await create(ravi, { own: true, name: ' Ravi M. ', about: 'Teaches.\r\nWrites.' });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      ...{ id: expect.any(String), name: 'Ravi M.', slug: 'ravi-m', about: 'Teaches.\nWrites.' },
      administrator: { id: ravi.id, name: 'Ravi Menon' },
      articles: expect.any(Number),
    },
  ]);
  const { id } = answer.json();
  // What Ravi made before, and what he makes from now on.
  await write('Heaps');
  for (const slug of ['trees', 'heaps'])
    expect(await seen(slug)).toMatchObject({
      author_id: id,
      author: { name: 'Ravi M.', slug: 'ravi-m' },
    });
  expect((await read(before.id)).revision).toBe(before.revision + 1);
  const shown = await page('ravi-m');
  expect(shown).toMatchObject({ id, name: 'Ravi M.', about: 'Teaches.\nWrites.' });
  expect(titles(shown)).toEqual(expect.arrayContaining(['Heaps', 'Trees']));
  expect(shown.total).toBe(shown.articles.length);

  const everything = [
    shown,
    await seen('trees'),
    (await site.visitor().get('/v1/articles/')).json(),
    (await site.visitor().get('/v1/authors')).json(),
  ];
  expect(JSON.stringify(everything)).not.toContain(ravi.id);
  expect(everything.at(-1)).toEqual({ items: [{ name: 'Ravi M.', slug: 'ravi-m' }] });
  expect((await site.visitor().get('/feed.xml')).body).toMatch(
    /<author><name>Ravi M\.<\/name><uri>[^<]*\/author\/ravi-m<\/uri><\/author>/,
  );
});

test('drafts, what is to come and what is in the trash are not on the page of an author', async () => {
  const { slug } = await own(ravi, 'Ravi');
  await write('Shown');
  await write('Unpublished', { is_published: false });
  await write('To come', { published_at: '2999-01-01T00:00:00Z' });
  const { id } = await write('Thrown away');
  await ravi.delete(`/v1/admin/articles/${id}`);
  expect(titles(await page(slug))).toContain('Shown');
  for (const hidden of ['Unpublished', 'To come', 'Thrown away'])
    expect(titles(await page(slug))).not.toContain(hidden);
});

test('the page has 20 articles at a time', async () => {
  const { slug } = await own(meera, 'Meera');
  for (let number = 1; number <= 21; number += 1)
    await meera.post('/v1/articles/', words(`Part ${number}`));
  const [first, second] = [await page(slug), await page(slug, 2)];
  expect([first.articles.length, second.articles.length, second.total]).toEqual([20, 1, 21]);
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(21);
});

test('an article may name another author than who saves it, or none', async () => {
  const mine = await own(meera, 'Meera');
  const { id, revision } = await write('Given');
  const given = await save(meera, id, { ...words('Given'), revision, author_id: mine.id });
  expect(given.json().article.author_id).toBe(mine.id);
  // An editor that knows nothing of authors leaves it as it is.
  await save(ravi, id, { ...words('Given'), revision: revision + 1 });
  expect((await seen('given')).author).toEqual({ name: 'Meera', slug: 'meera' });
  await save(ravi, id, { ...words('Given'), revision: revision + 2, author_id: null });
  expect((await seen('given')).author).toBeNull();

  const nobody = '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c02';
  const refused = await save(ravi, id, {
    ...words('Given'),
    ...{ revision: revision + 3, author_id: nobody },
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { author_id: "That author doesn't exist. Please choose another one." },
  ]);
  // An administrator's id is nobody's here.
  const leaked = await save(ravi, id, {
    ...words('Given'),
    ...{ revision: revision + 3, author_id: ravi.id },
  });
  expect(leaked.statusCode).toBe(400);
});

test('everyone changes their own author, and an owner anybody’s, also of those who left', async () => {
  const mine = await own(meera, 'Meera');
  const his = await own(ravi, 'Ravi');
  const change = (agent: Agent, id: string, name: string) =>
    agent.put(`/v1/admin/authors/${id}`, { name, slug: '', about: 'New.' });
  expect((await change(meera, mine.id, 'Meera R.')).json()).toMatchObject({ slug: 'meera-r' });
  const refused = await change(meera, his.id, 'Someone');
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'You can only change your own author page. An owner can change others.',
  ]);
  expect((await create(meera, { own: false, name: 'Guest' })).statusCode).toBe(403);
  expect((await create(meera, { own: true, name: 'Twice' })).statusCode).toBe(409);
  for (const role of ['reviewer', 'moderator'] as const) {
    const other = await site.signInAdmin(role);
    expect((await create(other, { own: true, name: 'Other' })).statusCode).toBe(403);
    expect((await change(other, his.id, 'Other')).statusCode).toBe(403);
  }

  await site.database.pool.query('update authors set admin_id = null where id = $1', [mine.id]);
  expect((await change(meera, mine.id, 'Gone')).statusCode).toBe(403);
  expect((await change(ravi, mine.id, 'Meera Rao')).json()).toMatchObject({ administrator: null });
  const { items } = (await ravi.get('/v1/admin/authors')).json();
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Meera Rao', 'Ravi']);
});

test('a former address leads on, and nobody else gets it', async () => {
  const { id } = await own(ravi, 'Ravi');
  await ravi.put(`/v1/admin/authors/${id}`, { name: 'Ravi', slug: 'ravi-menon', about: '' });
  const answer = await site.visitor().get('/v1/authors/ravi');
  expect(answer.json()).toMatchObject({ id, slug: 'ravi-menon' });
  expect(answer.headers['content-location']).toBe('/v1/authors/ravi-menon');
  const taken = await create(meera, { own: true, name: 'Other', slug: 'ravi' });
  expect([taken.statusCode, taken.json().errors]).toEqual([
    409,
    { slug: 'Another author has or had this address. Please choose another one.' },
  ]);
  // Made of the name, it's another one.
  expect(await own(meera, 'Ravi')).toMatchObject({ slug: 'ravi-2' });
  const back = { name: 'Ravi', slug: 'ravi', about: '' };
  expect((await ravi.put(`/v1/admin/authors/${id}`, back)).statusCode).toBe(200);
  expect((await page('ravi-menon')).slug).toBe('ravi');
});

test('another author is a change of the article, which a scheduled change does not overwrite', async () => {
  const mine = await own(meera, 'Meera');
  const { id, revision } = await write('Planned');
  await meera.put(`/v1/admin/articles/${id}/scheduled-change`, {
    ...{ publish_at: '2999-01-01T00:00:00Z', time_zone: 'UTC' },
    change: { ...words('Planned, newer'), revision },
  });
  await save(ravi, id, { ...words('Planned'), revision: revision + 1, author_id: mine.id });
  expect((await read(id)).scheduled_change?.problem).toMatch(/^The article was changed/);
});

test('a scheduled change may name another author', async () => {
  const mine = await own(meera, 'Meera');
  const { id, revision } = await write('Handed over');
  await meera.put(`/v1/admin/articles/${id}/scheduled-change`, {
    ...{ publish_at: '2999-01-01T00:00:00Z', time_zone: 'UTC' },
    change: { ...words('Handed over'), revision, author_id: mine.id },
  });
  expect((await seen('handed-over')).author).toBeNull();
  await site.database.pool.query('update scheduled_changes set publish_at = now()');
  await publishDueChanges(site.database.kysely);
  expect((await seen('handed-over')).author).toEqual({ name: 'Meera', slug: 'meera' });
});
