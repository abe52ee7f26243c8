import type { Page } from '@playwright/test';
import { signInAdmin } from '../fixtures/administrators.ts';
import { heading } from '../fixtures/marks.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const site = ownSiteOfGroup();

const area = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test('an administrator publishes an announcement and deletes it, and the log says so', async ({
  page,
}) => {
  const { url, restart } = site();
  await signInAdmin(page, url);
  await expect(page).toHaveURL(`${url}/admin/articles`);
  await area(page).getByRole('link', { name: 'Announcements' }).click();
  await page.getByLabel('Title').fill('Mock interviews');
  await page.getByLabel('Text').fill('Every Saturday.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'Mock interviews' })).toBeVisible();

  await restart();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Mock interviews' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Announcement deleted!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mock interviews' })).toBeHidden();

  await area(page).getByRole('link', { name: 'Audit log' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row').nth(1)).toContainText('Deleted an announcement');
  await expect(changes.getByRole('row').nth(2)).toContainText('Published an announcement');
  await expect(changes.getByRole('row').nth(2)).toContainText('Demo Administrator');
});

test('an administrator takes two articles off the site and brings them back', async ({
  page,
  browser,
}) => {
  const { url } = site();
  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  const finds = async (slug: string, title: RegExp) => {
    await visitor.goto(`/article/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await signInAdmin(page, url);
  const list = page.getByRole('table', { name: 'Articles' });
  // A full page, and its head.
  await expect(list.getByRole('row')).toHaveCount(51);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Patterns');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('guesswork');
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(`${url}/admin/articles?category=patterns`);
  await page.getByRole('checkbox', { name: 'Select Two pointers' }).check();
  await page.getByRole('checkbox', { name: 'Select Sliding window' }).check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByText('2 unpublished')).toBeVisible();
  await finds('two-pointers', /^Article not found/);
  await finds('sliding-window', /^Article not found/);

  await page.getByRole('link', { name: /^Drafts/ }).click();
  for (const name of [/Two pointers/, /Sliding window/])
    await expect(list.getByRole('row', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await finds('two-pointers', /^Two pointers/);
  await page.goBack();
  await expect(list.getByRole('row', { name: /Two pointers/ })).toContainText('Published');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(area(page)).toBeHidden();
  await page.getByRole('button', { name: 'Admin menu' }).click();
  await area(page).getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('table', { name: 'Categories' })).toContainText('Patterns');
  await expect(area(page)).toBeHidden();
  await visitor.context().close();
});

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

const fromWord = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Sum once</p>
<p class=MsoNormal>See <img src="file:///C:/Users/a/clip_image001.png" alt="Two bars"></p>`;

/** Pastes HTML as another program puts it on the clipboard: writing it there from a page would clean it. */
const paste = (page: Page, html: string) =>
  content(page).evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const facts = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', facts));
  }, html);

test('an administrator writes an article with code, a table and an image, and a visitor reads it', async ({
  page,
  browser,
  complaints,
}) => {
  const { url } = site();
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

  // From Word, whose lists are paragraphs, and whose pictures lie on the author's machine.
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(page, fromWord);
  await expect(content(page).getByRole('listitem').filter({ hasText: 'Sum once' })).toBeVisible();
  complaints.expect(/\b400\b.*\/v1\/admin\/articles\//);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^A picture is missing\. Choose it/).first()).toBeVisible();
  await content(page).getByText('A picture is missing here: Two bars').click();
  const missing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the missing picture' }).click();
  await (await missing).setFiles({ name: 'bars.png', mimeType: 'image/png', buffer: png });
  await dialog.getByLabel('Alternative text').fill('Two bars');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(content(page).getByRole('img', { name: 'Two bars' })).toBeVisible();
  await expect(content(page).getByText('A picture is missing here')).toHaveCount(0);

  // What the editor doesn't support is a block of HTML, beside the text as it was.
  const source = page.getByRole('textbox', { name: 'Content as HTML' });
  // The page may still scroll to the picture, and then a click meets what is beside the button.
  await expect(async () => {
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await expect(source).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await source.fill(`${await source.inputValue()}<p class="lead">Remember</p>`);
  await page.getByRole('button', { name: 'Visual' }).click();
  await content(page).getByText('<p class="lead">Remember</p>').click();
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByRole('textbox', { name: 'HTML of the block' }).fill('<p>Remember the sums.</p>');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(
    content(page).getByRole('paragraph').filter({ hasText: 'Remember the' }),
  ).toBeVisible();
  // A formula, a callout, and a video by its pasted address.
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It takes ');
  await tool(page, 'Formula').click();
  const formula = page.getByRole('dialog', { name: 'Add formula' });
  await formula.getByLabel('Formula in TeX').fill('O(n \\log n)');
  await expect(formula.locator('math')).toBeVisible();
  await formula.getByRole('button', { name: 'Add' }).click();
  await expect(content(page).locator('math')).toBeVisible();
  await tool(page, 'Callout').click();
  await page.getByLabel('Kind').selectOption('Tip');
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Video').click();
  const video = page.getByRole('dialog', { name: 'Add video' });
  await video.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await video.getByLabel('Title').fill('Sums in a minute');
  await video.getByRole('button', { name: 'Add' }).click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByLabel('Find', { exact: true }).fill('remember');
  await page.getByLabel('Replace with').fill('Recall');
  await page.getByRole('button', { name: 'Replace all matches' }).click();
  await expect(content(page).getByText('Recall the sums.')).toBeVisible();
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
  await expect(visitor.getByRole('note', { name: 'Tip' }).locator('math')).toBeVisible();
  const elsewhere: string[] = [];
  await visitor.route(/youtube/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' });
  });
  const link = visitor.getByRole('link', { name: 'Sums in a minute' });
  await link.scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await link.click();
  const player = visitor.frameLocator('iframe[title="Sums in a minute, on YouTube"]');
  await expect(player.getByText('Playing')).toBeVisible();
  expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  await visitor.close();
});

test('two tabs edit one article: the second sees both texts; what a crash cuts off is found again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/\b409\b.*\/draft$/);
  complaints.expect(/ERR_FAILED.*\/draft$/);
  const { url } = site();
  await signInAdmin(page, url);
  await page.goto(`${url}/admin/articles/new`);
  await title(page).fill('Stacks');
  await isSaved(page);
  const address = page.url();

  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByText('You have this article open in another tab, too.')).toBeVisible();
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

const sheet = [
  'name,topic,difficulty,link,companies',
  ...Array.from(
    { length: 60 },
    (_, index) =>
      `Problem ${index + 1},Topic ${(index % 15) + 1},easy,https://example.org/${index + 1},${index === 0 ? 'Amazon|Google|Meta' : 'Amazon'}`,
  ),
].join('\n');

/** A sheet that names companies shows two of them, and all at a tap, on a phone too. */
async function showsCompanies(page: Page) {
  await expect(page.getByRole('columnheader', { name: 'Companies' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).selectOption('Google');
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /more: / }).click();
  await expect(row.getByText('Meta')).toBeVisible();
  expect(await smallTargets(row)).toEqual([]);
  if (desk) await page.setViewportSize(desk);
}

test('an administrator imports a sheet of problems for learners, and runs a listing before it is published', async ({
  page,
}) => {
  test.slow();
  const { url } = site();
  await signInAdmin(page, url);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await area(page).getByRole('link', { name: 'Roadmaps' }).click();
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('CSV or JSON file').setInputFiles({
    name: 'winter-sheet.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  });
  await expect(page.getByLabel('Name of the new roadmap')).toHaveValue('Winter sheet');
  await button('Preview').click();
  await expect(page.getByText('60 problems added')).toBeVisible();
  await button('Import 60 problems').click();
  await page.getByRole('link', { name: 'Open Winter sheet' }).click();
  await button('Retire Winter sheet').click();
  await expect(page.getByText("Learners don't see this roadmap")).toBeVisible();
  await button('Show Winter sheet').click();
  await page.getByRole('link', { name: 'See it as learners do' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter sheet' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Topic 15/ })).toBeVisible();
  await showsCompanies(page);

  await page.goto(`${url}/admin/problems/contains-duplicate`);
  const listing = page.getByLabel('Listing', { exact: true }).first();
  const published = await listing.inputValue();
  const passed = (words: RegExp) =>
    expect(page.getByText(words)).toBeVisible({ timeout: PYTHON_STARTS_MS });
  await listing.fill('def contains_duplicate(numbers):\n    return None\n');
  await button('Run the cases').click();
  await passed(/^0 of \d+ cases passed$/);
  await expect(button('Publish')).toBeDisabled();
  await listing.fill(`# One pass is enough.\n${published}`);
  await button('Run the cases').click();
  await passed(/^(\d+) of \1 cases passed$/);
  await button('Publish').click();
  await expect(page.getByText('Published! Readers see it now.')).toBeVisible();
  await page.getByRole('link', { name: 'See it as readers do' }).click();
  await page.getByText('Our solution in Python').click();
  await expect(
    page.getByRole('region', { name: 'Python solution to Contains Duplicate', exact: true }),
  ).toContainText('# One pass is enough.');
});

const MISTAKEN = '{ "shape": "array", "cells": [2, 7], "marked": [2] }';
const SHAPE = '{ "shape": "array", "cells": [2, 7, 81], "marked": [2] }';

test('an administrator begins a problem with its title, changes the picture of another, and learners see it', async ({
  page,
}) => {
  const { url } = site();
  await signInAdmin(page, url);
  await page.goto(`${url}/admin/problems/new`);
  await page.getByLabel('Title').fill('Two Sum');
  await expect(page.getByText(/^“Two Sum” has this address/)).toBeVisible();
  await page.getByLabel('Title').fill('Sums of pairs');
  await page.getByRole('button', { name: 'Start the draft' }).click();
  const missing = page.getByRole('region', { name: 'To publish' });
  await missing.getByRole('button', { name: 'Example output' }).click();
  await expect(page.getByLabel('Example output')).toBeFocused();
  await page.keyboard.insertText('9');
  await expect(missing.getByRole('button', { name: 'Example output' })).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved!')).toBeVisible();

  await page.goto(`${url}/admin/problems/two-sum`);
  const frame = page.getByRole('group', { name: 'Frame 1', exact: true });
  await frame.getByLabel('Note').fill('It looks for `81`.');
  const text = frame.getByRole('textbox', { name: 'Text of shape 1 of frame 1' });
  const write = async (words: string) => {
    await text.press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  };
  const preview = page.getByRole('region', { name: 'Preview of frame 1' });
  await write(MISTAKEN);
  await expect(frame.getByText(/^Line 1: marked must have positions/)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(text).toBeFocused();
  await write(SHAPE);
  await expect(preview.getByText('81 (marked)')).toBeVisible();
  await frame.getByLabel('Kind of shape').selectOption('Graph');
  await frame.getByRole('button', { name: 'Add shape to frame 1' }).click();
  await expect(preview.getByRole('img', { name: /^Graph: a \(0\), b \(4\), c/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved!')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published! Readers see it now.')).toBeVisible();
  await page.getByRole('link', { name: 'See it as readers do' }).click();
  await page.getByText('Why it works, step by step').click();
  await expect(page.getByText('It looks for 81.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Graph: a \(0\), b \(4\), c/ })).toBeVisible();
});
