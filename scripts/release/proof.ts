/** A release is loaded in a browser, together with what else is live, before it goes live itself. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { candidateSite } from '@site/api/candidate-site';
import { readConfig } from '@site/api/config';
import { type LoadEverything, pageHooks, type ReleaseManifest } from '@site/shared/contracts';
import { SHELL } from '../webpack/paths.mjs';
import type { Proof } from './live-manifest.ts';

/** For the shell to start, and for each remote to load. Their files come from this machine. */
const LIMIT_MS = 15_000;

/**
 * Loads what is to go live: the shell starts, and the remotes bring their routes, pages and slots. A new
 * shell loads all remotes.
 * @param browserPath of a Chromium; null if there is none, which is said and refuses nothing
 */
export const proofWith =
  (browserPath: string | null): Proof =>
  async (candidate, units) => {
    if (!browserPath) return units.forEach(sayUnproved);
    const remotes = remotesOf(candidate, units);
    const problems = await withSite(candidate, (address) =>
      withBrowser(browserPath, (browser) => problemsOf(browser, address, remotes)),
    );
    if (problems.length === 0) return;
    throw new Error(`Nothing has gone live, since this fails:\n  ${problems.join('\n  ')}`);
  };

const sayUnproved = (unit: string) =>
  console.log(`No browser was found, so ${unit} wasn't loaded before it went live.`);

const remotesOf = ({ remotes }: ReleaseManifest, units: readonly string[]) =>
  units.includes(SHELL) ? Object.keys(remotes) : units;

async function withBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function withSite<T>(candidate: ReleaseManifest, work: (address: string) => Promise<T>) {
  const site = await candidateSite(readConfig(), candidate);
  try {
    return await work(await site.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await site.close();
  }
}

async function problemsOf(
  browser: Browser,
  address: string,
  remotes: readonly string[],
): Promise<string[]> {
  const page = await browser.newPage();
  const shellProblem = await startShell(page, address);
  if (shellProblem) return [shellProblem];
  const problems = await Promise.all(remotes.map((remote) => loadRemote(page, remote)));
  return problems.flat();
}

/** Opens the page on which the shell offers to load remotes. Answers why it doesn't, or null. */
async function startShell(page: Page, address: string): Promise<string | null> {
  const thrown = new Promise<string>((resolve) => {
    page.once('pageerror', ({ message }) =>
      resolve(`${SHELL} failed at stage "evaluate": ${message}`),
    );
  });
  await page.goto(`${address}/test`);
  const started = page
    .waitForFunction((hook) => Symbol.for(hook) in globalThis, pageHooks.loadEverything, {
      timeout: LIMIT_MS,
    })
    .then(
      () => null,
      async () => `${SHELL} doesn't start. Its page says: ${await textOf(page)}`,
    );
  return Promise.race([started, thrown]);
}

const textOf = async (page: Page) =>
  (await page.locator('#root').textContent())?.trim() || 'nothing';

async function loadRemote(page: Page, remote: string): Promise<readonly string[]> {
  const loaded = page.evaluate(
    ([hook, name]) => {
      const loadEverything: LoadEverything = Reflect.get(globalThis, Symbol.for(hook));
      return loadEverything(name);
    },
    [pageHooks.loadEverything, remote] as const,
  );
  const late = wait(LIMIT_MS, [`${remote} isn't loaded after ${LIMIT_MS / 1000} s`], {
    ref: false,
  });
  return Promise.race([loaded, late]);
}
