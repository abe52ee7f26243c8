/** What of the browser's own a page replaces: every unit of the site uses the same `fetch`. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

/** Where `remember-natives.js` puts the function that compares. */
const HELD = 'proof.natives';
const SCRIPT = fileURLToPath(new URL('./remember-natives.js', import.meta.url));

/** From now on, each page of the context remembers what the browser gave it. */
export async function rememberNatives(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: SCRIPT });
}

/** Names of what isn't the browser's own any more, such as `fetch` or `XMLHttpRequest.prototype.send`. */
export const replacedNatives = (page: Page): Promise<string[]> =>
  page.evaluate((held) => {
    const replaced: (() => string[]) | undefined = Reflect.get(globalThis, Symbol.for(held));
    return replaced?.() ?? [];
  }, HELD);
