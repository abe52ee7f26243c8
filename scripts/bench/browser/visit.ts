import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { ensureChromium } from '../../test/chromium.mjs';
import type { Scope } from '../scope.ts';
import type { Certificate } from '../site/certificate.ts';
import { type Network, type Transfer, watchNetwork } from './transfers.ts';

/** What a page must hold to count as rendered: one element of each of the selectors. */
export interface Address {
  url: string;
  content: readonly string[];
}

/** Times in milliseconds since the navigation began. */
export interface Visit {
  rendered: number;
  fcp: number;
  lcp: number;
  cls: number;
  transfers: Transfer[];
}

const QUIET_MS = 700;
const LIMIT_MS = 30_000;
const POLL_MS = 100;
const observer = fileURLToPath(new URL('./observe-page.js', import.meta.url));

/** Opens an address as a first-time visitor, with empty caches, and waits until it rests. */
export const visit = (browser: Browser, address: Address, surroundings: Surroundings) =>
  inFreshProfile(browser, surroundings, (context) => visitIn(context, address, surroundings));

/** The same, and once more as a returning visitor: what is cacheable is in the browser's cache. */
export const visitTwice = (browser: Browser, address: Address, surroundings: Surroundings) =>
  inFreshProfile(browser, surroundings, async (context) => ({
    first: await visitIn(context, address, surroundings),
    second: await visitIn(context, address, surroundings),
  }));

async function inFreshProfile<T>(
  browser: Browser,
  { viewport }: Surroundings,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function visitIn(
  context: BrowserContext,
  { url, content }: Address,
  surroundings: Surroundings,
): Promise<Visit> {
  const { page, network } = await openSlowPage(context, surroundings);
  await page.addInitScript(`window.benchSelectors = ${JSON.stringify(content)};`);
  // `benchFacts` of the page holds the fields of a `Visit`.
  await page.addInitScript({ path: observer });
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  await network.untilQuiet(QUIET_MS);
  const seen = { ...(await factsOf(page)), transfers: await network.transfers(page) };
  await page.close();
  return seen;
}

/**
 * Not waitForFunction, which evaluates text inside the page: the site's policy forbids that. The browser
 * reports the largest paint a while after it has happened.
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

/** A page that is on a visitor's line and device. */
interface SlowPage {
  page: Page;
  network: Network;
}

async function openSlowPage(
  context: BrowserContext,
  surroundings: Surroundings,
): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = watchNetwork(session);
  await session.send('Network.enable');
  await imitate(session, surroundings);
  return { page, network };
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

/** What a visitor's line and device are like. */
export interface Surroundings {
  viewport: { width: number; height: number };
  /** None: as fast as this machine is. */
  line?: { latencyMs: number; downKilobits: number; upKilobits: number };
  /** How many times slower than this machine the device's processor is. */
  slowdown?: number;
}

export const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 };

/** The lines that Lighthouse and the browser's own tools call by these names. */
export const lines: Record<string, Surroundings> = {
  'Slow 4G': { ...phone, line: { latencyMs: 562, downKilobits: 1440, upKilobits: 675 } },
  'Fast 4G': { ...phone, line: { latencyMs: 165, downKilobits: 8100, upKilobits: 1350 } },
};

/** For the notes of what is measured in these surroundings. */
export const inWords =
  "HTTP/2, brotli, a phone's screen, processor four times slower; Slow 4G 562 ms and 1.44 Mbit/s, Fast 4G 165 ms and 8.1 Mbit/s.";

/**
 * Opens a real Chromium that trusts one certificate. It trusts the key instead of ignoring errors: what comes with an
 * invalid certificate isn't cached.
 */
export async function openBrowser(scope: Scope, certificate: Certificate): Promise<Browser> {
  const trusted = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trusted],
  });
  scope.defer(() => browser.close());
  return browser;
}
