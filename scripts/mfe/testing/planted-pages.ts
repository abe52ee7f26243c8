/** Pages of a site that there isn't, in a real browser. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../test/chromium.mjs';
import { addPageScripts } from '../proof/page-scripts.ts';

export const SITE = 'http://site.example';

/** A browser for the tests of a file. Returns what opens a page in which each address answers with this document. */
export function plantedPages(): (html: string) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  }, 60_000);
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return async (html) => {
    const context = await browser.newContext();
    await addPageScripts(context);
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    return page;
  };
}
