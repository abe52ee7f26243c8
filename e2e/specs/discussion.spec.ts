import type { Page } from '@playwright/test';
import { axe } from '../fixtures/accessibility.ts';
import { expectLive } from '../fixtures/live-page.ts';
import { expectNoReload, markPage } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const composer = (page: Page) =>
  page.getByPlaceholder('Share your thoughts about this solution... (Ctrl/Cmd + Enter to post)');
const post = (page: Page) => page.getByRole('button', { name: 'Post Comment' });
const discussion = (page: Page) => page.getByRole('heading', { name: /^Discussion/ });
const comments = (page: Page) => page.getByRole('list', { name: 'Comments', exact: true });

test("a visitor's comment stays on the page, and is posted once they log in", async ({
  page,
  baseURL,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/v1/comments'))
      writes.push(request.method());
  });
  await page.goto('/dsaarticle/rotate-image');
  await expect(discussion(page)).toHaveAccessibleName('Discussion');
  await discussion(page).scrollIntoViewIfNeeded();
  await expect(discussion(page)).toHaveAccessibleName('Discussion 2 comments');
  await expect(post(page)).toBeDisabled();
  await composer(page).fill('  Transpose, then mirror.  ');
  await composer(page).press('Control+Enter');
  const own = page.getByRole('list', { name: 'Your comments on this page' });
  await expect(own).toContainText('Youjust now');
  await expect(own).toBeInViewport();
  await expect(discussion(page)).toHaveAccessibleName('Discussion 3 comments');
  expect(writes).toEqual([]);

  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await markPage(page);
  await page.getByRole('button', { name: 'Post for everyone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(comments(page)).toContainText('Transpose, then mirror.');
  await expect(own).toBeHidden();
  await expectNoReload(page);
  expect(writes).toEqual(['POST']);
});

test('two people discuss: a reply shows up under the bell, which leads to it', async ({
  page,
  person,
  signInElsewhere,
  baseURL,
}) => {
  const ravi = { ...newPerson(), name: 'Ravi Menon' };
  await signUp(baseURL ?? '', ravi);
  const other = await signInElsewhere(ravi);

  await page.goto('/dsaarticle/spiral-matrix#discussion');
  await composer(page).fill('Why four borders? <b>See</b> https://docs.python.org/3/.');
  await post(page).click();
  await expect(comments(page)).toContainText(`${person.name}You`);
  await expect(page.getByRole('link', { name: 'https://docs.python.org/3/' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener',
  );

  await other.goto('/dsaarticle/spiral-matrix#discussion');
  await expect(comments(other)).toContainText('Why four borders? <b>See</b>');
  await other.getByRole('button', { name: `Reply to ${person.name}` }).click();
  const field = other.getByRole('textbox', { name: `Your reply to ${person.name}` });
  await field.fill('Each one closes in by itself.');
  await field.press('Control+Enter');
  await expect(field).toBeHidden();
  await other.getByRole('button', { name: `Report the comment by ${person.name}` }).click();
  await other.getByRole('button', { name: 'Send report' }).click();
  await expect(other.getByText("Thanks for your report. We'll take a look.")).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('link', { name: 'Ravi Menon replied to you on Spiral Matrix' }).click();
  const reply = page.getByText('Each one closes in by itself.');
  await expect(reply).toBeInViewport();
  await expect(page).toHaveURL(/\/dsaarticle\/spiral-matrix#comment-[\da-f-]{36}$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await axe(page).include('#discussion').analyze()).violations).toEqual([]);
  }

  await page.getByRole('button', { name: 'Edit your comment' }).click();
  await page.getByRole('textbox', { name: 'Edited comment' }).fill('Why borders?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('edited', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete your comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This comment was deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This comment was deleted.')).toBeVisible();
  await expect(reply).toBeVisible();
});

test('a comment written while offline waits on the device, and is stored once', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/dsaarticle/subsets#discussion');
  await expect(comments(page)).toBeVisible();
  await expectLive(page, composer(page));
  await context.setOffline(true);
  await composer(page).fill('Written in a tunnel');
  await post(page).click();
  const waiting = comments(page).getByText('Comment waiting to sync');
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await page.reload();
  await expect(comments(page).getByText('Written in a tunnel')).toHaveCount(1);
  await expect(comments(page)).toContainText(`${person.name}You`);
});
