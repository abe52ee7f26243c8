import { byExtent } from '../test/extent.mjs';
import { type Memory, startApi } from './api-process.ts';
import { call, newLearner } from './client.ts';
import { atOnce, documentOf, untilRendered } from './documents.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';

/** `RENDERS=20000` renders as many; it takes some minutes. */
const RENDERS = Number(process.env.RENDERS ?? byExtent({ few: 2_000, some: 4_000, all: 20_000 }));
const SAMPLES = 10;
const AT_ONCE = 8;
/** Caches fill and code is compiled; the sheet's takes longest. */
const WARM_UP = 1_000;

/** Of a signed-in person, whose documents aren't cached, so each is rendered. One or more of each microfrontend. */
const PAGES = [
  '/',
  '/roadmaps',
  '/dsaarticles',
  '/dsaarticle/two-sum',
  '/auth/forgetpassword',
  '/admin/login',
  '/profile',
  '/profile/edit',
];
/** Every so many renders are of the practice sheet, which costs as much as ten others. */
const SHEETS = 40;

const MIB = 1024 * 1024;
/**
 * After a single collection a heap may differ by ten MiB: what is cached, what is under way, code that is compiled
 * late. So the least of three samples counts, at the beginning and at the end. A kilobyte that each of 20,000 renders
 * left behind would be 16.
 */
const COUNTED = 3;
const HEAP_MIB = 8;
/** Beside the heap: the allocator gives back late what documents and responses have taken. */
const RSS_MIB = 96;
/**
 * The rendering processes together. They can't be made to collect garbage: a heap of many shared ones grows to the size at
 * which V8 collects, and stays there.
 */
const RENDERERS_MIB = 192;

/** Many thousand pages are rendered, of each microfrontend in turn: neither the API nor the rendering processes leak anything. */
export async function renderMemory({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({
    DATA_DIR: dataDir,
    RENDER_LIMIT_MS: '10000',
  });
  const { url } = site;
  const learner = await newLearner(url);
  for (const unit of ['dsa-two-sum', 'dsa-contains-duplicate'])
    await call(url, learner, 'PATCH', `/v1/users/${learner.id}/learning-units/${unit}`, {
      completed: true,
    });
  for (const path of [...PAGES, '/roadmaps/dsa']) await untilRendered(url, learner, path);

  const failures = new Failures();
  let rendered = 0;
  const render = (count: number) =>
    atOnce(
      Array.from({ length: count }, (_, index) =>
        index % SHEETS === 0 ? '/roadmaps/dsa' : (PAGES[index % PAGES.length] ?? '/'),
      ),
      AT_ONCE,
      async (path) => {
        const { isRendered } = await documentOf(url, learner, path);
        if (isRendered) rendered += 1;
      },
    );
  await render(WARM_UP);
  const take = async (): Promise<Sample> => {
    const renderers = await site.renderers();
    const resident = [...renderers.values()].reduce((sum, rss) => sum + rss, 0);
    return { ...(await site.memory()), pids: [...renderers.keys()], resident };
  };
  const samples = [await take()];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await render(RENDERS / SAMPLES);
    samples.push(await take());
  }
  for (const { name, slack, of } of measures) {
    const least = (some: readonly Sample[]) => Math.min(...some.map(of));
    const grown = least(samples.slice(-COUNTED)) - least(samples.slice(0, COUNTED));
    if (grown > slack) failures.add(`${name} grew by ${grown.toFixed(1)} MiB, more than ${slack}`);
  }
  const pids = new Set(samples.at(-1)?.pids);
  if (samples[0]?.pids.some((pid) => !pids.has(pid))) failures.add('a rendering process ended');
  const expected = WARM_UP + RENDERS;
  if (rendered < expected * 0.99)
    failures.add(`only ${rendered} of ${expected} pages came rendered`);
  if (!site.isAlive()) failures.add(`the API ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  const course = measures.map(
    ({ name, of }) => `${name} ${samples.map((sample) => of(sample).toFixed(0)).join(' ')} MiB`,
  );
  return {
    tried: `${RENDERS} pages of all microfrontends in turn, after ${WARM_UP} to warm up, ${rendered} rendered; after each tenth of them: ${course.join(', ')}`,
    failures: failures.list(),
  };
}

interface Sample extends Memory {
  pids: readonly number[];
  /** Resident memory of all rendering processes. */
  resident: number;
}

const measures: { name: string; slack: number; of(sample: Sample): number }[] = [
  { name: 'heap of the API', slack: HEAP_MIB, of: ({ heap }) => heap / MIB },
  { name: 'resident memory of the API', slack: RSS_MIB, of: ({ rss }) => rss / MIB },
  {
    name: 'resident memory of the rendering processes',
    slack: RENDERERS_MIB,
    of: ({ resident }) => resident / MIB,
  },
];
