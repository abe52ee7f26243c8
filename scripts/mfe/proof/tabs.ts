/** What people have open during the proof of a release. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Refusal } from '../refusal.ts';
import { addPageScripts } from './page-scripts.ts';
import { signIn } from './sign-in.ts';

export type Person = 'visitor' | 'signed-in';

/** What one person has open: the candidate and, once it's needed, what is live. */
export interface Tabs {
  candidate: Tab;
  live: Tab;
}

/** One address after the other. */
export interface Tab {
  person: Person;
  /** Opens it if it isn't open. */
  page(): Promise<Page>;
  close(): Promise<void>;
}

/** What makes a preview of the candidate, and of what is live: null if there is nothing of the unit. */
export interface Overrides {
  candidate: string;
  live(): Promise<string | null>;
}

export function tabsOf(browser: Browser, url: string, person: Person, overrides: Overrides): Tabs {
  const open = async (override: string | null) => {
    // The page's own requests have to be seen, and nothing of a candidate may be cached.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await addPageScripts(context);
    if (override) await openPreview(context, url, override);
    const page = await context.newPage();
    if (person === 'signed-in') await signIn(page, url);
    return page;
  };
  return {
    candidate: tabOf(person, () => open(overrides.candidate)),
    // A preview as well: what the server does for previews is the same for both then.
    live: tabOf(person, async () => open(await overrides.live())),
  };
}

function tabOf(person: Person, open: () => Promise<Page>): Tab {
  let opened: Promise<Page> | undefined;
  return {
    person,
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
