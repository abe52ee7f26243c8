/** What people have open during the proof of a release. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Refusal } from '../refusal.ts';
import { rememberNatives } from './natives.ts';
import { signIn } from './sign-in.ts';

export type Person = 'visitor' | 'signed-in';

/** What one person has open: the candidate and, once it's needed, what is live. */
export interface Tabs {
  person: Person;
  candidate: Tab;
  live: Tab;
}

/** One address after the other. */
export interface Tab {
  /** Opens it if it isn't open. */
  page(): Promise<Page>;
  close(): Promise<void>;
}

export function tabsOf(browser: Browser, url: string, person: Person, override: string): Tabs {
  const open = async (isCandidate: boolean) => {
    // The page's own requests have to be seen, and nothing of a candidate may be cached.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await rememberNatives(context);
    if (isCandidate) await openPreview(context, url, override);
    const page = await context.newPage();
    if (person === 'signed-in') await signIn(page, url);
    return page;
  };
  return { person, candidate: tabOf(() => open(true)), live: tabOf(() => open(false)) };
}

function tabOf(open: () => Promise<Page>): Tab {
  let opened: Promise<Page> | undefined;
  return {
    page() {
      opened ??= open();
      return opened;
    },
    async close() {
      const page = await opened;
      opened = undefined;
      await page?.context().close();
    },
  };
}

/** Sends the form with which a person confirms a preview. */
async function openPreview({ request }: BrowserContext, url: string, override: string) {
  const headers = { origin: new URL(url).origin };
  const form = { override, to: '/' };
  const answer = await request.post(`${url}/releases/view`, { headers, form, maxRedirects: 0 });
  if (answer.status() >= 400)
    throw new Refusal(`The site shows no preview: it answers ${answer.status()}.`);
}
