import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../fixtures/mails.ts';
import { heading } from '../fixtures/marks.ts';
import { newPerson, type Person, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Changes a problem as the practice sheet does. */
async function change(page: Page, unit: string, data: object) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const me = await (await page.request.get('/v1/auth/me')).json();
  const answer = await page.request.patch(`/v1/users/${me.id}/learning-units/${unit}`, {
    data,
    headers,
  });
  expect(answer.ok()).toBe(true);
}

/** The first problems of the DSA sheet. */
async function problems(page: Page): Promise<{ id: string; name: string }[]> {
  const { modules } = await (await page.request.get('/v1/roadmaps/dsa')).json();
  return modules[0].sub_modules.topics[0].learning_units;
}

test('the profile shows progress, the active day, and saved problems that open at their place', async ({
  page,
  person,
}) => {
  const [first, second] = await problems(page);
  if (!first || !second) throw new Error('The sheet is too short for this test.');
  await change(page, first.id, { completed: true });
  await change(page, first.id, { notes: 'Two pointers meet.' });
  await change(page, second.id, { bookmarked: true });
  await page.goto('/profile');
  await expect(region(page, 'Account')).toContainText(person.email);
  await expect(region(page, 'Progress').getByText(/^1\/\d+ completed$/)).toBeVisible();
  const activity = region(page, 'Activity');
  await expect(activity.getByText('2 activities on 1 day in the last year')).toBeVisible();
  await expect(activity.getByRole('cell', { name: ': 2 activities' })).toBeInViewport();

  const saved = region(page, 'Bookmarks and notes');
  await expect(saved.getByText('2 problems')).toBeVisible();
  await saved.getByRole('searchbox').fill('pointers meet');
  await expect(saved.getByText('1 problem', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/profile?q=pointers+meet');
  await saved.getByRole('link', { name: first.name, exact: true }).click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: first.name })).toBeInViewport();
  await page.goBack();
  await expect(saved.getByText('1 problem', { exact: true })).toBeVisible();
  await expect(saved.getByRole('searchbox')).toHaveValue('pointers meet');
});

test('a public profile is seen by everybody; a private one looks like one that does not exist, down to its document', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/404/);
  const profile = await (await page.request.get('/v1/profile')).json();
  const path = `/profile/${profile.handle.handle}`;
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  const documentOf = async (id: string) => {
    const answer = await visitor.request.get(`/profile/${id}`);
    const text = await answer.text();
    return {
      status: answer.status(),
      text: text.replaceAll(id, 'somebody').replace(/\d{13}/g, 'now'),
    };
  };
  const hidden = await documentOf(profile.handle.handle);
  expect(hidden.status).toBe(404);
  expect(hidden.text).toContain('<meta name="robots" content="noindex">');
  expect(await documentOf('nobody-at-all')).toEqual(hidden);
  for (const address of [path, '/profile/nobody-at-all']) {
    await visitor.goto(address);
    await expect(heading(visitor, 'Profile not found')).toBeVisible();
  }
  await page.goto(path);
  await expect(page.getByText('Only you can see this page')).toBeVisible();

  const { version } = profile.visibility;
  await page.request.put('/v1/profile/visibility', {
    data: { visibility: 'public', version },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const shown = await documentOf(profile.handle.handle);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<title>Asha Rao (@somebody)');
  await visitor.goto(path);
  await expect(heading(visitor, `${person.name}'s profile`)).toBeVisible();
  await expect(region(visitor, 'Progress')).toBeVisible();
  await expect(visitor.getByText(person.email)).toHaveCount(0);
  await visitor.context().close();
});

test('exported progress is imported into another account, and taken back', async ({
  page,
  person,
  signInElsewhere,
  baseURL,
}) => {
  const [first] = await problems(page);
  if (!first) throw new Error('The sheet is empty.');
  await change(page, first.id, { completed: true });
  await page.goto('/profile/edit?tab=accounts');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file).account.email).toBe(person.email);

  const friend = newPerson();
  await signUp(baseURL ?? '', friend);
  const other = await signInElsewhere(friend);
  await other.goto('/profile/edit?tab=accounts');
  await other.getByLabel('JSON or CSV file').setInputFiles({
    name: 'my-data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  const preview = region(other, 'Preview');
  await expect(preview.getByText('1 problem marked as completed')).toBeVisible();
  await preview.getByRole('button', { name: 'Import' }).click();
  await expect(other.getByText(/^1 problem has changed/)).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('1 problem restored.')).toBeVisible();
  await other.goto('/profile');
  await expect(region(other, 'Progress').getByText(/^0 of \d+ completed/)).toBeVisible();
});

test('an account is deleted with the password and a link by mail, and signed out everywhere', async ({
  page,
  context,
  person,
  signInElsewhere,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const phone = await signInElsewhere(person);
  await phone.goto('/profile');
  await expect(region(phone, 'Account')).toContainText(person.email);

  await page.goto('/profile/edit?tab=accounts');
  await askForDeletion(page, person);
  const link = await linkMailedTo(person.email, '/profile/delete');
  expect(new URL(link).search).toBe('');
  const mailed = await context.newPage();
  await mailed.goto(link);
  await expect(mailed).toHaveURL('/profile/delete');
  await mailed.getByRole('button', { name: 'Delete for good' }).click();
  await expect(mailed.getByText('Your account has been deleted')).toBeVisible();

  // The first tab, and the phone.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

async function askForDeletion(page: Page, { password }: Person) {
  const card = region(page, 'Delete account');
  await card.getByRole('button', { name: 'Delete account' }).click();
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Send me the link' }).click();
  await expect(card.getByText('Check your email')).toBeVisible();
}
