import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { sampleOf } from '../../scripts/test/extent.mjs';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { newWorkspace, type Site, startSite } from '../fixtures/site.ts';
import { storePayloads } from '../payloads/hostile-site.ts';
import { listen, touch } from '../payloads/listen.ts';
import { payloadLists } from '../payloads/payload-lists.ts';

/**
 * Text that tries to become script, wherever people's text is shown. The pages' policy is switched off
 * here: what it would stop must not even be attempted.
 */
const test = base.extend({ bypassCSP: true });

test.describe.configure({ mode: 'serial' });

const lists = payloadLists();
// Texts that PostgreSQL can't hold can't be stored.
const storable = lists.flatMap((list) => list.payloads).filter((text) => !text.includes('\0'));
const payloads = sampleOf(storable, 4);
const SUBJECT = 'dsa-problem:two-sum';
const learner = newPerson();

let site: Site;
let articles: string[];

test.beforeAll(async () => {
  const folder = await newWorkspace();
  const dataDir = `${folder}/data`;
  site = await startSite(dataDir);
  await signUp(site.url, learner);
  const answered = await idOf(learner.email);
  ({ articles } = await storePayloads(dataDir, payloads, { subject: SUBJECT, answered }));
});

test.afterAll(() => site?.stop());

async function idOf(email: string): Promise<string> {
  const answer = await fetch(`${site.url}/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email, password: learner.password }),
  });
  return (await answer.json()).id;
}

/**
 * Navigates to a page of the site as a link would, without a reload. Going through the list each time would
 * take too long for all the articles of this test.
 */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const listed = `${payloads.length} of ${lists.map(({ name }) => name).join(', ')}`;

test('a script that runs is detected', async ({ page, context }) => {
  const heard = await listen(context, site.url);
  await page.goto(site.url);
  await page.evaluate((html) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
  }, '<img src=x onerror=alert(1)><a href="javascript:alert(2)">open</a>');
  await touch(page);
  await expect.poll(() => heard().toSorted()).toEqual(['alert(1)', 'link to javascript:alert(2)']);
});

test(`no article runs a script (${listed})`, async ({ page, context }) => {
  test.setTimeout(600_000);
  const heard = await listen(context, site.url);
  await page.goto(`${site.url}/dsaarticles`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await touch(page);
  for (const [index, slug] of articles.entries()) {
    await go(page, `/article/${slug}`);
    await expect(
      page.getByText(`Text of ${slug}`, { exact: true }),
      payloads[index],
    ).toBeAttached();
    await touch(page);
    expect(heard(), payloads[index]).toEqual([]);
  }
});

test('no title breaks out of the served document', async ({ page, context }) => {
  test.setTimeout(600_000);
  const heard = await listen(context, site.url);
  const risky = articles.filter((_, index) => /<\/|<!--|"|'/.test(payloads[index] ?? ''));
  for (const slug of sampleOf(risky.slice(0, 40), 4)) {
    await page.goto(`${site.url}/article/${slug}`);
    await expect(page.getByText(`Text of ${slug}`, { exact: true })).toBeAttached();
    expect(heard(), slug).toEqual([]);
  }
});

test('no comment, no name and no bell runs a script', async ({ page, context }) => {
  test.setTimeout(600_000);
  const heard = await listen(context, site.url);
  await signIn(context, site.url, learner);
  await page.goto(`${site.url}/dsaarticle/two-sum`);
  await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
  const more = page.getByRole('button', { name: 'Show more comments' });
  const shown = page.locator('[id^="comment-"]');
  await expect(more).toBeVisible();
  while (await more.isVisible()) {
    const before = await shown.count();
    await more.click();
    await expect.poll(() => shown.count()).toBeGreaterThan(before);
  }
  await expect.poll(() => shown.count()).toBeGreaterThan(payloads.length * 2);
  await touch(page);
  await page.getByRole('button', { name: /^Notifications|^Announcements|bell/i }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
  await touch(page);
  expect(heard()).toEqual([]);
});

test('no note runs a script in its preview', async ({ page, context }) => {
  test.setTimeout(600_000);
  const heard = await listen(context, site.url);
  await signIn(context, site.url, learner);
  await page.goto(`${site.url}/roadmaps/dsa`);
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  for (const payload of payloads) {
    await dialog.getByRole('tab', { name: 'Write' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill(`Before\n\n${payload}`);
    await dialog.getByRole('tab', { name: 'Preview' }).click();
    await expect(dialog.getByRole('tabpanel', { name: 'Preview' }), payload).toContainText(
      'Before',
    );
    await touch(page);
    expect(heard(), payload).toEqual([]);
  }
});

test('no name runs a script in the greeting', async ({ page, context }) => {
  test.setTimeout(600_000);
  const heard = await listen(context, site.url);
  await signIn(context, site.url, learner);
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  for (const payload of payloads) {
    await page.evaluate((name) => {
      localStorage.setItem('name', name);
      localStorage.setItem('avatarUrl', name);
      dispatchEvent(new StorageEvent('storage', { key: 'name' }));
    }, payload);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(heard(), payload).toEqual([]);
  }
});
