import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { createEditorialSite, type EditorialSite } from '../../../../testing/editorial-site.ts';
import { makeLive } from '../../../../testing/make-live.ts';

let site: EditorialSite;
beforeAll(async () => {
  site = await createEditorialSite();
  const pages = [
    {
      path: '/article/:slug',
      title: 'Article',
      description: 'An article.',
      parameters: ['from'],
      data: ['/v1/articles/:slug'],
    },
  ];
  const articles = testRemote('mfe-a', { mountPaths: ['/article'], pages });
  await makeLive(site.database, testReleaseManifest({ 'mfe-a': articles }));
});
afterAll(() => site.close());

const open = async (address: string, agent = site.visitor()) => {
  const { statusCode, headers, body } = await agent.get(address);
  const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(body) ?? [];
  return { statusCode, location: headers.location, canonical };
};

/** Publishes an article and gives it another address, then another. */
async function movedTwice(title: string, slugs: [string, string, string]) {
  const { id, article } = await site.write(title, { slug: slugs[0] });
  for (const [revision, slug] of slugs.slice(1).entries())
    await site.save(site.ravi, id, { ...article, slug, revision });
  return id;
}

test("a former address of an article leads to today's for good, in one step", async () => {
  const id = await movedTwice('Heaps', ['heaps', 'heaps-two', 'heaps-three']);
  for (const former of ['heaps', 'heaps-two', id]) {
    for (const agent of [site.visitor(), await site.signUp()])
      expect(await open(`/article/${former}`, agent)).toMatchObject({
        statusCode: 308,
        location: '/article/heaps-three',
      });
  }
  expect(await open('/article/heaps?from=mail&x=1')).toMatchObject({
    location: '/article/heaps-three?from=mail',
  });
  expect(await open('/article/heaps-three')).toMatchObject({
    statusCode: 200,
    canonical: `${site.config.publicUrl}/article/heaps-three`,
  });
});

test('an article that goes back to a former address is there again', async () => {
  const { id, article } = await site.write('Tries', { slug: 'tries' });
  await open('/article/tries');
  await site.save(site.ravi, id, { ...article, slug: 'prefix-trees', revision: 0 });
  expect((await open('/article/tries')).location).toBe('/article/prefix-trees');
  await site.save(site.ravi, id, { ...article, revision: 1 });
  expect((await open('/article/tries')).statusCode).toBe(200);
  expect((await open('/article/prefix-trees')).location).toBe('/article/tries');
});

test('an address of nothing leads nowhere', async () => {
  expect((await open('/article/nothing')).statusCode).toBe(404);
});
