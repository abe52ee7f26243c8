import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { deadEnds, pages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

/** Looks at what is on the screen in both themes, on a phone and on a desk. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await colorsSettled(page);
      const { violations } = await rulesFor(page, colorScheme).analyze();
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      expect.soft(found, `${size.width} px, ${colorScheme}`).toEqual([]);
      expect
        .soft(await overflow(page), `${size.width} px: nothing sticks out`)
        .toBeLessThanOrEqual(0);
    }
  }
}

/** Between the themes only colours differ. */
const rulesFor = (page: Page, theme: (typeof themes)[number]) =>
  theme === 'light'
    ? new AxeBuilder({ page })
    : new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);

/** Colours change by degrees; halfway, nothing can be said about their contrast. */
const colorsSettled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { path, heading: name } of [...pages, ...deadEnds]) {
  test(`${path} is accessible to a visitor`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

for (const path of ['/roadmaps', '/roadmaps/dsa', '/profile', '/profile/edit']) {
  test(`${path} is accessible to a signed-in person`, async ({ page, person }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    expect(person.name).toBeTruthy();
  });
}

test('the note dialog is accessible', async ({ page, person }) => {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  await expectAccessible(page);
  expect(person.name).toBeTruthy();
});

test('the callback dialog is accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Request Callback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the login dialog and its notice are accessible', async ({ page }) => {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Bookmark Two Sum' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('forms that complain are accessible', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please enter your full name.')).toBeVisible();
  await expectAccessible(page);
});
