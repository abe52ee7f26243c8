import { EVERYBODY, offlineMarks, VISITOR_KEY } from '@site/shared/contracts/composition';
import { clearCacheOwner, setCacheOwner, writeFor } from '../offline/cache-owner.ts';
import { noteVisit, visitedPages } from '../offline/visited-pages.ts';
import { installCaches } from '../testing/fake-caches.ts';
import { copyOf, saveCopy } from './copies.ts';

const ASHA = 'asha';
const RAVI = 'ravi';
const SHEET = '/v1/roadmaps/dsa';

const responseFor = (reader: string | null, text = 'hers', date = new Date()) =>
  new Response(text, {
    headers: { date: date.toUTCString(), ...(reader !== null && { [offlineMarks.copy]: reader }) },
  });

const shown = async (address: string) => (await copyOf(address))?.text();

let cached: ReturnType<typeof installCaches>;
beforeEach(() => {
  cached = installCaches();
});

test('a response is cached for its reader, and shown to nobody else', async () => {
  await setCacheOwner(ASHA);
  await saveCopy(SHEET, responseFor(ASHA));
  expect(await shown(SHEET)).toBe('hers');
  await setCacheOwner(RAVI);
  expect(await shown(SHEET)).toBeUndefined();
  await setCacheOwner(ASHA);
  expect(await shown(SHEET)).toBeUndefined();
});

test('what comes from the cache says that it is a copy', async () => {
  await setCacheOwner(ASHA);
  await saveCopy(SHEET, responseFor(ASHA));
  const copy = await copyOf(SHEET);
  expect(copy?.headers.has(offlineMarks.kept)).toBe(true);
  expect(copy?.headers.get(offlineMarks.copy)).toBe(ASHA);
});

test("a response without a mark isn't cached", async () => {
  await setCacheOwner(ASHA);
  await saveCopy('/v1/auth/sessions', responseFor(null));
  expect(await shown('/v1/auth/sessions')).toBeUndefined();
});

test("signing out empties the cache, and what arrives late isn't cached", async () => {
  await setCacheOwner(ASHA);
  await saveCopy(SHEET, responseFor(ASHA));
  await clearCacheOwner();
  await saveCopy('/v1/roadmaps', responseFor(ASHA));
  expect(Object.keys(await cached())).toEqual(['site-state']);
  await setCacheOwner(VISITOR_KEY);
  expect(await shown(SHEET)).toBeUndefined();
});

test('what is being written while a person signs out is deleted again', async () => {
  await setCacheOwner(ASHA);
  await writeFor(ASHA, async (copies) => {
    await setCacheOwner(VISITOR_KEY);
    await copies.put(SHEET, responseFor(ASHA));
    await (await caches.open('site-copies:asha')).put(SHEET, responseFor(ASHA));
  });
  expect(Object.keys(await cached())).toEqual(['site-state']);
});

test("a response meant for someone else isn't cached for the person who is here", async () => {
  await setCacheOwner(RAVI);
  await saveCopy(SHEET, responseFor(ASHA));
  expect(await shown(SHEET)).toBeUndefined();
});

test('a response for everyone is cached for the person who is here', async () => {
  await setCacheOwner(ASHA);
  await saveCopy('/v1/posts', responseFor(EVERYBODY, 'posts'));
  expect(await shown('/v1/posts')).toBe('posts');
});

test('the least recently requested response is evicted, and none lasts longer than a session', async () => {
  await setCacheOwner(ASHA);
  for (let number = 0; number <= 200; number += 1)
    await saveCopy(`/v1/roadmaps/${number}`, responseFor(ASHA));
  expect(await shown('/v1/roadmaps/0')).toBeUndefined();
  expect(await shown('/v1/roadmaps/1')).toBe('hers');
  const before = new Date(Date.now() - 31 * 24 * 3_600_000);
  await saveCopy(SHEET, responseFor(ASHA, 'old', before));
  expect(await shown(SHEET)).toBeUndefined();
});

test('the pages a person has opened are listed for them alone, the latest first', async () => {
  await setCacheOwner(ASHA);
  await noteVisit(ASHA, { path: '/', title: 'Stepwise' });
  await noteVisit(ASHA, { path: '/roadmaps/dsa', title: 'DSA sheet' });
  await noteVisit(ASHA, { path: '/', title: 'Home' });
  expect(await visitedPages()).toEqual([
    { path: '/', title: 'Home' },
    { path: '/roadmaps/dsa', title: 'DSA sheet' },
  ]);
  await setCacheOwner(VISITOR_KEY);
  expect(await visitedPages()).toEqual([]);
});
