/** Opens a release that isn't live in a browser, on the site as everyone else sees it. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  type LoadEverything,
  pageHooks,
  type ReleaseManifest,
} from '@site/shared/contracts/composition';
import type { ReleasePreview, UnitVersion } from '@site/shared/contracts/releases';
import { findChromium } from '../../test/chromium.mjs';
import { liveManifest } from '../http-client.ts';
import { exitCodes, Refusal } from '../refusal.ts';
import type { Site } from '../site.ts';
import { leaveOnePage, lookAtPages } from './compare-with-live.ts';
import { pathsIn, proofAddresses } from './proof-addresses.ts';
import { type Overrides, tabsOf } from './tabs.ts';

export interface Proof {
  /** The addresses that were opened, as a visitor and as a person who is signed in. */
  opened: readonly string[];
  /** What the live version doesn't have; empty if all is well. */
  problems: readonly string[];
  /** Pages that weren't opened, since nothing they load has changed. */
  unopened: readonly string[];
  /** What each of the opened pages loaded of the unit: names of scripts and stylesheets. */
  loaded: Readonly<Record<string, readonly string[]>>;
}

export interface ProofOptions {
  /** Versions of other units that would go live with it. */
  together?: readonly UnitVersion[];
  /** Which of its pages are opened; without it, all are. */
  choose?(addresses: readonly string[]): readonly string[];
}

/** One process knows the code of the site, and of the accessibility check, from one page to the next. */
const LAUNCH_ARGS = ['--process-per-site'];
/** For the shell to start, and for a remote to load. */
const LIMIT_MS = 15_000;
const SHELL = 'shell';
/** How a call fails if the site ends, or starts again, in the middle of it. */
const BROKEN_OFF = /ECONN|socket hang up|net::ERR_|fetch failed/;

/**
 * Loads all that a stored version offers, then opens its pages and those that show its slots, as a visitor and as
 * a person who is signed in: none may complain, come up with a fallback, go on working, change what isn't its own, or have
 * an accessibility violation, unless it does so with the live version too. One is left by a link and opened again.
 * @throws Refusal if there is no browser
 */
export async function prove(
  site: Site,
  microfrontend: string,
  version: string,
  { together = [], choose = (addresses) => addresses }: ProofOptions = {},
): Promise<Proof> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Refusal(
      "There's no Chromium to prove the release in. Install one and set CHROMIUM_PATH to it, or go on unproved with --force --why <reason>.",
    );
  const [preview, browser] = await Promise.all([
    site.post<ReleasePreview>('/previews', { unit: microfrontend, version, with: together }),
    // Ctrl+C would have it end the program before that has tidied up.
    chromium.launch({ executablePath, args: LAUNCH_ARGS, handleSIGINT: false }),
  ]);
  try {
    const tried = whileItAnswers(site, tryOut(browser, site, microfrontend, preview, choose));
    return await unlessStopped(tried, `${microfrontend} ${version}`);
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

/** @throws Refusal as soon as Ctrl+C is pressed */
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
  microfrontend: string,
  preview: ReleasePreview,
  choose: NonNullable<ProofOptions['choose']>,
): Promise<Proof> {
  const overrides: Overrides = {
    candidate: preview.override,
    live: () => previewOfLive(site, microfrontend),
  };
  const signedIn = tabsOf(browser, site.url, 'signed-in', overrides);
  // Signs in meanwhile. If nothing can be loaded, that's the error to report.
  signedIn.candidate.page().catch(() => {});
  const visitor = tabsOf(browser, site.url, 'visitor', overrides);
  const page = await visitor.candidate.page();
  const manifest = await manifestIn(page.context(), site.url);
  const problems = await unloadable(page, site.url, microfrontend, manifest);
  if (problems.length > 0) {
    const found = [...preview.problems, ...problems];
    return { opened: ['/test'], problems: found, unopened: [], loaded: {} };
  }
  const listed = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text());
  const addresses = proofAddresses(microfrontend, manifest, listed);
  const opened = choose(addresses);
  // Without a server build, browsers draw its pages on purpose.
  const isRendered = partOf(microfrontend, manifest)?.server !== undefined;
  const [asVisitor, asPerson, left] = await Promise.all([
    lookAtPages(site.url, opened, visitor, isRendered),
    lookAtPages(site.url, opened, signedIn, isRendered),
    leaveOnePage(site.url, opened, tabsOf(browser, site.url, 'visitor', overrides)),
  ]);
  const base = partOf(microfrontend, manifest)?.base ?? '';
  return {
    opened,
    problems: [...preview.problems, ...asVisitor.problems, ...asPerson.problems, ...left],
    unopened: addresses.filter((address) => !opened.includes(address)),
    loaded: Object.fromEntries(
      opened.map((address) => [
        address,
        filesBelow(base, [...(asVisitor.files[address] ?? []), ...(asPerson.files[address] ?? [])]),
      ]),
    ),
  };
}

/** Names of the files that are below a path. */
const filesBelow = (base: string, addresses: readonly string[]): string[] => {
  const paths = addresses.map((address) => new URL(address).pathname);
  const names = paths
    .filter((path) => path.startsWith(base))
    .map((path) => path.slice(base.length));
  return [...new Set(names)].sort();
};

/** What the site makes of the version that is live, if there is one, as a preview. */
async function previewOfLive(site: Site, microfrontend: string): Promise<string | null> {
  const live = partOf(microfrontend, await liveManifest(site.url));
  if (!live) return null;
  const { version } = live;
  const preview = { unit: microfrontend, version };
  return (await site.post<ReleasePreview>('/previews', preview)).override;
}

const partOf = (microfrontend: string, { shell, remotes }: ReleaseManifest) =>
  microfrontend === SHELL ? shell : remotes[microfrontend];

const manifestIn = async (context: BrowserContext, url: string): Promise<ReleaseManifest> =>
  (await context.request.get(`${url}/release-manifest.json`)).json();

/** What of the microfrontend can't be loaded; of a new shell, what of any remote. */
async function unloadable(
  page: Page,
  url: string,
  microfrontend: string,
  { remotes }: ReleaseManifest,
): Promise<readonly string[]> {
  const shellProblem = await startShell(page, url);
  if (shellProblem) return [shellProblem];
  const names = microfrontend === SHELL ? Object.keys(remotes) : [microfrontend];
  return (await Promise.all(names.map((name) => loadRemote(page, name)))).flat();
}

/** Opens the page on which the shell offers to load remotes. Returns why it doesn't, or null. */
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
