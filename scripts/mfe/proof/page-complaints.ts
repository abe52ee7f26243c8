/** What is wrong with a page, as a browser shows it. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConsoleMessage, Page } from '@playwright/test';
import { replacedNatives } from './natives.ts';
import { HOME, isMadeUp } from './proof-addresses.ts';
import type { Tab } from './tabs.ts';

/** For a page to come to rest. */
const LIMIT_MS = 15_000;
const HANGING_MS = 2 * LIMIT_MS;
/** After which what a slow machine was still drawing is there. */
const SECOND_LOOK_MS = 1_000;
/** How a browser says that a call was refused, as it should be at an address that is made up. */
const NOT_THERE = 'Failed to load resource:';

const LATE = "it doesn't settle: ";

/** Whether the page took too long, for which the machine may be to blame. */
export const isLate = (complaint: string): boolean => complaint.startsWith(LATE);

/** Each only once; none if all is well. */
export async function complaintsOf(url: string, address: string, tab: Tab): Promise<string[]> {
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
    complaints.push(LATE + (error as Error).message.split('\n')[0]);
    // A page that is busy for ever would stop the next ones from being drawn.
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
  complaints.push(...(await damageOn(page)));
  // Where the page sends people instead, such as to the login, is looked at as a page of its own.
  if (pathOf(page.url()) !== pathOf(address)) return;
  complaints.push(...(await lastingViolationsOn(page)));
  if (pathOf(address) === HOME && (await openAccountMenu(page))) {
    complaints.push(...(await lastingViolationsOn(page)));
  }
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

/** Panels are loaded once the browser is idle; a page that never rests gets them all the same. */
const atRest = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 2_000 });
  });

/** Names may come with other capitals. */
const pathOf = (address: string): string => new URL(address).pathname.toLowerCase();

/** A page that is busy for ever never responds. */
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
