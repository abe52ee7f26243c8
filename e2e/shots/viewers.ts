import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signInAdmin } from '../fixtures/administrators.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { practise } from './sample-progress.ts';
import type { Viewer } from './shot-pages.ts';

export type OpenContext = (as: Viewer, options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Browsers of a visitor, of one learner with some weeks of practice, and of the demonstration administrator. */
export async function viewersOf(browser: Browser, url: string): Promise<OpenContext> {
  const person = newPerson();
  await signUp(url, person);
  const first = await browser.newContext();
  await signIn(first, url, person);
  await practise(first, url);
  await first.close();
  return async (as, options) => {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
    if (as === 'learner') await signIn(context, url, person);
    if (as === 'administrator') {
      const page = await context.newPage();
      await signInAdmin(page, url);
      await page.close();
    }
    return context;
  };
}
