/** Whether what the server renders is the page: if it isn't, browsers draw the page all the same, and nobody would notice. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Tab } from './tabs.ts';

/** How often a server that has much to do is asked. */
const TRIES = 3;
const PAUSE_MS = 1_000;
/** Of the words of the page at rest. Some come from the device, or when the browser has time. */
const LEAST_WORDS = 0.5;

const isRendered = (document: string): boolean => !document.includes('<div id="root"></div>');

/**
 * @param answer what the page was opened with
 * @param live if the server doesn't render the page with the version that is live either, it's left to browsers on purpose, or
 * the server has too much to do. Nor is a page rendered that isn't there.
 */
export async function complaintsOfDocument(
  page: Page,
  answer: Response,
  live: Tab,
): Promise<string[]> {
  const requested = async (context: BrowserContext) =>
    (await context.request.get(answer.url())).text();
  let document = await answer.text();
  for (let tries = 1; !isRendered(document); tries += 1) {
    if (!isRendered(await requested((await live.page()).context()))) return [];
    if (tries === TRIES)
      return ["the server doesn't render it: its document is empty until a browser draws it"];
    await wait(PAUSE_MS);
    document = await requested(page.context());
  }
  return (await wordsRendered(page, document)) < LEAST_WORDS
    ? ['the server renders another page: most of its text comes from the browser']
    : [];
}

/** The share of the page's words that its document has. */
async function wordsRendered(page: Page, document: string): Promise<number> {
  const shown = await page.evaluate(() => globalThis.document.getElementById('main')?.textContent);
  const words = wordsIn(shown ?? '');
  const rendered = new Set(wordsIn(mainIn(document)));
  return words.length === 0 ? 1 : words.filter((word) => rendered.has(word)).length / words.length;
}

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** With its markup, which says nothing that a page would show. What follows it are data. */
const mainIn = (document: string): string =>
  document.slice(document.indexOf('<main'), document.indexOf('id="boot"'));
