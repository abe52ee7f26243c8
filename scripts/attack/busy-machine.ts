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
 * the machine has time again, all come rendered.
 */
export async function busyMachine({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { url } = site;
  const learner = await newLearner(url);
  for (const path of PAGES) await untilRendered(url, visitor, path);
  const failures = new Failures();
  const counts = { requested: 0, rendered: 0 };
  const counting = startCounting(availableParallelism() * COUNTING);
  let isBusy = true;
  const overTime = wait(SECONDS * 1000).then(async () => {
    isBusy = false;
    await stopCounting(counting);
  });
  const visitors = Array.from({ length: AT_ONCE }, (_, number) => number);
  await atOnce(visitors, AT_ONCE, async (number) => {
    while (isBusy) {
      const requested = counts.requested;
      counts.requested += 1;
      const path = PAGES[requested % PAGES.length] ?? '/';
      const person = number % 2 === 0 ? visitor : learner;
      try {
        const { isRendered } = await documentOf(
          url,
          person,
          `${path}?requested=${requested}`,
          LONG_MS,
        );
        if (isRendered) counts.rendered += 1;
      } catch (error) {
        failures.add(`${path} ${(error as Error).message}`);
        await wait(100);
      }
    }
  });
  await overTime;
  for (const path of PAGES) {
    await untilRendered(url, visitor, path, PATIENCE_MS).catch(({ message }) =>
      failures.add(`${message} after the busy time`),
    );
  }
  if (!site.isAlive()) failures.add(`the API ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  return {
    tried: `${SECONDS} s with ${counting.length} processes that count on ${availableParallelism()} cores and ${AT_ONCE} people on addresses of their own: ${counts.rendered} of ${counts.requested} documents came rendered meanwhile, and all pages afterwards`,
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
