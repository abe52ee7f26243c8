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
 * Nothing is wrong if it's the same with the version that is live: the page is left to browsers on purpose, or isn't there yet, or the
 * server has too much to do.
 * @param answer what the page was opened with
 */
export async function complaintsOfDocument(
  page: Page,
  answer: Response,
  live: Tab,
): Promise<string[]> {
  const requested = async (context: BrowserContext) =>
    (await context.request.get(answer.url())).text();
  let document = await answer.text();
  for (let tries = 1; ; tries += 1) {
    const isEmpty = !isRendered(document);
    if (!isEmpty && (await hasText(document, page))) return [];
    const other = await requested((await live.page()).context());
    const isOtherRendered = isRendered(other);
    if (!isEmpty && isOtherRendered && !(await hasText(other, page))) return [];
    if (tries === TRIES) {
      if (!isOtherRendered) return [];
      return isEmpty
        ? ["the server doesn't render it: its document is empty until a browser draws it"]
        : ['the server renders another page: most of its text comes from the browser'];
    }
    await wait(PAUSE_MS);
    document = await requested(page.context());
  }
}

/** Whether the document has most words that the page shows. */
async function hasText(document: string, page: Page): Promise<boolean> {
  const shown = await page.evaluate(() => globalThis.document.getElementById('main')?.textContent);
  const words = wordsIn(shown ?? '');
  const rendered = new Set(wordsIn(mainIn(document)));
  return words.filter((word) => rendered.has(word)).length >= LEAST_WORDS * words.length;
}

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** With its markup, which says nothing that a page would show. What follows it are data. */
const mainIn = (document: string): string =>
  document.slice(document.indexOf('<main'), document.indexOf('id="boot"'));
