/** What is wrong with a page, as a browser shows it. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConsoleMessage, Page } from '@playwright/test';
import { complaintsOfLeaving, homeByLink } from './leaving.ts';
import { addressesOfFiles, replacedNatives } from './page-scripts.ts';
import { HOME, isMadeUp } from './proof-addresses.ts';
import { complaintsOfDocument } from './server-render.ts';
import { type Rest, watchRest } from './settling.ts';
import type { Tab } from './tabs.ts';

/** For a page to come. */
const LIMIT_MS = 15_000;
/** For a page to be looked at. */
const HANGING_MS = 2 * LIMIT_MS;
/** For a page to be left and opened again, twice. */
const LEAVING_MS = 6 * LIMIT_MS;
/** After which what a slow machine was still drawing is there. */
const SECOND_LOOK_MS = 1_000;
/** How a browser says that a call was refused, as it should be at an address that is made up. */
const NOT_THERE = 'Failed to load resource:';

const LATE = "it doesn't settle: ";

/** Whether the page took too long, for which the machine may be to blame. */
export const isLate = (complaint: string): boolean => complaint.startsWith(LATE);

/** How a page is, or what it is like to leave it. */
export interface Look {
  /** Each only once; none if all is well. */
  complaints: string[];
  /** Whether the page is at its address: it may send people elsewhere. */
  isThere: boolean;
  /** Addresses of the scripts and stylesheets that it loaded. */
  files: string[];
}

/**
 * Opens a page and looks at it. Visitors' pages are rendered by the server, which is compared.
 * @param live says whether that is so with the version that is live; null if this one has no server build
 */
export const lookAt = (url: string, address: string, tab: Tab, live: Tab | null): Promise<Look> =>
  looked({ address, tab, limitMs: HANGING_MS }, async (page, rest, look) => {
    const answer = await page.goto(url + address, { timeout: LIMIT_MS });
    if (answer && answer.status() >= 500) look.complaints.push(`it answers ${answer.status()}`);
    look.complaints.push(...(await rest.complaints()));
    const fallback = page.getByRole('heading', { name: 'This page is taking a break' });
    if (await fallback.count()) look.complaints.push('it shows a fallback');
    look.complaints.push(...(await damageOn(page)));
    look.files.push(...(await addressesOfFiles(page)));
    // Where the page sends people instead, such as to the login, is looked at as a page of its own.
    look.isThere = pathOf(page.url()) === pathOf(url + address);
    if (!look.isThere) return;
    if (answer && live && tab.person === 'visitor' && !isMadeUp(address))
      look.complaints.push(...(await complaintsOfDocument(page, answer, live)));
    look.complaints.push(...(await lastingViolationsOn(page)));
    if (pathOf(url + address) === HOME && (await openAccountMenu(page)))
      look.complaints.push(...(await lastingViolationsOn(page)));
  });

/** Opens a page, then leaves it by a link and comes back, twice. */
export const leave = (url: string, address: string, tab: Tab): Promise<Look> =>
  looked({ address, tab, limitMs: LEAVING_MS }, async (page, rest, look) => {
    const home = await homeByLink(page, url, rest);
    await page.goto(url + address, { timeout: LIMIT_MS });
    await rest.complaints();
    look.isThere = pathOf(page.url()) === pathOf(url + address);
    if (!look.isThere) return;
    look.complaints.push(...(await complaintsOfLeaving(page, home, rest)));
  });

async function looked(
  { address, tab, limitMs }: { address: string; tab: Tab; limitMs: number },
  work: (page: Page, rest: Rest, look: Look) => Promise<void>,
): Promise<Look> {
  const page = await tab.page();
  const look: Look = { complaints: [], isThere: false, files: [] };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    if (isMadeUp(address) && message.text().startsWith(NOT_THERE)) return;
    // What follows is the stack.
    look.complaints.push(`the console says: ${message.text().split('\n')[0]}`);
  };
  const onError = ({ message }: Error) => look.complaints.push(`it throws: ${message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  const rest = await watchRest(page);
  try {
    await Promise.race([work(page, rest, look), hanging(limitMs)]);
  } catch (error) {
    look.complaints.push(LATE + (error as Error).message.split('\n')[0]);
    // A page that is busy for ever would stop the next ones from being drawn.
    await tab.close();
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    await rest.close();
  }
  return { ...look, complaints: [...new Set(look.complaints)] };
}

/** What a page does to the others: they have the same browser, header and footer. */
async function damageOn(page: Page): Promise<string[]> {
  const replaced = await replacedNatives(page);
  // By element: what isn't displayed has no role.
  const hidden: string[] = [];
  for (const part of ['header', 'footer']) {
    if (!(await page.locator(`body ${part}:not(main *)`).first().isVisible())) hidden.push(part);
  }
  return [
    ...replaced.map(
      (name) => `it replaces the browser's ${name}, which every remote uses: leave it as it is`,
    ),
    ...hidden.map(
      (part) => `the site's ${part} can't be seen: keep your styles to elements of your own`,
    ),
  ];
}

/** What remotes offer in it is loaded when it opens. Returns whether there is one: visitors have none. */
async function openAccountMenu(page: Page): Promise<boolean> {
  const account = page.getByRole('button', { name: 'Account', exact: true });
  if ((await account.count()) === 0) return false;
  await account.click();
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => !document.querySelector('[role="menu"] [data-loading]'));
  return true;
}

/** Names may come with other capitals. */
const pathOf = (address: string): string => new URL(address).pathname.toLowerCase();

/** A page that is busy for ever never responds. */
async function hanging(limitMs: number): Promise<never> {
  await wait(limitMs, undefined, { ref: false });
  throw new Error(`it is busy for more than ${limitMs / 1000} s`);
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
