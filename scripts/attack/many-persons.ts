import { byExtent } from '../test/extent.mjs';
import { startApi } from './api-process.ts';
import { call, type Person, visitor } from './client.ts';
import { atOnce, documentOf, untilRendered } from './documents.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';
import {
  lackingIn,
  type MarkedLearner,
  newMarkedLearner,
  unitsIn,
  wordsIn,
} from './marked-learners.ts';

const LEARNERS = 48;
const DOCUMENTS = byExtent({ few: 300, some: 1_000, all: 1_000 });
const AT_ONCE = 40;
/** Every so many documents are a visitor's. */
const VISITORS = 6;

const SHEET = '/roadmaps/dsa';
const PAGES = [SHEET, '/profile', '/dsaarticle/two-sum', '/'];

/** A thousand documents of many persons and visitors at once: each is what its reader gets if nobody else is there. */
export async function manyPersons({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({
    DATA_DIR: dataDir,
    RENDERERS: '2',
    RENDER_LIMIT_MS: '10000',
  });
  const { url } = site;
  const failures = new Failures();
  const { body } = await call(url, visitor, 'GET', '/v1/roadmaps/dsa');
  const units = unitsIn(JSON.parse(body)).map(({ id }) => id);
  const learners: MarkedLearner[] = [];
  for (let number = 1; number <= LEARNERS; number += 1)
    learners.push(await newMarkedLearner(url, units.slice(0, 8), number));
  const ids = new Set(learners.map(({ person }) => person.id));

  const alone = new Map<string, string>();
  for (const reader of [null, ...learners]) {
    for (const path of PAGES) {
      await untilRendered(url, personOf(reader), path);
      const document = await documentOf(url, personOf(reader), path);
      for (const lacking of reader ? lackingIn(document.boot, path, reader) : [])
        failures.add(`${path}, requested alone, lacks ${lacking}`);
      alone.set(keyOf(reader, path), substanceOf(document.text, ''));
    }
  }

  const requests = Array.from({ length: DOCUMENTS }, (_, index) => {
    const isVisitors = index % VISITORS === 0;
    return {
      index,
      reader: isVisitors ? null : (learners[(index * 7) % LEARNERS] ?? null),
      path: isVisitors ? SHEET : (PAGES[index % PAGES.length] ?? '/'),
    };
  });
  let rendered = 0;
  await atOnce(requests, AT_ONCE, async ({ index, reader, path }) => {
    try {
      // The server caches visitors' documents, but not for a filter that nobody has used. The sheet ignores this one.
      const mark = reader ? '' : `?status=${index}`;
      const document = await documentOf(url, personOf(reader), path + mark);
      if (document.isRendered) rendered += 1;
      for (const word of new Set(wordsIn(document.text)))
        if (word !== reader?.word) failures.add(`${path} of ${whose(reader)} holds another's word`);
      for (const id of idsIn(document.text))
        if (ids.has(id) && id !== reader?.person.id)
          failures.add(`${path} of ${whose(reader)} holds another's ID`);
      const substance = substanceOf(document.text, mark);
      if (document.isRendered && substance !== alone.get(keyOf(reader, path)))
        failures.add(`${path} of ${whose(reader)} differs from what its reader gets alone`);
    } catch (error) {
      failures.add(`${path} of ${whose(reader)} ${(error as Error).message}`);
    }
  });
  // On a busy machine the database may be late for a few.
  if (rendered < DOCUMENTS * 0.99) failures.add(`only ${rendered} documents came rendered`);
  await site.stop();
  return {
    tried: `${DOCUMENTS} documents (${PAGES.join(', ')}) of ${LEARNERS} persons and visitors, ${AT_ONCE} at once, in 2 processes for each unit: ${rendered} came rendered`,
    failures: failures.list(),
  };
}

const personOf = (reader: MarkedLearner | null): Person => reader?.person ?? visitor;
const whose = (reader: MarkedLearner | null) => (reader ? 'a person' : 'a visitor');
const keyOf = (reader: MarkedLearner | null, path: string) =>
  `${reader?.word ?? 'visitor'} ${path}`;

const idsIn = (text: string) =>
  new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g));

/** But for the times in it, and for what the address has behind its path. */
const substanceOf = (text: string, mark: string) =>
  text
    .replaceAll(mark, '')
    .replaceAll(encodeURIComponent(mark), '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'some time');
