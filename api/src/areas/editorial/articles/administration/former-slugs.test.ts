import {
  createEditorialSite,
  type EditorialSite,
  words,
} from '../../../../../testing/editorial-site.ts';

let site: EditorialSite;
let { ravi, write, save, read, seenByReaders } = {} as EditorialSite;

beforeAll(async () => {
  site = await createEditorialSite();
  ({ ravi, write, save, read, seenByReaders } = site);
});
afterAll(() => site.close());

/** A published article that has had each of these addresses in turn. */
async function moved(title: string, ...slugs: string[]) {
  const [first, ...others] = slugs;
  let made = await write(title, { slug: first });
  for (const slug of others) {
    const { article, id, revision } = made;
    made = (await save(ravi, id, { ...article, slug, revision })).json();
  }
  return made;
}

const readAt = async (slug: string) => (await site.visitor().get(`/v1/articles/${slug}`)).json();

const formerOf = async (id: string) => (await read(id)).former_slugs;

describe('an address that an article has left', () => {
  test('still shows the article, which says what its address is today', async () => {
    const { id } = await moved('Stacks', 'stacks', 'stacks-two', 'stacks-three');
    for (const slug of ['stacks', 'stacks-two', 'stacks-three'])
      expect(await readAt(slug)).toMatchObject({ id, slug: 'stacks-three' });
    const { headers } = await site.visitor().get('/v1/articles/stacks');
    expect(headers['content-location']).toBe('/v1/articles/stacks-three');
    const { articles } = (await site.visitor().get('/v1/articles?search=Stacks')).json();
    expect(articles.map(({ slug }: { slug: string }) => slug)).toEqual(['stacks-three']);
  });

  test('can be liked and counts views, as a page has it that was opened before', async () => {
    await moved('Queues', 'queues', 'queues-two');
    const learner = await site.signUp();
    expect((await learner.put('/v1/articles/queues/like', {})).json().liked).toBe(true);
    expect((await learner.post('/v1/articles/queues/views')).json()).toEqual({ view_count: 1 });
  });

  test('by restoring an older version leads to the restored one', async () => {
    const { id, revision } = await moved('Graphs', 'graphs', 'graphs-two');
    const { items } = (await ravi.get(`/v1/admin/articles/${id}/versions`)).json();
    const first = items.at(-1).number;
    const { article } = (await ravi.get(`/v1/admin/articles/${id}/versions/${first}`)).json();
    await save(ravi, id, { ...article, revision, restores: first });
    expect(await readAt('graphs')).toMatchObject({ slug: 'graphs' });
    expect(await readAt('graphs-two')).toMatchObject({ id, slug: 'graphs' });
    expect(await formerOf(id)).toEqual(['graphs-two']);
  });

  test('while it was unpublished leads to it once it is published again', async () => {
    const { id, article } = await write('Sorting', { slug: 'sorting' });
    const hidden = { ...article, is_published: false, published_at: null };
    await save(ravi, id, { ...hidden, revision: 0 });
    expect(await formerOf(id)).toEqual([]);
    await save(ravi, id, { ...hidden, slug: 'sorting-two', revision: 1 });
    expect(await seenByReaders('sorting')).toBe(false);
    await ravi.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] });
    expect(await readAt('sorting')).toMatchObject({ id, slug: 'sorting-two' });
  });

  test("that was never public isn't remembered", async () => {
    const { id, article } = await write('Draft', { slug: 'draft-one', is_published: false });
    await save(ravi, id, { ...article, slug: 'draft-two', is_published: true, revision: 0 });
    expect(await formerOf(id)).toEqual([]);
    expect(await seenByReaders('draft-one')).toBe(false);
  });

  test("can't become another article's without saying whose it was", async () => {
    const { id } = await moved('Tries', 'tries', 'tries-two');
    const answer = await ravi.post('/v1/articles/', { ...words('x'), slug: 'tries' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'slug-taken']);
    expect(answer.json().errors.slug).toBe(
      'This address still leads to “Tries”, which had it before. Choose another one, or open that article and remove it there.',
    );
    expect((await ravi.get('/v1/admin/articles/slugs/tries')).json()).toEqual({
      free: false,
      suggestion: 'tries-2',
      taken_by: { id, title: 'Tries', former: true },
    });
    expect((await write('Tries')).article.slug).toBe('tries-2');
    const own = await ravi.get(`/v1/admin/articles/slugs/tries?except=${id}`);
    expect(own.json().free).toBe(true);
  });

  test('is listed with the article, the last one first, and can be removed', async () => {
    const { id, revision } = await moved('Heaps', 'heaps', 'heaps-two', 'heaps-three');
    expect(await formerOf(id)).toEqual(['heaps-two', 'heaps']);
    const url = `/v1/admin/articles/${id}/former-slugs/heaps`;
    expect((await ravi.delete(url)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ former_slugs: ['heaps-two'], revision });
    expect(await seenByReaders('heaps')).toBe(false);
    const { items } = (await ravi.get('/v1/admin/audit-log')).json();
    expect(items[0]).toMatchObject({
      action: 'article.address-remove',
      subject: id,
      before: { slug: 'heaps' },
      after: null,
    });
    expect((await ravi.delete(url)).statusCode).toBe(404);
    expect((await write('Heaps again', { slug: 'heaps' })).article.slug).toBe('heaps');
  });
});
