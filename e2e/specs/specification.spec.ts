import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { giveAdminPassword, signInAdmin } from '../fixtures/administrators.ts';
import { expectInteractive } from '../fixtures/live-page.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { columns, limits, messages, pages, settings, times } from './specification.ts';

const SHEET = '/roadmaps/dsa';
const UNIT = /\/v1\/users\/[^/]+\/learning-units\//;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** Refuses the calls to an address, with an answer that has no message. */
const refuse = (page: Page, address: string | RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: {} }));

/** A person who waits, on a page whose time stands still otherwise. */
async function stopTime(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
const wait = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

test('the table names each text, time and limit of the specification', async () => {
  const table = await readFile(projectPath('docs/specification.md'), 'utf8');
  const numbers = [...Object.values(times), ...Object.values(limits)].map(String);
  const texts = [
    ...[...Object.values(pages), ...Object.values(settings.options), columns].flat(),
    ...[...settings.menu, ...settings.fields, ...Object.values(messages), ...numbers],
  ];
  expect(texts.filter((text) => !table.includes(text))).toEqual([]);
});

test('pages say what the specification says', async ({ page, complaints }) => {
  complaints.expect(/\b404\b/);
  for (const [path, texts] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      for (const text of texts) {
        const shown = page.getByPlaceholder(text, { exact: true }).or(said(page, text));
        if (text === 'All Difficulties') await expect(shown.first()).toBeAttached();
        else await expect(shown.first()).toBeVisible();
      }
    });
  }
});

test('the settings of a profile have the fields and choices that are specified', async ({
  page,
  person: _,
}) => {
  await page.goto('/profile/edit');
  for (const text of settings.menu) await expect(said(page, text)).toBeVisible();
  for (const label of settings.fields) {
    await expect(page.getByLabel(label, { exact: true }).first()).toBeVisible();
  }
  for (const [label, options] of Object.entries(settings.options)) {
    const offered = await page
      .getByLabel(label, { exact: true })
      .locator('option')
      .allTextContents();
    expect(offered).toEqual(expect.arrayContaining([...options]));
  }
  await page.getByLabel('Bio').fill('x'.repeat(limits.bio + 1));
  await button(page, 'Save Changes').click();
  await expect(page.getByText(`at most ${limits.bio} characters`).first()).toBeVisible();
});

test('a phone has its own word for the placement training, in a menu that leads to the pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await markPage(page);
  await button(page, 'Open menu').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Roadmaps', 'Blogs', 'Campus', 'Login']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Campus' }).click();
  await expect(page).toHaveURL('/placementtraining');
  await expect(heading(page, 'Placement training')).toBeVisible();
  await button(page, 'Open menu').click();
  await menu.getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await expectNoReload(page);
});

test('a callback is refused, then requested; notice, dialog and slides have their times', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b500\b/);
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Request Callback').first().click();
  const dialog = page.getByRole('dialog');
  const slides = dialog.getByRole('button', { name: /^Slide \d of/ });
  await expect(slides).toHaveCount(limits.slides);
  await test.step('a slide stays for its time', async () => {
    const current = dialog.locator('button[aria-current=true]');
    await dialog.getByLabel('Name').focus();
    await expect(current).toHaveCount(1);
    await stopTime(page);
    const before = await current.getAttribute('aria-label');
    await wait(page, times.slide);
    await expect(current).not.toHaveAttribute('aria-label', before ?? '');
    await page.clock.resume();
  });

  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha@example.org');
  await dialog.getByLabel('Mobile number').fill('9876543210');
  await refuse(page, '**/v1/request-callback');
  const send = dialog.locator('button[type=submit]');
  await send.click();
  await expect(dialog.getByText(messages.callbackFailed)).toBeVisible();
  await expect(page.getByRole('alert').getByText(messages.callbackFailed).last()).toBeVisible();

  await page.unroute('**/v1/request-callback');
  await stopTime(page);
  await send.click();
  const notice = page.getByText(messages.callbackSent);
  await expect(notice.last()).toBeVisible();
  await wait(page, times.dialogCloses);
  await expect(dialog).toBeHidden();
  await expect(notice).not.toHaveCount(0);
  await wait(page, times.toast);
  await expect(notice).toHaveCount(0);
});

test('the login page says what is wrong, and greets', async ({ page, baseURL, complaints }) => {
  complaints.expect(/\b(401|500)\b/);
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await button(page, 'Login').click();
  await expect(said(page, messages.emailRequired)).toBeVisible();
  await expect(said(page, messages.passwordRequired)).toBeVisible();
  await email.fill('asha');
  await button(page, 'Login').click();
  await expect(said(page, messages.emailOrPhone)).toBeVisible();
  await email.fill(person.email);
  await password.fill('not this 1!');
  await button(page, 'Login').click();
  await expect(said(page, messages.wrongPassword)).toBeVisible();
  await refuse(page, '**/v1/auth/signin');
  await button(page, 'Login').click();
  await expect(said(page, messages.loginFailed)).toBeVisible();
  await page.unroute('**/v1/auth/signin');
  await password.fill(person.password);
  await button(page, 'Login').click();
  const greeting = said(page, messages.loggedIn);
  await expect(greeting).toBeVisible();
  const notice = page.getByRole('region', { name: 'Notifications' });
  expect((await notice.boundingBox())?.width).toBe(limits.toastWidth);
});

