/** From pressing Run to what a program or a query gives: with an empty cache, and with more and more of it there. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { figure, median, number, span } from './report.ts';

export const ROUNDS = 5;

/** What runs programs is ready after this time if it was prepared. */
const PREPARED_MS = 5_000;
const presser = fileURLToPath(new URL('./browser/press.js', import.meta.url));

/** Milliseconds from pressing Run to what comes of it. */
interface Runs {
  /** Nothing is in any cache. */
  empty: number[];
  /** What runs programs is in the browser's cache, and the page was reloaded. */
  cached: number[];
  /** The same, and the pointer came to Run a while ago. */
  prepared: number[];
  /** Something was run before. */
  warm: number[];
}

interface Options {
  /** A selector of what a run shows, and an earlier one doesn't. */
  output: string;
  /** What the device stores. */
  record?: StoredRecord;
}

/** Something that a visitor has made, as the site stores it. */
export interface StoredRecord {
  kind: string;
  key: string;
  value: object;
}

const viewport = { width: 1440, height: 900 };

export async function measureRuns(browser: Browser, url: string, options: Options): Promise<Runs> {
  const runs: Runs = { empty: [], cached: [], prepared: [], warm: [] };
  for (let round = 0; round < ROUNDS; round += 1) await runIn(browser, url, options, runs);
  return runs;
}

async function runIn(browser: Browser, url: string, { output, record }: Options, runs: Runs) {
  const page = await openWithRecord(browser, url, record);
  runs.empty.push(await pressButton(page, 'Run', output));
  runs.warm.push(await pressButton(page, 'Run', output));
  await page.reload({ waitUntil: 'networkidle' });
  runs.cached.push(await pressButton(page, 'Run', output));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Run', exact: true }).hover();
  await page.waitForTimeout(PREPARED_MS);
  runs.prepared.push(await pressButton(page, 'Run', output));
  await page.context().close();
}

/** Puts it into the page's storage before its scripts run. */
const storeRecord = (page: Page, record: StoredRecord) =>
  page.addInitScript(({ kind, key, value }) => {
    const stored = { owner: null, kind, key, value, changedAt: Date.now() };
    localStorage.setItem(`kept:${kind}:${key}@`, JSON.stringify(stored));
  }, record);

/** A page in a new browser that stores nothing but this record. */
export async function openWithRecord(browser: Browser, url: string, record?: StoredRecord) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript({ path: presser });
  if (record) await storeRecord(page, record);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** @returns the milliseconds until there's something new that the selector finds */
export async function pressButton(page: Page, name: string, result: string): Promise<number> {
  await page.getByRole('button', { name, exact: true }).waitFor();
  return page.evaluate<number>(`pressButton(${JSON.stringify(name)}, ${JSON.stringify(result)})`);
}

interface Words {
  /** What is measured, in words. */
  first: string;
  /** What is fetched for it. */
  engine: string;
  /** In milliseconds. */
  goals: Partial<Record<keyof Runs, number>>;
}

export const rowsOfRuns = (runs: Runs, { first, engine, goals }: Words) => [
  timesRow(`${first}, empty cache`, runs.empty, goals.empty),
  timesRow(`the same, ${engine} in the cache`, runs.cached, goals.cached),
  timesRow('the same, after the pointer came to Run', runs.prepared, goals.prepared),
  timesRow('the same, second run', runs.warm, goals.warm),
];

export function timesRow(what: string, values: number[], goal?: number) {
  const measured = median(values);
  const judged = goal === undefined ? undefined : { text: `≤ ${goal} ms`, met: measured <= goal };
  return figure(what, `${number(measured, 0)} ms (${span(values)})`, judged);
}
