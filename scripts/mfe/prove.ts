/** Opens a release that isn't live in a browser, on the site as everybody else sees it. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from '@playwright/test';
import {
  type LoadEverything,
  pageHooks,
  type ReleaseManifest,
  type ReleasePreview,
} from '@site/shared/contracts';
import { findChromium } from '../test/chromium.mjs';
import { isMadeUp, pathsIn, proofAddresses, SLOT_HOSTS } from './proof-addresses.ts';
import { liveManifest } from './public-files.ts';
import { exitCodes, Refusal } from './refusal.ts';
import { signIn } from './signed-in/sign-in.ts';
import type { Site } from './site.ts';

export interface Proof {
  /** The addresses that were opened, as a visitor and as somebody who is signed in. */
  opened: readonly string[];
  /** What the live version doesn't have; empty if all is well. */
  problems: readonly string[];
}

/** One process knows the code of the site, and of the accessibility check, from one page to the next. */
const LAUNCH_ARGS = ['--process-per-site'];
/** For a page to come to rest, and for a remote to load. */
const LIMIT_MS = 15_000;
const HANGING_MS = 2 * LIMIT_MS;
/** After which what a slow machine was still drawing is there. */
const SECOND_LOOK_MS = 1_000;
const SHELL = 'shell';
/** How a browser says that a call was refused, as it should be at an address that is made up. */
const NOT_THERE = 'Failed to load resource:';
/** How a call fails if the site ends, or starts again, in the middle of it. */
const BROKEN_OFF = /ECONN|socket hang up|net::ERR_|fetch failed/;

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
  const [preview, browser] = await Promise.all([
    site.post<ReleasePreview>('/previews', { unit, version }),
    // Ctrl+C would have it end the program before that has tidied up.
    chromium.launch({ executablePath, args: LAUNCH_ARGS, handleSIGINT: false }),
  ]);
  try {
    const tried = whileItAnswers(site, tryOut(browser, site, unit, preview));
    return await unlessStopped(tried, `${unit} ${version}`);
  } finally {
    await browser.close();
  }
}

/** @throws Refusal if the site is gone, since a release isn't to blame for what follows from that */
async function whileItAnswers(site: Site, work: Promise<Proof>): Promise<Proof> {
  try {
    const proof = await work;
    if (proof.problems.length > 0) await liveManifest(site.url);
    return proof;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    await liveManifest(site.url);
    const [what = ''] = String(error).split('\n');
    if (!BROKEN_OFF.test(what)) throw error;
    throw new Refusal(`The proof broke off: ${what}. Try again.`, exitCodes.unreachable);
  }
}

/** @throws Refusal as soon as somebody presses Ctrl+C */
async function unlessStopped<T>(work: Promise<T>, release: string): Promise<T> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () =>
      reject(new Refusal(`Stopped during the proof: ${release} is stored, and isn't going live.`));
  });
  process.once('SIGINT', stop);
  try {
    return await Promise.race([work, stopped]);
  } finally {
    process.off('SIGINT', stop);
  }
}

async function tryOut(
  browser: Browser,
  site: Site,
  unit: string,
  preview: ReleasePreview,
): Promise<Proof> {
  const open = (person: Person) => tabsOf(browser, site.url, person, preview.override);
  const signedIn = open('signed-in');
  // Signs in meanwhile. If nothing can be loaded, that is what is told.
  signedIn.candidate.page().catch(() => {});
  const visitor = open('visitor');
  const page = await visitor.candidate.page();
  const manifest = await manifestIn(page.context(), site.url);
  const problems = await unloadable(page, site.url, unit, manifest);
  if (problems.length > 0) {
    const found = [...preview.problems, ...problems];
    return { opened: ['/test'], problems: found };
  }
  const listed = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text());
  const opened = proofAddresses(unit, manifest, listed);
  const found = await Promise.all(
    [visitor, signedIn].map((tabs) => problemsOn(site.url, opened, tabs)),
  );
  return { opened, problems: [...preview.problems, ...found.flat()] };
}

type Person = 'visitor' | 'signed-in';

/** What one person has open: the candidate and, once it's wanted, what is live. */
interface Tabs {
  person: Person;
  candidate: Tab;
  live: Tab;
}

/** One address after the other. */
interface Tab {
  /** Opens it if it isn't open. */
  page(): Promise<Page>;
  close(): Promise<void>;
}

function tabsOf(browser: Browser, url: string, person: Person, override: string): Tabs {
  const open = async (isCandidate: boolean) => {
    // What a page asks for is what is to be seen, and nothing is to be kept of a candidate.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (isCandidate) await openPreview(context, url, override);
    const page = await context.newPage();
    if (person === 'signed-in') await signIn(page, url);
    return page;
  };
  return { person, candidate: tabOf(() => open(true)), live: tabOf(() => open(false)) };
}

