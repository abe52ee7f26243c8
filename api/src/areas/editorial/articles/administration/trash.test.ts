import { randomUUID } from 'node:crypto';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../../../../testing/agent.ts';
import { writeArticle, writeCategories } from '../../../../../testing/article-content.ts';
import { type ContentFolder, createContentFolder } from '../../../../../testing/content-folder.ts';
import { createEditorialSite, type EditorialSite } from '../../../../../testing/editorial-site.ts';
import { makeLive } from '../../../../../testing/make-live.ts';
import { buildApp } from '../../../../app.ts';
import { describeLoad, loadContent } from '../../../../content/index.ts';
import { connect, type Database } from '../../../../database/database.ts';
import { purgeTrash } from './purge.ts';

let site: EditorialSite;
let secondDatabase: Database;
let second: FastifyInstance;
let content: ContentFolder;

beforeAll(async () => {
  const manifest = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', { mountPaths: ['/dsaarticles', '/article'], pages: [] }),
  });
  site = await createEditorialSite();
  await makeLive(site.database, manifest);
  secondDatabase = connect(site.database.url);
  second = await buildApp(site.config, secondDatabase);
  content = createContentFolder();
  writeCategories(content);
  writeArticle(content, 'two-pointers');
});
afterAll(async () => {
  content.dispose();
  await second.close();
  await secondDatabase.close();
  await site.close();
});

const load = async () => describeLoad(await loadContent(site.database, content.folder));
const count = async (table: string, id: string) =>
  (await site.database.pool.query(`select from ${table} where article_id = $1`, [id])).rowCount;
const inTrashFor = (id: string, days: number) =>
  site.database.pool.query(
    'update articles set deleted_at = now() - make_interval(days => $2) where id = $1',
    [id, days],
  );

test('what another process publishes, hides and deletes is found, and found no more', async () => {
  const reader = createAgent(second, site.config);
  const found = async () => JSON.stringify((await reader.get('/v1/search?q=zebra')).json());
  const until = async (there: boolean) => {
    while ((await found()).includes('Zebra') !== there) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const pages = ['/feed.xml', '/v1/articles/striped-horse', '/v1/articles/?page=1&page_size=100'];
  const pagesThatName = async (slug: string) => {
    const bodies = await Promise.all(pages.map(async (path) => (await reader.get(path)).body));
    return pages.filter((_, index) => bodies[index]?.includes(slug));
  };
  await until(false);
  const { id } = await site.write('Zebra', { slug: 'striped-horse' });
  await until(true);
  expect(await pagesThatName('striped-horse')).toEqual(pages);
  await site.ravi.post('/v1/admin/articles/bulk', { action: 'unpublish', ids: [id] });
  await until(false);
  await site.ravi.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] });
  await until(true);
  await site.ravi.delete(`/v1/admin/articles/${id}`);
  await until(false);
  expect(await pagesThatName('Zebra')).toEqual([]);
  expect((await reader.get('/v1/articles/striped-horse')).statusCode).toBe(404);
});

test('after 30 days an article is deleted for good, with all that belongs to it', async () => {
  const { id, article } = await site.write('Old news');
  const learner = await site.signUp();
  await learner.put(`/v1/articles/${id}/like`, {});
  await learner.post(`/v1/articles/${id}/views`);
  const comment = { id: randomUUID(), subject: `article:${id}`, parentId: null, content: 'So?' };
  await learner.post('/v1/comments', comment);
  await learner.post('/v1/comments', { ...comment, id: randomUUID(), parentId: comment.id });
  await site.ravi.put(`/v1/admin/articles/${id}/draft`, { ...article, revision: 0 });
  await site.ravi.delete(`/v1/admin/articles/${id}`);

  await inTrashFor(id, 29);
  await purgeTrash(site.database.kysely);
  expect((await site.read(id)).status).toBe('trash');

  await inTrashFor(id, 31);
  await purgeTrash(site.database.kysely);
  expect((await site.ravi.get(`/v1/admin/articles/${id}`)).statusCode).toBe(404);
  for (const table of ['article_drafts', 'article_versions', 'article_likes', 'article_views']) {
    expect(await count(table, id)).toBe(0);
  }
  const left = await site.database.pool.query('select from comments where subject = $1', [
    comment.subject,
  ]);
  expect(left.rowCount).toBe(0);
  const { items } = (await site.ravi.get('/v1/admin/audit-log')).json();
  expect(items[0]).toMatchObject({ action: 'article.purge', subject: id, after: null });
});

test('an article of the content files stays deleted when they are loaded again', async () => {
  const id = 'two-pointers';
  await site.ravi.delete(`/v1/admin/articles/${id}`);
  writeArticle(content, id, { title: 'Changed in the files' });
  expect((await load()).at(-1)).toBe(`  kept ${id}: deleted in the admin area`);
  expect((await site.read(id)).status).toBe('trash');
  await inTrashFor(id, 31);
  await purgeTrash(site.database.kysely);
  expect((await load()).at(-1)).toBe(`  kept ${id}: deleted in the admin area`);
  expect(await site.seenByReaders(id)).toBe(false);
  expect((await site.ravi.get('/v1/articles/?status=trash')).json().total).toBe(1);
  expect((await site.ravi.get('/v1/admin/articles/slugs/two-pointers')).json()).toMatchObject({
    free: false,
    taken_by: null,
  });
});

test('a draft of the content files that was deleted stays so when the files publish it', async () => {
  writeArticle(content, 'unfinished', { published_at: null });
  await load();
  await site.ravi.delete('/v1/admin/articles/unfinished');
  writeArticle(content, 'unfinished');
  expect((await load()).at(-1)).toBe('  kept unfinished: deleted in the admin area');
  expect(await site.seenByReaders('unfinished')).toBe(false);
});

test("a new article of the content files waits if an administrator's has its slug", async () => {
  const { id } = await site.write('Bits');
  writeArticle(content, 'bits');
  expect((await load()).at(-1)).toBe(`  left out bits: its slug bits belongs to ${id}`);
  expect((await site.read(id)).article.title).toBe('Bits');
});

test('someone who has an article open when the content files change gets a conflict', async () => {
  writeArticle(content, 'opened');
  await load();
  const { article, revision } = await site.read('opened');
  writeArticle(content, 'opened', { title: 'Newer in the files' });
  await load();
  const answer = await site.save(site.ravi, 'opened', { ...article, revision });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-elsewhere']);
});

test('the overview counts articles and what readers do with them', async () => {
  const before = (await site.meera.get('/v1/admin/analytics/overview')).json();
  const { id } = await site.write('Overview', { is_featured: true });
  await site.write('Draft', { is_published: false });
  const learner = await site.signUp();
  await learner.put(`/v1/articles/${id}/like`, {});
  await learner.post(`/v1/articles/${id}/views`);
  const comment = { id: randomUUID(), subject: `article:${id}`, parentId: null, content: 'Yes.' };
  await learner.post('/v1/comments', comment);
  const after = (await site.meera.get('/v1/admin/analytics/overview')).json();
  const { articles } = before;
  expect(after).toMatchObject({
    articles: {
      ...articles,
      published: articles.published + 1,
      draft: articles.draft + 1,
      featured: articles.featured + 1,
    },
    views: { total: before.views.total + 1 },
    likes: before.likes + 1,
    comments: before.comments + 1,
  });
  expect(after.most_read[0]).toEqual({ id, title: 'Overview', slug: 'overview', view_count: 1 });
});