test('the register page says what is wrong, and greets', async ({ page, complaints }) => {
  complaints.expect(/\b500\b/);
  const person = newPerson();
  await page.goto('/auth/register');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Password', 'short');
  await fill('Confirm Password', 'other');
  await button(page, 'Register').click();
  await expect(said(page, messages.badEmail)).toBeVisible();
  await expect(said(page, messages.badName)).toBeVisible();
  await expect(said(page, messages.badPassword)).toBeVisible();
  await fill('Email', person.email);
  await fill('Full Name', person.name);
  await fill('Password', person.password);
  await button(page, 'Register').click();
  await expect(said(page, `${messages.mismatch}.`)).toBeVisible();
  await expect(said(page, messages.mismatch)).toBeVisible();
  await fill('Confirm Password', person.password);
  await refuse(page, '**/v1/auth/signup');
  await button(page, 'Register').click();
  await expect(said(page, messages.signupFailed)).toBeVisible();
  await page.unroute('**/v1/auth/signup');
  await button(page, 'Register').click();
  await expect(said(page, messages.signedUp)).toBeVisible();
});

test('a visitor has to log in, in the dialog, which fails in its own words', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b500\b/);
  await page.goto(SHEET);
  await button(page, 'Bookmark Two Sum').click();
  await expect(said(page, messages.logInFirst)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('asha@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await button(page, 'Log in').click();
  await expect(dialog.getByText(messages.dialogPassword)).toBeVisible();
  await refuse(page, '**/v1/auth/signin');
  await dialog.getByLabel('Password', { exact: true }).fill('123456');
  await button(page, 'Log in').click();
  await expect(dialog.getByText(messages.dialogFailed)).toBeVisible();
});

test('marks, bookmarks and notes say how it went', async ({ page, person: _, complaints }) => {
  complaints.expect(/\b500\b/);
  await page.goto(SHEET);
  const mark = page.getByRole('checkbox', { name: 'Mark Two Sum complete' });
  const bookmark = button(page, 'Bookmark Two Sum');
  const writeNote = async () => {
    await page.getByRole('button', { name: /note (to|on) Two Sum$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByPlaceholder('Write your notes here...').fill(`A map. ${Math.random()}`);
    await dialog.getByRole('button', { name: 'Save Note' }).click();
  };
  await mark.click();
  await expect(said(page, messages.statusSaved)).toBeVisible();
  await bookmark.click();
  await expect(said(page, messages.bookmarkSaved)).toBeVisible();
  await writeNote();
  await expect(said(page, messages.noteSaved)).toBeVisible();

  await page.route(UNIT, (route) => route.fulfill({ status: 400, json: {} }));
  complaints.expect(/\b400\b/);
  await mark.click();
  await expect(said(page, messages.statusFailed)).toBeVisible();
  await expect(mark).toBeChecked();
  await bookmark.click();
  await expect(said(page, messages.bookmarkFailed)).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await writeNote();
  await expect(said(page, messages.noteFailed)).toBeVisible();
  await expect(said(page, messages.notesFailed)).toBeVisible();
});

test('a row has its eight columns, two companies, +N for the rest, and a rating; a sheet that is empty or fails says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b500\b/);
  const sheet = '**/v1/roadmaps/dsa*';
  await page.route(sheet, async (route) => {
    const answer = await route.fetch();
    const roadmap = await answer.json();
    const [unit] = roadmap.modules[0].sub_modules.topics[0].learning_units;
    const names = ['Google', 'Amazon', 'Adobe', 'Meta'];
    unit.company_learning_unit_frequencies = names.map((name) => ({
      company: { name, slug: name.toLowerCase() },
    }));
    unit.rating = 4;
    unit.video_link = 'https://video.example.org/1';
    await route.fulfill({ response: answer, json: roadmap });
  });
  const sheetLink = page.getByRole('link', { name: 'DSA Sheet' });
  await page.goto('/roadmaps');
  await expectInteractive(sheetLink);
  await sheetLink.click();
  await expect(page.getByRole('columnheader')).toHaveText([...columns]);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('listitem')).toHaveCount(limits.companiesShown + 1);
  await expect(row.getByRole('button', { name: /^\+2 more/ })).toHaveText('+2');
  await expect(row.getByText('Rating: 4/5')).toBeVisible();

  await page.getByPlaceholder('Search problems...').fill('zzz');
  await expect(said(page, messages.nothingFound)).toBeVisible();
  await expect(page.getByText(messages.adjustFilters)).toBeVisible();

  await page.unroute(sheet);
  await page.goto('/roadmaps');
  await page.route(sheet, (route) => route.fulfill({ status: 500, json: { message: 'Away.' } }));
  await expectInteractive(sheetLink);
  await sheetLink.click();
  await expect(page.getByText(`${messages.loadingFailed}Away.`)).toBeVisible();
});

test('an administrator is greeted, finds no such article, and leaves', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b(404|500)\b/);
  await refuse(page, '**/v1/admins/auth/signin');
  await giveAdminPassword(page, '');
  await expect(said(page, messages.adminFailed)).toBeVisible();
  await page.unroute('**/v1/admins/auth/signin');
  await signInAdmin(page, '');
  await page.goto('/admin/articles/none');
  await expect(said(page, messages.noAdminArticle)).toBeVisible();
  await button(page, 'Logout').click();
  await expect(said(page, messages.adminOut)).toBeVisible();
});

test('a copied listing says so for its time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/dsaarticle/two-sum');
  await page.getByText('Our solution in Python').click();
  const copy = page.getByRole('region', { name: 'Solution' }).getByRole('button', { name: 'Copy' });
  await stopTime(page);
  await copy.first().click();
  await expect(said(page, messages.copied)).toBeVisible();
  await wait(page, times.copied);
  await expect(said(page, messages.copied)).toBeHidden();
});
