import type { Page } from '@playwright/test';
import { axe, expectAccessible, overflow } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Addresses of files of a kind that a page requests. */
function filesLike(page: Page, kind: RegExp): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.push(pathname);
  });
  return files;
}

/** The sum of the layout shifts that the page has seen, from its start. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a visitor loads nothing for the panels of signed-in people; what calls and remotes need comes when they first move to a link', async ({
  page,
}) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<div id="root"><');
  const ofRemote = filesLike(page, /^\/releases\/mfe-roadmaps\//);
  const ofCalls = filesLike(page, /\/(http|federation)\.js$/);
  await page.goto('/');
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofRemote).toEqual([]);
  expect(ofCalls).toEqual([]);
  await page.getByRole('link', { name: 'Roadmaps' }).first().hover();
  await expect.poll(() => ofCalls.length).toBe(2);
});

test('a new learner is shown where to start at each width, nothing moves, and a remote that is down leaves no hole', async ({
  page,
  person: _,
  complaints,
}) => {
  for (const width of [390, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
      await expect(panel(page, 'Start here').getByRole('link')).toHaveCount(3);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect((await axe(page).analyze()).violations).toEqual([]);
    });
  }
  for (const path of ['/', '/roadmaps/dsa', '/profile']) {
    await test.step(`${path} on a phone at 200 %`, async () => {
      await page.setViewportSize({ width: 195, height: 422 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
  await test.step('while a remote is down', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(complaints.unexpected()).toEqual([]);
    complaints.expect(/mfe-roadmaps|Failed to load|ERR_FAILED/);
    await page.route('**/releases/mfe-roadmaps/**', (route) => route.abort());
    await page.goto('/');
    await expect(panel(page, 'Choose your first roadmap').getByRole('link')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await expect(panel(page, 'Choose your first roadmap').getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('someone who practises finds on the home page what they opened last, what is next, and that today counts at once', async ({
  page,
  person: _,
}) => {
  const home = page.getByRole('banner').getByRole('link').first();
  await test.step('the way back to the problem that was opened', async () => {
    const reported = page.waitForResponse((response) => response.url().endsWith('/v1/home/last'));
    await page.goto('/dsaarticle/group-anagrams');
    expect((await reported).ok()).toBe(true);
    await home.click();
    await panel(page, 'Last opened').getByRole('link', { name: 'Group Anagrams' }).click();
    await expect(heading(page, 'Group Anagrams')).toBeVisible();
  });

  await page.goto('/roadmaps/sql');
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  const rows = page.getByRole('main').getByRole('rowheader');
  const second = (await rows.nth(1).getByRole('link').textContent()) ?? '';
  await home.click();
  const week = panel(page, 'This week');
  await expect(week).toContainText('1 day practised · 1 solved');
  await expect(week).toContainText("Today counts. A day off won't end it.");
  const next = panel(page, 'Continue where you left off');
  await expect(next.getByRole('link').first()).toHaveText(second);
  await next.getByRole('link').first().click();
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByRole('link', { name: 'SQL for Interviews' })).toBeVisible();

  await page.goto('/profile');
  const activity = panel(page, 'Activity');
  await expect(activity.getByText('Current streak').locator('xpath=..')).toContainText('1 day');
  await expect(
    activity.getByRole('list', { name: 'Recently solved' }).getByRole('link'),
  ).toHaveCount(1);
});

test('someone with a plan finds its tasks of today on the home page, and the way back to a running test', async ({
  page,
  person: _,
}) => {
  await page.goto('/roadmaps/plan');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await page.goto('/mock-tests/arrays-and-strings');
  await page.getByRole('button', { name: 'Start test' }).click();
  const timer = page.getByRole('timer', { name: 'Time left' });
  await expect(timer).toBeVisible();
  const address = page.url();
  await page.goto('/');
  await expect(panel(page, 'Mock test')).toContainText(/Mock test running: \d+ minutes left\./);
  await expect(
    panel(page, 'Your plan for today').getByRole('link', { name: /^Your plan until/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await panel(page, 'Mock test').getByRole('link', { name: 'Back to the test' }).click();
  await expect(timer).toBeVisible();
  expect(page.url()).toContain(address);
  await page.goto('/roadmaps');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your plan' })).toBeVisible();
});

test("the document has the days of the learner's own time zone", async ({
  baseURL,
  signInElsewhere,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  // Where it is another day than in London.
  const timezoneId = new Date().getUTCHours() < 10 ? 'Pacific/Niue' : 'Pacific/Kiritimati';
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: timezoneId });
  const there = await signInElsewhere(person, { timezoneId });
  const shown = there.locator('li[aria-current="date"]');
  await there.goto('/');
  await expect(shown).toContainText(today.format());
  const document = await (await there.request.get('/')).text();
  const marked = document.slice(document.indexOf('aria-current="date"'));
  expect(marked.slice(0, marked.indexOf('</li>'))).toContain(today.format());
});

test('a visitor sees what the site looks like in either theme, nothing moves, and with reduced motion another theme appears at once', async ({
  page,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await test.step(`the ${theme} theme`, async () => {
      await page.emulateMedia({ colorScheme: theme });
      const files = filesLike(page, /\.webp$/);
      await page.goto('/');
      const pictures = page.getByRole('region', { name: 'Practice that adds up' }).getByRole('img');
      await expect(pictures).toHaveCount(3);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
      }
      expect(files).not.toEqual([]);
      expect(files.filter((file) => !file.endsWith(`-${theme}.webp`))).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      // The next theme has files of its own.
      await page.goto('about:blank');
    });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const moving = await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
    return document.getAnimations().map((animation) => animation.constructor.name);
  });
  expect(moving).toEqual([]);
});
