import { EVERYBODY, offlineMarks, VISITOR_KEY } from '@site/shared/contracts';
import { keepFor, keepForNobody, writeFor } from '../offline/kept-for.ts';
import { noteVisit, visitedPages } from '../offline/visited-pages.ts';
import { installCaches } from '../testing/fake-caches.ts';
import { copyOf, keepCopy } from './copies.ts';

const ASHA = 'asha';
const RAVI = 'ravi';
const SHEET = '/v1/roadmaps/dsa';

const answerFor = (reader: string | null, text = 'hers', date = new Date()) =>
  new Response(text, {
    headers: { date: date.toUTCString(), ...(reader !== null && { [offlineMarks.copy]: reader }) },
  });

const shown = async (address: string) => (await copyOf(address))?.text();

let kept: ReturnType<typeof installCaches>;
beforeEach(() => {
  kept = installCaches();
});

test('an answer is kept for its reader, and shown to nobody else', async () => {
  await keepFor(ASHA);
  await keepCopy(SHEET, answerFor(ASHA));
  expect(await shown(SHEET)).toBe('hers');
  await keepFor(RAVI);
  expect(await shown(SHEET)).toBeUndefined();
  await keepFor(ASHA);
  expect(await shown(SHEET)).toBeUndefined();
});

test('what is kept says that it is a copy', async () => {
  await keepFor(ASHA);
  await keepCopy(SHEET, answerFor(ASHA));
  const copy = await copyOf(SHEET);
  expect(copy?.headers.has(offlineMarks.kept)).toBe(true);
  expect(copy?.headers.get(offlineMarks.copy)).toBe(ASHA);
});

test('an answer without a mark is not kept', async () => {
  await keepFor(ASHA);
  await keepCopy('/v1/auth/sessions', answerFor(null));
  expect(await shown('/v1/auth/sessions')).toBeUndefined();
});

test('signing out deletes what was kept, and what arrives late is not kept', async () => {
  await keepFor(ASHA);
  await keepCopy(SHEET, answerFor(ASHA));
  await keepForNobody();
  await keepCopy('/v1/roadmaps', answerFor(ASHA));
  expect(Object.keys(await kept())).toEqual(['site-state']);
  await keepFor(VISITOR_KEY);
  expect(await shown(SHEET)).toBeUndefined();
});

test('what is being written while somebody signs out is deleted again', async () => {
  await keepFor(ASHA);
  await writeFor(ASHA, async (copies) => {
    await keepFor(VISITOR_KEY);
    await copies.put(SHEET, answerFor(ASHA));
    await (await caches.open('site-copies:asha')).put(SHEET, answerFor(ASHA));
  });
  expect(Object.keys(await kept())).toEqual(['site-state']);
});

test('an answer that was meant for somebody else is not kept for the person who is here', async () => {
  await keepFor(RAVI);
  await keepCopy(SHEET, answerFor(ASHA));
  expect(await shown(SHEET)).toBeUndefined();
});

test('an answer for everybody is kept for the person who is here', async () => {
  await keepFor(ASHA);
  await keepCopy('/v1/posts', answerFor(EVERYBODY, 'posts'));
  expect(await shown('/v1/posts')).toBe('posts');
});

test('the answer asked for least recently makes way, and none lasts longer than a session', async () => {
  await keepFor(ASHA);
  for (let number = 0; number <= 200; number += 1)
    await keepCopy(`/v1/roadmaps/${number}`, answerFor(ASHA));
  expect(await shown('/v1/roadmaps/0')).toBeUndefined();
  expect(await shown('/v1/roadmaps/1')).toBe('hers');
  const before = new Date(Date.now() - 31 * 24 * 3_600_000);
  await keepCopy(SHEET, answerFor(ASHA, 'old', before));
  expect(await shown(SHEET)).toBeUndefined();
});

test('pages that somebody opened are listed for them alone, the latest first', async () => {
  await keepFor(ASHA);
  await noteVisit(ASHA, { path: '/', title: 'Stepwise' });
  await noteVisit(ASHA, { path: '/roadmaps/dsa', title: 'DSA sheet' });
  await noteVisit(ASHA, { path: '/', title: 'Home' });
  expect(await visitedPages()).toEqual([
    { path: '/', title: 'Home' },
    { path: '/roadmaps/dsa', title: 'DSA sheet' },
  ]);
  await keepFor(VISITOR_KEY);
  expect(await visitedPages()).toEqual([]);
});
