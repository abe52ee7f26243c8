/** Opens a release that isn't live in a browser, on the site as everybody else sees it. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  type LoadEverything,
  pageHooks,
  type ReleaseManifest,
  type ReleasePreview,
} from '@site/shared/contracts';
import axeCore from 'axe-core';
import { findChromium } from '../test/chromium.mjs';
import { pathsIn, proofAddresses } from './proof-addresses.ts';
import { Refusal } from './refusal.ts';
import { signIn } from './signed-in/sign-in.ts';
import type { Site } from './site.ts';

export interface Proof {
  /** The addresses that were opened as a visitor. */
  opened: readonly string[];
  /** Those that were opened as somebody who is signed in. */
  openedSignedIn: readonly string[];
  /** What the live version doesn't have; empty if all is well. */
  problems: readonly string[];
}

/** Pages that are open at a time. */
const AT_ONCE = 3;
/** For a page to come to rest, and for a remote to load. */
const LIMIT_MS = 15_000;
const SHELL = 'shell';

/**
 * Loads all that a stored version offers, then opens its pages and those that show its slots, as a visitor and as
 * somebody who is signed in: none may complain, come up with a fallback, or have an accessibility violation, unless it
 * does so with the live version too.
 * @throws Refusal if there is no browser
 */
export async function prove(site: Site, unit: string, version: string): Promise<Proof> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Refusal(
      "There's no Chromium to prove the release in. Install one and set CHROMIUM_PATH to it, or go on unproved with --force --why <reason>.",
    );
  const preview = await site.post<ReleasePreview>('/previews', { unit, version });
  const browser = await chromium.launch({ executablePath });
  try {
    const open = (person: Person) => openedBy(browser, site.url, person, preview.override);
    const signingIn = open('signed-in');
    // If nothing can be loaded, that is what is told.
    signingIn.catch(() => {});
    const visitor = await open('visitor');
    const manifest = await manifestIn(visitor.candidate, site.url);
    const problems = await unloadable(visitor.candidate, site.url, unit, manifest);
    if (problems.length > 0) {
      const found = [...preview.problems, ...problems];
      return { opened: ['/test'], openedSignedIn: [], problems: found };
    }
    const listed = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text());
    const opened = proofAddresses(unit, manifest, { listed });
    const openedSignedIn = proofAddresses(unit, manifest, { listed, madeUp: true });
    const signedIn = await signingIn;
    const found = await inTurns(
      [
        ...opened.map((address) => ({ address, browsers: visitor })),
        ...openedSignedIn.map((address) => ({ address, browsers: signedIn })),
      ],
      ({ address, browsers }) => problemsOn(site.url + address, browsers),
    );
    return { opened, openedSignedIn, problems: [...preview.problems, ...found.flat()] };
  } finally {
    await browser.close();
  }
}

type Person = 'visitor' | 'signed-in';

/** Two browsers of one person: with the candidate and, once it's wanted, with what is live. */
interface Browsers {
  person: Person;
  candidate: BrowserContext;
  live(): Promise<BrowserContext>;
}

async function openedBy(
  browser: Browser,
  url: string,
  person: Person,
  override: string,
): Promise<Browsers> {
  const opened = async (isCandidate: boolean) => {
    // What a page asks for is what is to be seen, and nothing is to be kept of a candidate.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (isCandidate) await openPreview(context, url, override);
    if (person === 'signed-in') await signIn(context, url);
    return context;
  };
  let live: Promise<BrowserContext> | undefined;
  return {
    person,
    candidate: await opened(true),
    live: () => {
      live ??= opened(false);
      return live;
    },
  };
}

async function openPreview(context: BrowserContext, url: string, override: string) {
  const page = await context.newPage();
  await page.goto(`${url}/?override=${encodeURIComponent(override)}`);
  await page.getByRole('button', { name: 'Open the preview' }).click();
  await page.waitForURL(`${url}/`);
  await page.close();
}

const manifestIn = async (context: BrowserContext, url: string): Promise<ReleaseManifest> =>
  (await context.request.get(`${url}/release-manifest.json`)).json();

/** What of the unit can't be loaded; of a new shell, what of any remote. */
async function unloadable(
  context: BrowserContext,
  url: string,
  unit: string,
  { remotes }: ReleaseManifest,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const shellProblem = await startShell(page, url);
  if (shellProblem) return [shellProblem];
  const names = unit === SHELL ? Object.keys(remotes) : [unit];
  const problems = await Promise.all(names.map((name) => loadRemote(page, name)));
  await page.close();
  return problems.flat();
}

/** Opens the page on which the shell offers to load remotes. Answers why it doesn't, or null. */
async function startShell(page: Page, url: string): Promise<string | null> {
  const thrown = new Promise<string>((resolve) => {
    page.once('pageerror', ({ message }) =>
      resolve(`${SHELL} failed at stage "evaluate": ${message}`),
    );
  });
  await page.goto(`${url}/test`);
  const started = page
    .waitForFunction((hook) => Symbol.for(hook) in globalThis, pageHooks.loadEverything, {
      timeout: LIMIT_MS,
    })
    .then(
      () => null,
      () => `${SHELL} doesn't start.`,
    );
  return Promise.race([started, thrown]);
}

async function loadRemote(page: Page, remote: string): Promise<readonly string[]> {
  const loaded = page.evaluate(
    ([hook, name]) => {
      const loadEverything: LoadEverything = Reflect.get(globalThis, Symbol.for(hook));
      return loadEverything(name);
    },
    [pageHooks.loadEverything, remote] as const,
  );
  const late = wait(LIMIT_MS, [`${remote} still isn't loaded after ${LIMIT_MS / 1000} s`], {
    ref: false,
  });
  return Promise.race([loaded, late]);
}

/** What is wrong on a page with the candidate, and isn't without it. */
async function problemsOn(
  address: string,
  { person, candidate, live }: Browsers,
): Promise<string[]> {
  const found = await complaintsOf(address, candidate);
  if (found.length === 0) return [];
  const known = new Set(await complaintsOf(address, await live()));
  const { pathname } = new URL(address);
  const where = person === 'visitor' ? pathname : `${pathname}, signed in`;
  return found.filter((one) => !known.has(one)).map((one) => `${where}: ${one}`);
}

async function complaintsOf(address: string, context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What follows is the stack.
    complaints.push(`the console says: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`it throws: ${message}`));
  try {
    const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    if (answer && answer.status() >= 500) complaints.push(`it answers ${answer.status()}`);
    const fallback = page.getByRole('heading', { name: 'This page is taking a break' });
    if (await fallback.count()) complaints.push('it shows a fallback');
    // Where the page sends people instead, such as to the login, is looked at as a page of its own.
    if (new URL(page.url()).pathname === new URL(address).pathname) {
      complaints.push(...(await violationsOn(page)));
    }
  } catch (error) {
    complaints.push(`it doesn't settle: ${(error as Error).message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return [...new Set(complaints)];
}

/** The page has it once its source has run there. */
declare const axe: typeof import('axe-core');

/**
 * Without frames, and without what is in order: that takes a third of the time, and axe's own builder for Playwright
 * doubles what is left.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(() =>
    axe.run(
      { exclude: [['.site-view']] },
      { iframes: false, resultTypes: ['violations'], selectors: false },
    ),
  );
  return violations.map(({ id, help }) => `accessibility, ${id}: ${help}`);
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...all.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        results[next[0]] = await work(next[1]);
      }
    }),
  );
  return results;
}
