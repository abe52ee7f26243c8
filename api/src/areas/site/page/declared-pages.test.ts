import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageEntry } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { projectRoot } from '../../../config/project-root.ts';
import { pageHeaders } from './policy.ts';

interface Declaration {
  mountPaths: string[];
  pages: PageEntry[];
}

/** What each remote of this project declares in its remote.json. */
const remotes = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mfe-'))
  .map((name): [string, Declaration] => {
    const declared = readFileSync(path.join(projectRoot, name, 'remote.json'), 'utf8');
    return [name, JSON.parse(declared)];
  });

const withParameter = remotes.flatMap(([, { pages }]) =>
  pages.map((page) => page.path).filter((address) => address.includes('/:')),
);

/** Of these, whether something is there depends on who is logged in, or on the page around them. */
const unknownToVisitors: Record<string, string> = {
  '/mock-tests/:id/:attempt': "a person's attempt, which may be at a test that is gone",
  '/article-preview/:draft': 'a frame, whose text the page around it has',
  '/listing-check/:run': 'a frame, whose program the page around it has',
  '/problem-preview/:id': 'for administrators',
  '/admin/articles/:id': 'for administrators',
  '/admin/roadmaps/:id': 'for administrators',
  '/admin/problems/:id': 'for administrators',
  '/admin/people/:id': 'for administrators',
  '/admin/content/:kind': 'for administrators',
  '/admin/content/:kind/new': 'for administrators',
  '/admin/content/:kind/:id': 'for administrators',
};

let site: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  site = await createTestApp();
  // None has a server build, so all that is known of a page is what is declared.
  const manifest = testReleaseManifest(
    Object.fromEntries(
      remotes.map(([name, { mountPaths, pages }]) => [
        name,
        testRemote(name, { mountPaths, pages }),
      ]),
    ),
  );
  const followManifest = () => ({ current: async () => manifest });
  app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

test('an address whose data does not exist is not found for a visitor, even if it is not rendered', async () => {
  const found: string[] = [];
  for (const address of withParameter) {
    const nothing = address.replace(/:\w+/g, 'nothing-here');
    const { statusCode } = await createAgent(app, site.config).get(nothing);
    if (statusCode !== 404) found.push(address);
  }
  // In remote.json, `data` of such a page names a call of the API with the segment of the address.
  expect(found.toSorted()).toEqual(Object.keys(unknownToVisitors).toSorted());
});
