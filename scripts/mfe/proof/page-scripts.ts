/** What a page under proof is asked, from scripts that run in it before any of its own. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** In this order: what counts timers stands in for the browser's own, and is remembered so. */
const SCRIPTS = ['count-intervals.js', 'remember-natives.js'];

/** From now on, each page of the context has them. */
export async function addPageScripts(context: BrowserContext): Promise<void> {
  const texts = SCRIPTS.map((name) => readFile(new URL(`./${name}`, import.meta.url), 'utf8'));
  await context.addInitScript({ content: (await Promise.all(texts)).join('\n') });
}

/**
 * Names of what isn't the browser's own any more, such as `fetch` or `XMLHttpRequest.prototype.send`: every unit of the site
 * uses the same.
 */
export const replacedNatives = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const replaced: (() => string[]) | undefined = Reflect.get(
      globalThis,
      Symbol.for('proof.natives'),
    );
    return replaced?.() ?? [];
  });

/** How many timers go on until they're cleared. */
export const intervalsIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count: (() => number) | undefined = Reflect.get(
      globalThis,
      Symbol.for('proof.intervals'),
    );
    return count?.() ?? 0;
  });

/** Of the scripts and stylesheets that it has loaded, or got within its document. */
export const addressesOfFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLElement>('[data-href]')].map(
      ({ dataset }) => new URL(dataset.href ?? '', location.href).href,
    ),
  ]);
