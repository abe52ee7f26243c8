import type { Page } from '@playwright/test';
import { signInAdmin } from '../fixtures/administrators.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';

/** Ten by ten pixels of one colour. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
  'base64',
);

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true });
const isSaved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

test('an administrator writes an article with code, a table and an image, and a visitor reads it', async ({
  page,
  browser,
}) => {
  await withOwnSite(async ({ url }) => {
    await signInAdmin(page, url);
    await page.goto(`${url}/admin/articles/new`);
    await title(page).fill('Prefix sums');
    await page.getByLabel('Description', { exact: true }).fill('Sums of ranges at once.');
    await content(page).click();
    await page.keyboard.type('Start here.');
    await page.keyboard.press('Enter');
    await tool(page, 'Heading 2').click();
    await page.keyboard.type('The idea');
    await page.keyboard.press('Enter');
    await tool(page, 'Code block').click();
    await page.keyboard.type('def total(numbers): pass');
    await page.keyboard.press('ArrowDown');
    await tool(page, 'Table').click();
    await page.keyboard.type('Call');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cost');
    await page.keyboard.press('ControlOrMeta+End');
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Image').click();
    await (await chooser).setFiles({ name: 'sum.png', mimeType: 'image/png', buffer: png });
    const dialog = page.getByRole('dialog', { name: 'Add image' });
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await expect(dialog.getByText('Say what the image shows')).toBeVisible();
    await dialog.getByLabel('Alternative text').fill('A green square');
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await expect(content(page).getByRole('img', { name: 'A green square' })).toBeVisible();
    await isSaved(page);
    await expect(page).not.toHaveURL(/\/new$/);

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.frameLocator('iframe[title="Preview of the article"]');
    await expect(preview.getByRole('heading', { level: 1, name: 'Prefix sums' })).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'The idea' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Article published!')).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(`${url}/article/prefix-sums`);
    await expect(heading(visitor, 'Prefix sums')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'The idea' })).toBeVisible();
    await expect(visitor.locator('pre .tok-keyword')).toHaveText(['def', 'pass']);
    await expect(visitor.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
    const image = visitor.getByRole('img', { name: 'A green square' });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 10);
    await visitor.close();
  });
});

test('two tabs edit one article: the second sees both texts; what a crash cuts off is found again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/\b409\b.*\/draft$/);
  complaints.expect(/ERR_FAILED.*\/draft$/);
  await withOwnSite(async ({ url }) => {
    await signInAdmin(page, url);
    await page.goto(`${url}/admin/articles/new`);
    await title(page).fill('Stacks');
    await isSaved(page);
    const address = page.url();

    const second = await context.newPage();
    await second.goto(address);
    await title(second).fill('Stacks of theirs');
    await isSaved(second);

    await page.bringToFront();
    await title(page).fill('Stacks of mine');
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this article' });
    const both = dialog.getByRole('group', { name: 'Title' });
    await expect(both.getByRole('deletion')).toHaveText('theirs');
    await expect(both.getByRole('insertion')).toHaveText('mine');
    await dialog.getByRole('button', { name: 'Use all of theirs' }).click();
    await expect(title(page)).toHaveValue('Stacks of theirs');
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore this text in the editor' }).click();
    await expect(title(page)).toHaveValue('Stacks of mine');
    await isSaved(page);
    await second.close();

    await page.route('**/draft', (route) => route.abort());
    await title(page).fill('Stacks, cut off');
    await expect(page.getByText("Not saved: The server isn't responding.")).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await later.goto(address);
    const found = later.getByRole('dialog', { name: 'We found unsaved changes' });
    await found.getByRole('button', { name: 'Restore them' }).click();
    await expect(title(later)).toHaveValue('Stacks, cut off');
    await isSaved(later);
  });
});
