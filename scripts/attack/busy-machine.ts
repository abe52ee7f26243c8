import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { byExtent } from '../test/extent.mjs';
import { startApi } from './api-process.ts';
import { newLearner, visitor } from './client.ts';
import { atOnce, documentOf, untilRendered } from './documents.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';

const PAGES = ['/', '/roadmaps/dsa', '/dsaarticle/two-sum', '/article/complexity-in-practice'];
/** Every so many documents are a visitor's: a search on the sheet, since documents are cached by what a page's parameters say. */
const VISITORS = 2;
const SECONDS = byExtent({ few: 5, some: 15, all: 60 });
/** Processes that only count, for each core. */
const COUNTING = 3;
const AT_ONCE = 40;
/** Requests from the busy time may have to wait until it's over. */
const LONG_MS = 120_000;
/** Within seconds, even on a slow machine: once the machine has time, nothing may stop pages from being rendered. */
const PATIENCE_MS = 45_000;

/**
 * Other programs take the processor while many people come. Their pages may be left to browsers, as they are late; once
 * the machine has time again, all come rendered: those of a signed-in person, which aren't cached.
 */
export async function busyMachine({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { url } = site;
  const learner = await newLearner(url);
  for (const path of PAGES) await untilRendered(url, learner, path);
  const failures = new Failures();
  const counts = { requested: 0, rendered: 0 };
  const counting = startCounting(availableParallelism() * COUNTING);
  let isBusy = true;
  const overTime = wait(SECONDS * 1000).then(async () => {
    isBusy = false;
    await stopCounting(counting);
  });
  const people = Array.from({ length: AT_ONCE }, (_, number) => number);
  await atOnce(people, AT_ONCE, async (number) => {
    const isVisitor = number % VISITORS === 0;
    while (isBusy) {
      const requested = counts.requested;
      counts.requested += 1;
      const page = PAGES[requested % PAGES.length] ?? '/';
      const path = isVisitor ? `/roadmaps/dsa?q=${requested}` : page;
      try {
        const person = isVisitor ? visitor : learner;
        const { isRendered } = await documentOf(url, person, path, LONG_MS);
        if (isRendered) counts.rendered += 1;
      } catch (error) {
        failures.add(`${path.replace(/\d+/, '…')} ${(error as Error).message}`);
        await wait(100);
      }
    }
  });
  await overTime;
  for (const path of PAGES) {
    await untilRendered(url, learner, path, PATIENCE_MS).catch(({ message }) =>
      failures.add(`${message} after the busy time`),
    );
  }
  if (!site.isAlive()) failures.add(`the API ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  return {
    tried: `${SECONDS} s with ${counting.length} processes that count on ${availableParallelism()} cores and ${AT_ONCE} people, whose documents aren't cached: ${counts.rendered} of ${counts.requested} came rendered meanwhile; afterwards ${PAGES.length} pages of a learner within ${PATIENCE_MS / 1000} s each`,
    failures: failures.list(),
  };
}

const startCounting = (count: number) =>
  Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );

const stopCounting = (counting: readonly ChildProcess[]) =>
  Promise.all(
    counting.map(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }),
  );
