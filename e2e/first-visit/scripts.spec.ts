import type { Page, Request } from '@playwright/test';
import { measuredPages } from '../../scripts/bench/measured-pages.ts';
import { untilRendered } from '../../scripts/bench/site/site-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** What a page loads by itself after its first content, it requests within this time; what it loads later doesn't count. */
const RESTS_AFTER_MS = 3_000;
const STEP_MS = 500;

/** The scripts that a page loads until it rests. Time in the page goes by as the test says: no machine is too busy. */
async function scriptsOf(page: Page, path: string, content: string): Promise<Request[]> {
  const scripts: Request[] = [];
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request);
    open.add(request);
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  // Far enough ahead that no machine is too busy to stop the clock before it gets there.
  await page.clock.pauseAt(now + 60_000);
  await page.goto(path);
  await expect.poll(() => page.locator(content).first().evaluate(reacts)).toBe(true);
  for (let time = 0; time < RESTS_AFTER_MS; time += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await expect.poll(() => open.size).toBe(0);
  }
  return scripts;
}

/** React marks the elements it has taken over. */
const reacts = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

async function weigh(script: Request) {
  const { 'content-encoding': encoding } = (await script.response())?.headers() ?? {};
  const { responseBodySize: bytes } = await script.sizes();
  return { address: script.url(), encoding, bytes };
}

for (const { name, path, content, scriptsKib } of measuredPages) {
  test(`the first visit to ${path} loads no more than ${scriptsKib} KiB of scripts (${name})`, async ({
    page,
    baseURL,
  }) => {
    await untilRendered(baseURL + path);
    const requests = await scriptsOf(page, path, content.at(-1) ?? '');
    const scripts = await Promise.all(requests.map(weigh));
    const list = scripts.map(({ address, bytes }) => `${(bytes / 1024).toFixed(1)} ${address}`);
    expect(new Set(scripts.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    const kib = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    expect(kib, list.join('\n')).toBeLessThanOrEqual(scriptsKib);
  });
}
