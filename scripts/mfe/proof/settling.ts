/** Whether a page comes to rest, and what it takes if it doesn't. Only what is gross counts: the machine may be busy. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';

const SAMPLE_MS = 500;
/** What a page still does after that, it does for ever. */
const LIMIT_MS = 10_000;
/** What goes on between two samples of a page at rest is less: of work it's a share of the time, which a busy machine stretches. */
const MOST = {
  busy: { growth: 0.7, says: 'it never rests: it keeps the browser busy' },
  heap: { growth: 10 * 1024 ** 2, says: 'it leaks: at rest, it takes more and more memory' },
  listeners: { growth: 50, says: 'it never rests: it adds more and more event listeners' },
  nodes: { growth: 500, says: 'it never rests: it adds more and more elements' },
} as const;
type Cost = keyof typeof MOST;
const COSTS = Object.keys(MOST) as Cost[];

export type Rest = Awaited<ReturnType<typeof watchRest>>;

/** Watches a page from before it's opened. */
export async function watchRest(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const traffic = watchTraffic(page);
  return {
    /**
     * Resolves once two samples are the same, but for what any page does. Returns what keeps the page from that.
     * @throws if it goes on requesting for twice as long: on a busy machine, a page with many requests is slow, and not restless
     */
    async complaints(limitMs = LIMIT_MS): Promise<string[]> {
      const began = performance.now();
      let lasting = COSTS;
      let before = { ...(await sampled(session)), requests: traffic.started() };
      while (performance.now() - began < 2 * limitMs) {
        await wait(SAMPLE_MS);
        const now = { ...(await sampled(session)), requests: traffic.started() };
        const high = COSTS.filter((cost) => growthOf(cost, before, now) > MOST[cost].growth);
        const isSilent = traffic.open() === 0 && now.requests === before.requests;
        if (high.length === 0 && isSilent) return [];
        // One that takes memory would take all of it until the end.
        if (high.includes('heap') && (await isLeaking(session))) return [MOST.heap.says];
        lasting = lasting.filter((cost) => high.includes(cost));
        if (lasting.length > 0 && performance.now() - began >= limitMs)
          return lasting.map((cost) => MOST[cost].says);
        before = now;
      }
      throw new Error(`it isn't done after ${(2 * limitMs) / 1_000} s`);
    },
    /** What the page holds, without what nobody needs any more. */
    async held() {
      await session.send('HeapProfiler.collectGarbage');
      return sampled(session);
    },
    async close() {
      traffic.close();
      await session.detach().catch(() => {});
    },
  };
}

/** The requests of a page since it was opened last. */
function watchTraffic(page: Page) {
  const open = new Set<Request>();
  let started = 0;
  const onStart = (request: Request) => {
    const isOpened = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isOpened) open.clear();
    started += 1;
    open.add(request);
  };
  const onEnd = (request: Request) => void open.delete(request);
  page.on('request', onStart);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    started: () => started,
    open: () => open.size,
    close() {
      page.off('request', onStart);
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
    },
  };
}

type Sample = Record<Cost | 'seconds', number>;

const growthOf = (cost: Cost, before: Sample, now: Sample): number => {
  const growth = now[cost] - before[cost];
  return cost === 'busy' ? growth / (now.seconds - before.seconds) : growth;
};

/** Whether it still grows if what nobody needs any more is left out. */
async function isLeaking(session: CDPSession): Promise<boolean> {
  const collected = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await sampled(session)).heap;
  };
  const before = await collected();
  await wait(SAMPLE_MS);
  return (await collected()) - before > MOST.heap.growth;
}

async function sampled(session: CDPSession): Promise<Sample> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  // With what scripts hold outside of their heap, such as pictures, which Playwright's types don't know yet.
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return {
    seconds: metric.Timestamp ?? 0,
    busy: metric.TaskDuration ?? 0,
    heap: usage.usedSize + (usage.backingStorageSize ?? 0),
    listeners: metric.JSEventListeners ?? 0,
    nodes: metric.Nodes ?? 0,
  };
}