function tabOf(open: () => Promise<Page>): Tab {
  let opened: Promise<Page> | undefined;
  return {
    page() {
      opened ??= open();
      return opened;
    },
    async close() {
      const page = await opened;
      opened = undefined;
      await page?.context().close();
    },
  };
}

/** Sends the form with which a person confirms a preview. */
async function openPreview({ request }: BrowserContext, url: string, override: string) {
  const headers = { origin: new URL(url).origin };
  const form = { override, to: '/' };
  const answer = await request.post(`${url}/releases/view`, { headers, form, maxRedirects: 0 });
  if (answer.status() >= 400)
    throw new Refusal(`The site shows no preview: it answers ${answer.status()}.`);
}

const manifestIn = async (context: BrowserContext, url: string): Promise<ReleaseManifest> =>
  (await context.request.get(`${url}/release-manifest.json`)).json();

/** What of the unit can't be loaded; of a new shell, what of any remote. */
async function unloadable(
  page: Page,
  url: string,
  unit: string,
  { remotes }: ReleaseManifest,
): Promise<readonly string[]> {
  const shellProblem = await startShell(page, url);
  if (shellProblem) return [shellProblem];
  const names = unit === SHELL ? Object.keys(remotes) : [unit];
  return (await Promise.all(names.map((name) => loadRemote(page, name)))).flat();
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

/** What is wrong on pages with the candidate, and isn't without it. */
async function problemsOn(
  url: string,
  addresses: readonly string[],
  { person, candidate, live }: Tabs,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const found = await complaintsOf(url, address, candidate);
    if (found.length === 0) continue;
    const known = new Set(await complaintsOf(url, address, live));
    const page = person === 'visitor' ? address : `${address}, signed in`;
    problems.push(...found.filter((one) => !known.has(one)).map((one) => `${page}: ${one}`));
  }
  return problems;
}

async function complaintsOf(url: string, address: string, tab: Tab): Promise<string[]> {
  const page = await tab.page();
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    if (isMadeUp(address) && message.text().startsWith(NOT_THERE)) return;
    // What follows is the stack.
    complaints.push(`the console says: ${message.text().split('\n')[0]}`);
  };
  const onError = ({ message }: Error) => complaints.push(`it throws: ${message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await Promise.race([lookedAt(url + address, page, complaints), hanging()]);
  } catch (error) {
    complaints.push(`it doesn't settle: ${(error as Error).message.split('\n')[0]}`);
    // A page that is busy for ever would keep all that follow from being drawn.
    await tab.close();
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  }
  return [...new Set(complaints)];
}

async function lookedAt(address: string, page: Page, complaints: string[]): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  if (answer && answer.status() >= 500) complaints.push(`it answers ${answer.status()}`);
  await page.evaluate(atRest);
  const fallback = page.getByRole('heading', { name: 'This page is taking a break' });
  if (await fallback.count()) complaints.push('it shows a fallback');
  // Where the page sends people instead, such as to the login, is looked at as a page of its own.
  if (placeOf(page.url()) !== placeOf(address)) return;
  complaints.push(...(await lastingViolationsOn(page)));
  if (placeOf(address) === SLOT_HOSTS['avatar.menu'] && (await openAccountMenu(page))) {
    complaints.push(...(await lastingViolationsOn(page)));
  }
}

/** What remotes offer in it is asked for when it opens. Answers whether there is one: visitors have none. */
async function openAccountMenu(page: Page): Promise<boolean> {
  const account = page.getByRole('button', { name: 'Account', exact: true });
  if ((await account.count()) === 0) return false;
  await account.click();
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => !document.querySelector('[role="menu"] [data-loading]'));
  return true;
}

/** Panels are asked for once the browser has nothing else to do; a page that never rests gets them all the same. */
const atRest = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 2_000 });
  });

/** A name may be told with other capitals. */
const placeOf = (address: string): string => new URL(address).pathname.toLowerCase();

/** A page that is busy for ever answers nothing that it's asked. */
async function hanging(): Promise<never> {
  await wait(HANGING_MS, undefined, { ref: false });
  throw new Error(`it is busy for more than ${HANGING_MS / 1000} s`);
}

/** Not those of a page that is still being drawn. */
async function lastingViolationsOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  if (violations.length === 0) return [];
  await wait(SECOND_LOOK_MS);
  return violationsOn(page);
}

const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** The page has it once its source has run there. */
declare const axe: typeof import('axe-core');

/**
 * Without frames, and without what is in order: that takes a third of the time, and axe's own builder for Playwright
 * doubles what is left.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource);
  const { violations } = await page.evaluate(() =>
    axe.run(
      { exclude: [['.site-view']] },
      { iframes: false, resultTypes: ['violations'], selectors: false },
    ),
  );
  return violations.map(({ id, help }) => `accessibility, ${id}: ${help}`);
}
