import type { Browser, Page } from '@playwright/test';
import { axe } from '../fixtures/accessibility.ts';
import { signInAdmin } from '../fixtures/administrators.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const DISCUSSION = '/dsaarticle/spiral-matrix#discussion';
const REASON = 'Please keep advertising out of the discussions.';

const comments = (page: Page) => page.getByRole('list', { name: 'Comments', exact: true });
const queue = (page: Page) => page.getByRole('listitem', { name: /^Lin Wei/ });

async function learner(browser: Browser, url: string, name: string): Promise<Page> {
  const person = { ...newPerson(), name };
  const context = await browser.newContext({ baseURL: url });
  await signUp(url, person);
  await signIn(context, url, person);
  return context.newPage();
}

test('a reported comment is hidden from readers, its author is warned, and it comes back', async ({
  page,
  browser,
}) => {
  await withOwnSite(async ({ url }) => {
    const author = await learner(browser, url, 'Lin Wei');
    await author.goto(DISCUSSION);
    await author.getByPlaceholder(/^Share your thoughts/).fill('Buy my course at casino.example');
    await author.getByRole('button', { name: 'Post Comment' }).click();
    await expect(comments(author)).toContainText('Buy my course');

    const reader = await learner(browser, url, 'Asha Rao');
    await reader.goto(DISCUSSION);
    await reader.getByRole('button', { name: 'Report the comment by Lin Wei' }).click();
    await reader.getByRole('button', { name: 'Send report' }).click();
    await expect(reader.getByText("Thanks for your report. We'll take a look.")).toBeVisible();

    await signInAdmin(page, url);
    await page.getByRole('link', { name: 'Reports 1 waiting' }).click();
    await expect(queue(page)).toContainText('Spam: 1');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await axe(page).analyze()).violations).toEqual([]);
    }
    await page.getByRole('button', { name: 'Warn Lin Wei' }).click();
    await page.getByLabel('Reason').fill(REASON);
    await page.getByRole('button', { name: 'Send warning' }).click();
    await expect(page.getByText('Warning sent.')).toBeVisible();
    await expect(queue(page)).toContainText('1 warning');
    await page.getByRole('button', { name: 'Hide the comment by Lin Wei' }).click();
    await expect(page.getByRole('heading', { name: 'No open reports' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Reports', exact: true })).toBeVisible();

    for (const person of [reader, author]) {
      await person.reload();
      await expect(comments(person)).toBeVisible();
      await expect(comments(person)).not.toContainText('Buy my course');
    }
    await author.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    await expect(author.getByText(REASON)).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: /^Lin Wei/ })).toBeFocused();
    await page.getByRole('button', { name: 'Hide the comment by Lin Wei' }).click();
    await expect(queue(page)).toBeHidden();
    await page.getByRole('link', { name: 'Comments', exact: true }).click();
    await page.getByLabel('Words').fill('casino.example');
    await page.getByLabel('Words').press('Enter');
    await page.getByRole('button', { name: 'Restore the comment by Lin Wei' }).click();
    await expect(page.getByText('Readers see the comment again.')).toBeVisible();
    await reader.reload();
    await expect(comments(reader)).toContainText('Buy my course');
    await author.context().close();
    await reader.context().close();
  });
});
