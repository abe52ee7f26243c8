import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../../../testing/agent.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { pageHeaders } from './policy.ts';

/** No release of it has a server build. */
const releaseManifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', {
    mountPaths: ['/roadmaps', '/profile', '/article-preview', '/listing-check'],
    pages: [
      {
        path: '/roadmaps/:id',
        title: 'A roadmap',
        description: 'Problems & more',
        data: ['/v1/roadmaps/:id', '/v1/roadmaps'],
      },
      { path: '/profile', title: 'Profile', description: 'Yours', noindex: true },
    ],
  }),
});

let site: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  site = await createPracticeSite({ sql: [unitContent('sql-select')] });
  const followManifest = () => ({ current: async () => releaseManifest });
  app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

async function open(address: string, agent = createAgent(app, site.config)) {
  const { statusCode, body } = await agent.get(address);
  return {
    status: statusCode,
    title: first(body, /<title>(.*?)<\/title>/),
    description: first(body, /<meta name="description" content="([^"]*)"/),
    canonical: first(body, /<link rel="canonical" href="([^"]*)">/),
    robots: first(body, /<meta name="robots" content="([^"]*)"/),
    text: first(body, /<noscript>(.*)<\/noscript>/s) ?? '',
    data: JSON.parse(first(body, /id="boot">(.*?)<\/script>/s) ?? '{}').data,
  };
}

test('a page without a server build starts with the data that its team declares for it', async () => {
  const page = await open('/roadmaps/sql/?difficulty=Easy');
  expect(page).toMatchObject({
    status: 200,
    title: 'A roadmap · Stepwise',
    description: 'Problems &amp; more',
    canonical: `${site.config.publicUrl}/roadmaps/sql`,
    robots: undefined,
    data: {
      person: null,
      answers: { '/v1/roadmaps/sql': { id: 'sql' }, '/v1/roadmaps': expect.any(Array) },
    },
  });
  expect(page.text).toContain('This page needs JavaScript.');
});

test("a person's page starts with the person's data", async () => {
  const learner = createAgent(app, site.config);
  const account = await site.signUp();
  for (const [name, value] of account.cookies) learner.cookies.set(name, value);
  const { data } = await open('/roadmaps/sql', learner);
  expect(data.person).toBe(account.id);
  expect(data.answers['/v1/roadmaps/sql']).toMatchObject({ id: 'sql' });
});

test("a page whose first data doesn't exist is not found, and no search engine indexes it", async () => {
  expect(await open('/roadmaps/nothing')).toMatchObject({
    status: 404,
    title: 'A roadmap · Stepwise',
    canonical: `${site.config.publicUrl}/roadmaps/nothing`,
    robots: 'noindex',
  });
});

test.each(['/nothing', '/roadmapsx', '/roadmaps%2Fsql'])(
  "%s is nobody's, and says so",
  async (address) => {
    expect(await open(address)).toMatchObject({
      status: 404,
      title: 'Sorry page not found! · Stepwise',
      canonical: undefined,
      robots: 'noindex',
      data: { answers: {} },
    });
  },
);

test('a page that is to be left out is described to nobody', async () => {
  expect(await open('/profile')).toMatchObject({
    status: 200,
    title: 'Profile · Stepwise',
    canonical: undefined,
    robots: 'noindex',
  });
});

test('an address cannot bring markup into the head, nor end the data', async () => {
  const { body } = await createAgent(app, site.config).get(
    `/roadmaps/${encodeURIComponent('"><script>alert(1)</script></script><!--')}`,
  );
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<!--');
});

test.each([
  ['/article-preview/one', "'self'"],
  ['/listing-check/one', "'self'"],
  ['/listing-check', "'none'"],
  ['/roadmaps/sql', "'none'"],
])('%s may be framed by %s', async (address, ancestors) => {
  const { headers } = await createAgent(app, site.config).get(address);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`);
});

test('a page that was requested before the process began to stop has its data, too', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let isRequested = false;
  let stop: Promise<unknown> | undefined;
  const current = async () => {
    if (isRequested) {
      stop ??= stopping.close();
      await begun;
    }
    return releaseManifest;
  };
  const followManifest = () => ({ current });
  const stopping = await buildApp({ ...site.config, renderers: 0 }, site.database, {
    followManifest,
    pageHeaders,
  });
  stopping.addHook('preClose', async () => begin());
  await stopping.ready();
  isRequested = true;
  const page = await open('/roadmaps/sql', createAgent(stopping, site.config));
  expect(page).toMatchObject({ status: 200, title: 'A roadmap · Stepwise' });
  expect(Object.keys(page.data.answers)).toEqual(['/v1/roadmaps/sql', '/v1/roadmaps']);
  await stop;
});

test('a document that cannot be written is a page that says so, with the id of the request', async () => {
  // Nothing is released here.
  const { statusCode, headers, body } = await site.visitor().get('/roadmaps');
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(body).toContain('<h1>This page is taking a break</h1>');
  expect(body).toContain(`quote request ${headers['x-request-id']}.`);
  expect(body).not.toContain('release manifest');
});

test('even a page that only has to wait for the database says which request it was', async () => {
  const current = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  const followManifest = () => ({ current });
  const app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
  const { statusCode, headers, body } = await createAgent(app, site.config).get('/roadmaps');
  await app.close();
  expect(statusCode).toBe(503);
  expect(body).toContain('can&#39;t reach our database right now');
  expect(body).toContain(`<small>Request ${headers['x-request-id']}</small>`);
});
