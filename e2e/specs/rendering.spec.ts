import type { Page } from '@playwright/test';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { alterAnswers, alterDocuments } from '../fixtures/altered-manifest.ts';
import { heading } from '../fixtures/marks.ts';
import { pages } from '../fixtures/pages.ts';
import { keepProgress } from '../fixtures/people.ts';
import { expectTakenOver, rememberParts } from '../fixtures/rendered-documents.ts';
import { expect, test } from '../fixtures/test.ts';

/** Forms, what only administrators get, and the list of what this browser stores. */
const BROWSERS = /^\/(auth|profile|admin|problem-preview|offline)(\/|$)/;
const content = pages.filter(({ path }) => !BROWSERS.test(path));

const widths = { phone: 390, desk: 1440 };
const devices = ['phone', 'desk'] as const;
const sized = async (page: Page, device: keyof typeof widths) =>
  page.setViewportSize({ width: widths[device], height: 900 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, on a phone and on a desk', async ({ page }) => {
    for (const { path, heading: name } of content) {
      await page.goto(path);
      // The document is the same; without scripts, only its styles know how wide the window is.
      for (const device of devices) {
        await sized(page, device);
        await expect(heading(page, name), path).toBeVisible();
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
        // The discussion comes when a reader is near, so it needs scripts.
        const loading = page.getByRole('main').getByText(/^Loading (?!the discussion)/);
        await expect(loading, path).toHaveCount(0);
      }
    }
  });

  test('a visitor goes by links from the home page to a problem and to an article', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'DSA Sheet', exact: true }).click();
    await expect(heading(page, 'DSA Sheet')).toBeVisible();
    await expect(page.getByRole('row', { name: /Two Sum/ }).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Problems' }).click();
    await page.getByRole('link', { name: /^Two Sum(?! II)/ }).click();
    await expect(page.getByRole('region', { name: 'Python solution to Two Sum' })).toContainText(
      'def two_sum(',
    );
    await page.goto('/posts');
    await page.getByRole('link', { name: /^How to read a problem/ }).click();
    await expect(heading(page, 'How to read a problem statement before you code')).toBeVisible();
  });

  test('a visitor filters a sheet, opens another topic of it, filters the index, and opens a question', async ({
    page,
  }) => {
    for (const device of devices) {
      await test.step(`on a ${device}`, async () => {
        await sized(page, device);
        await page.goto('/roadmaps/dsa');
        const filters = page.getByRole('form', { name: 'Filter problems' });
        await filters.getByRole('combobox', { name: 'Difficulty' }).selectOption('hard');
        await filters.getByRole('button', { name: 'Apply' }).click();
        await expect(page).toHaveURL(/difficulty=hard/);
        await expect(page.getByRole('row').filter({ hasText: 'hard' })).not.toHaveCount(0);
        await expect(page.getByRole('row').filter({ hasText: 'easy' })).toHaveCount(0);
        await page.getByRole('button', { name: /^Two Pointers/ }).click();
        await expect(page.getByRole('row', { name: /Trapping Rain Water/ })).toBeVisible();
        await expect(page).toHaveURL(/difficulty=hard.*topic=/);

        await page.goto('/dsaarticles');
        await page.getByRole('searchbox').fill('two sum');
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/q=two\+sum/);
        await expect(page.getByRole('link', { name: /^Two Sum(?! II)/ })).toBeVisible();
        await expect(page.getByRole('link', { name: /^Coin Change/ })).toHaveCount(0);
      });
    }
    await page.goto('/placementtraining');
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    const first = questions.getByRole('button').first();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  });

  test('an address of nothing says that there is nothing', async ({ page, complaints }) => {
    complaints.expect(/404/);
    for (const [path, title] of [
      ['/posts/999', 'Post not found!'],
      ['/roadmaps/nothing-here', 'Roadmap not found'],
      ['/dsaarticle/nothing-here', 'Problem Not Found'],
      ['/article/nothing-here', 'Article not found'],
      ['/dsaarticles/nothing-here', 'Sorry page not found!'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page).toHaveTitle(`${title} · Stepwise`);
      await expect(page.getByRole('main')).toContainText(/not (be )?found/i);
    }
  });
});

for (const [device, timezoneId, locale, colorScheme] of [
  ['phone', 'America/Los_Angeles', 'hi-IN', 'dark'],
  ['desk', 'Asia/Kolkata', 'de-DE', 'light'],
] as const) {
  test.describe(`with scripts, on a ${device} in ${timezoneId}`, () => {
    test.use({ timezoneId, locale, colorScheme });

    test('every page goes on from its document for a visitor', async ({ page }) => {
      await sized(page, device);
      await rememberParts(page);
      for (const { path, heading: name } of content) {
        await page.goto(path);
        await expectTakenOver(page);
        await expect(heading(page, name), path).toBeVisible();
      }
    });

    test('every page goes on from its document for a learner', async ({ page, person: _ }) => {
      await sized(page, device);
      await keepProgress(page.context());
      await rememberParts(page);
      for (const path of [
        '/roadmaps',
        '/roadmaps/dsa',
        '/dsaarticles',
        '/dsaarticle/two-sum',
        '/article/complexity-in-practice',
        '/posts',
      ]) {
        await page.goto(path);
        await expectTakenOver(page);
        await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeAttached();
      }
      await page.goto('/roadmaps/today');
      await expect(page.getByRole('heading', { name: 'Due now' })).toBeVisible();
    });
  });
}

test("a draft of a program is shown once the page is the browser's", async ({ page }) => {
  await page.goto('/dsaarticle/two-sum');
  await page.evaluate(async () => {
    const { unitId, title } = await (await fetch('/v1/dsa-problems/two-sum')).json();
    const key = `${unitId}:python`;
    const written = { code: 'print("mine")\n', changedAt: new Date().toISOString() };
    const value = { ...written, title, path: location.pathname };
    const record = { owner: null, kind: 'draft', key, value, changedAt: Date.now() };
    localStorage.setItem(`kept:draft:${key}@`, JSON.stringify(record));
  });
  await page.reload();
  await expect(page.getByRole('region', { name: /solution to Two Sum/ })).toContainText(
    'print("mine")',
  );
});

/** Opens a page whose script doesn't arrive before the test lets it. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/main.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => Symbol.for('site.first-presses') in globalThis);
  return arrive;
}

test("a press on a button before the scripts have arrived is carried out once they have, also if the browser can't take the page up", async ({
  page,
  context,
}) => {
  await test.step('on the page itself', async () => {
    const arrive = await openBeforeScript(page, '/roadmaps');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('on the one that takes its place', async () => {
    const replaced = await context.newPage();
    const unsigned = (manifest: ReleaseManifest) => {
      manifest.signature = null;
    };
    await alterDocuments(replaced, ({ releaseManifest }) => unsigned(releaseManifest));
    await alterAnswers(replaced, unsigned);
    const arrive = await openBeforeScript(replaced, '/roadmaps');
    await replaced.getByRole('button', { name: 'Search', exact: true }).click();
    arrive();
    await expect(replaced.getByRole('dialog')).toBeVisible();
  });
});

test('a page is painted from its document: no stylesheet is requested before', async ({ page }) => {
  await rememberParts(page);
  for (const path of ['/', '/roadmaps/dsa', '/dsaarticle/two-sum']) {
    await page.goto(path);
    await expectTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(stylesheetsBeforePaint), path).toEqual([]);
  }
});

/** What a page loads for later, such as what it says without a network, brings stylesheets of its own. */
function stylesheetsBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) throw new Error('nothing was painted');
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.css') && startTime < paint.startTime)
    .map(({ name }) => name);
}
