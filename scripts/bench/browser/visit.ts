import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Transfer, watchNetwork } from './transfers.ts';

/** What a visitor's line and device are like. */
export interface Surroundings {
  viewport: { width: number; height: number };
  /** None: as fast as this machine is. */
  line?: { latencyMs: number; downKilobits: number; upKilobits: number };
  /** How many times slower than this machine the device's processor is. */
  slowdown?: number;
}

/** What a page must hold to count as rendered: one element of each of the selectors. */
export interface Address {
  url: string;
  content: readonly string[];
}

/** Times in milliseconds since the navigation began. */
export interface Visit {
  rendered: number;
  lcp: number;
  cls: number;
  transfers: Transfer[];
}

const QUIET_MS = 700;
const LIMIT_MS = 30_000;
const POLL_MS = 100;
const observer = fileURLToPath(new URL('./observe-page.js', import.meta.url));

/** Opens an address as somebody who was never here, with nothing in any cache, and waits until it rests. */
export async function visit(
  browser: Browser,
  { url, content }: Address,
  surroundings: Surroundings,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: surroundings.viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = watchNetwork(session);
    await session.send('Network.enable');
    await imitate(session, surroundings);
    await page.addInitScript(`window.benchSelectors = ${JSON.stringify(content)};`);
    await page.addInitScript({ path: observer });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await network.untilQuiet(QUIET_MS);
    return { ...(await factsOf(page)), transfers: await network.transfers(page) };
  } finally {
    await context.close();
  }
}

/**
 * Not waitForFunction, which evaluates text inside the page: the site's policy forbids that. The browser
 * tells the largest paint a while after it has happened.
 */
async function factsOf(page: Page): Promise<Omit<Visit, 'transfers'>> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const facts = await page.evaluate<Omit<Visit, 'transfers'>>('benchFacts');
    if (facts.rendered > 0 && facts.lcp > 0) return facts;
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(`${page.url()} did not render what is looked for.`);
}

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

async function imitate(session: CDPSession, { line, slowdown }: Surroundings): Promise<void> {
  if (line) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond(line.downKilobits),
      uploadThroughput: bytesPerSecond(line.upKilobits),
    });
  }
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
