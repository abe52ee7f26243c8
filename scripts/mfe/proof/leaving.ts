/** Whether a page can be left by a link, leaves nothing behind, and is there again after Back. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { intervalsIn } from './page-scripts.ts';
import { HOME } from './proof-addresses.ts';
import type { Rest } from './settling.ts';
import { differences, type ShownPage, shownPage } from './shell-frame.ts';

const RETURNS = 2;
/** For a page to come after a click, on a slow machine too. */
const LIMIT_MS = 8_000;
const OFTEN_MS = 50;
/** What each return may leave behind. */
const MOST = { listeners: 50, nodes: 2_000, heap: 10 * 1024 ** 2, intervals: 0 };
const SAYS: Record<keyof typeof MOST, string> = {
  listeners: 'event listeners',
  nodes: 'elements',
  heap: 'memory',
  intervals: 'a timer that goes on',
};
type Held = Record<keyof typeof MOST, number>;

/** A page of the shell that has the link by which pages are left. */
const ELSEWHERE = '/placementtraining';

const followLinkHome = async (page: Page) => {
  await page.locator(`#root header a[href="${HOME}"]`).first().click({ timeout: LIMIT_MS });
  // Links look different below the pointer.
  await page.mouse.move(0, 0);
};

/** The home page as a link of the shell's own leads to it. */
export async function homeByLink(page: Page, url: string, rest: Rest): Promise<ShownPage> {
  await page.goto(url + ELSEWHERE);
  await rest.complaints();
  const before = await shownPage(page);
  await followLinkHome(page);
  const hasCome = async () =>
    (await shownPage(page)).heading === before.heading ? ['not yet'] : [];
  await lasting(page, LIMIT_MS, hasCome);
  await rest.complaints();
  return shownPage(page);
}

/** What is wrong with leaving the page that is open and coming back, twice; empty if nothing is. */
export async function complaintsOfLeaving(
  page: Page,
  home: ShownPage,
  rest: Rest,
  limitMs = LIMIT_MS,
) {
  const own = await shownPage(page);
  const address = page.url();
  const held: Held[] = [];
  for (let returns = 0; returns < RETURNS; returns += 1) {
    held.push(await heldBy(page, rest));
    const found = await oneReturn(page, { home, own, address }, limitMs);
    if (found.length > 0) return found;
    const restless = await rest.complaints();
    if (restless.length > 0) return restless;
  }
  return leftBehind([...held, await heldBy(page, rest)]);
}

async function oneReturn(
  page: Page,
  { home, own, address }: { home: ShownPage; own: ShownPage; address: string },
  limitMs: number,
): Promise<string[]> {
  try {
    await followLinkHome(page);
  } catch {
    return ["it can't be left: the header's link to the home page can't be pressed"];
  }
  const there = await lasting(page, limitMs, async () => {
    const now = await shownPage(page);
    if (now.heading === home.heading)
      return differences(home, now).map((one) => `after it, on the home page, ${one}`);
    return [`it can't be left: the page stays, at ${new URL(page.url()).pathname}`];
  });
  if (there.length > 0) return there;
  await page.goBack({ waitUntil: 'commit' });
  return lasting(page, limitMs, async () => {
    if (page.url() !== address) return ['Back leads to another address'];
    const now = await shownPage(page);
    if (now.heading !== own.heading) return ['after Back, its heading is another one'];
    // Where the focus was before is no measure: nothing had led to the page.
    return differences({ ...own, focus: now.focus }, now).map((one) => `after Back, ${one}`);
  });
}

async function heldBy(page: Page, rest: Rest): Promise<Held> {
  const { listeners, nodes, heap } = await rest.held();
  return { listeners, nodes, heap, intervals: await intervalsIn(page) };
}

/** @param held before leaving, and after each return */
export const leftBehind = (held: readonly Held[]): string[] =>
  (Object.keys(MOST) as (keyof Held)[])
    .filter((of) => held.slice(1).every((now, at) => now[of] - (held[at]?.[of] ?? 0) > MOST[of]))
    .map((of) => `each return to it leaves ${SAYS[of]} behind`);

/** What is still found after a while. */
async function lasting(
  page: Page,
  limitMs: number,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const end = performance.now() + limitMs;
  let found = await look();
  while (found.length > 0 && performance.now() < end && !page.isClosed()) {
    await wait(OFTEN_MS);
    found = await look();
  }
  return found;
}
