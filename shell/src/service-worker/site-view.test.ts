import { offlineMarks } from '@site/shared/contracts/composition';
import { installCaches } from '../testing/fake-caches.ts';

const live = { headers: { 'content-type': 'text/html', [offlineMarks.document]: '7-abc' } };
const preview = { headers: { 'content-type': 'text/html' } };

/** As browsers do when they start a service worker again: what was in memory is gone. */
async function started() {
  jest.resetModules();
  return import('./site-view.ts');
}

beforeEach(() => {
  installCaches();
});

test("a document that isn't live stops all caching, until one is", async () => {
  const { isElsewhere, noteDocument } = await started();
  expect(await isElsewhere()).toBe(false);
  await noteDocument(new Response('', preview));
  expect(await isElsewhere()).toBe(true);
  await noteDocument(new Response('', live));
  expect(await isElsewhere()).toBe(false);
});

test('that outlives the service worker', async () => {
  const first = await started();
  await first.noteDocument(new Response('', preview));
  const second = await started();
  expect(await second.isElsewhere()).toBe(true);
  await second.noteDocument(new Response('', live));
  expect(await (await started()).isElsewhere()).toBe(false);
});

test('redirects, failures and other files say nothing of it', async () => {
  const { isElsewhere, noteDocument } = await started();
  await noteDocument(Response.error());
  await noteDocument(new Response('', { ...preview, status: 502 }));
  await noteDocument(new Response('', { headers: { 'content-type': 'application/atom+xml' } }));
  expect(await isElsewhere()).toBe(false);
});
