import type { BrowserContext, Page } from '@playwright/test';
import { expectLive } from '../fixtures/live-page.ts';
import { expect, test } from '../fixtures/test.ts';

const SHEET = '/roadmaps/dsa';
const AWAY = /ERR_INTERNET_DISCONNECTED/;

async function openSheet(page: Page) {
  await page.goto(SHEET);
  await expectLive(page, page.getByRole('checkbox', { name: 'Mark Two Sum complete' }));
}

/** The changes that reach the API, in order: problem and body. */
function arrivals(context: BrowserContext): unknown[] {
  const seen: unknown[] = [];
  context.on('requestfinished', (request) => {
    if (request.method() !== 'PATCH') return;
    seen.push([request.url().split('/').at(-1), request.postDataJSON()]);
  });
  return seen;
}

async function writeNote(page: Page, text: string) {
  await page.getByRole('button', { name: /note (to|on) Two Sum$/ }).click();
  await page.getByPlaceholder('Write your notes here...').fill(text);
  await page.getByRole('button', { name: 'Save Note' }).click();
}

test('changes made while offline outlive their tab, and arrive once and in order', async ({
  person: _,
  context,
  complaints,
}) => {
  complaints.expect(AWAY);
  const seen = arrivals(context);
  const [page, other] = [await context.newPage(), await context.newPage()];
  await openSheet(other);
  await openSheet(page);

  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Mark Two Sum complete' }).click();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark Contains Duplicate' }).click();
  await writeNote(page, 'Complement in a map');
  await expect(page.getByText('Waiting to sync: status, note')).toBeVisible();
  await expect(page.getByText('Waiting to sync: bookmark')).toBeVisible();
  await expect(page.getByText('3 changes waiting to sync')).toBeVisible();
  await expect(other.getByText('3 changes waiting to sync')).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  await page.close();
  await other.close();

  await context.setOffline(false);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map(openSheet));
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Edit note on Two Sum' })).toBeVisible();
    await expect(tab.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
    await expect(tab.getByRole('button', { name: 'Bookmark Contains Duplicate' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(tab.getByText(/network|waiting to sync/)).toHaveCount(0);
  }
  expect(seen).toEqual([
    ['dsa-two-sum', { completed: true }],
    ['dsa-contains-duplicate', { bookmarked: true }],
    ['dsa-two-sum', { notes: 'Complement in a map' }],
  ]);
});

test('what was clicked and written on two devices while one was away: the latest click counts, and no note is overwritten', async ({
  person,
  page,
  context,
  signInElsewhere,
  complaints,
}) => {
  complaints.expect(AWAY);
  const bookmark = (on: Page) => on.getByRole('button', { name: 'Bookmark Two Sum' });
  await openSheet(page);
  const there = await signInElsewhere(person);
  await openSheet(there);

  await test.step('of clicks the latest counts, in whichever order they arrive; what was completed is on the schedule', async () => {
    await context.setOffline(true);
    await bookmark(page).click();
    await expect(page.getByText('Waiting to sync: bookmark')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Mark Contains Duplicate complete' }).click();
    await expect(page.getByText('Waiting to sync: status')).toBeVisible();
    const revise = page.getByRole('button', { name: 'Revise Contains Duplicate', exact: true });
    await expect(revise).toBeHidden();
    for (const bookmarked of [true, false]) {
      const saved = there.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await bookmark(there).click();
      expect(await (await saved).json()).toMatchObject({ bookmarked });
    }

    await context.setOffline(false);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
    const row = page.getByRole('row').filter({ hasText: 'Contains Duplicate' });
    await expect(row.getByRole('link', { name: /^Comes back on/ })).toBeVisible();
    await page.reload();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a note that was changed on the other device meanwhile', async () => {
    expect(complaints.unexpected()).toEqual([]);
    complaints.expect(/\b412\b/);
    await expectLive(page, page.getByRole('checkbox', { name: 'Mark Two Sum complete' }));
    await there.setViewportSize({ width: 390, height: 844 });
    await context.setOffline(true);
    await writeNote(page, 'From the desk');
    await expect(page.getByText('1 change waiting to sync')).toBeVisible();
    await writeNote(there, 'From the phone');
    await expect(there.getByText('Note saved successfully!')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Failed to save notes')).toBeVisible();
    await expect(page.getByText("Your note isn't saved yet")).toBeVisible();
    await expect(page.getByText('All changes saved')).toHaveCount(0);
    await page.goto('/roadmaps');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    await page.getByRole('link', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Open note' }).click();
    const elsewhere = page.getByRole('region', { name: 'Saved on another device' });
    await expect(elsewhere.getByText('From the phone')).toBeVisible();
    await expect(page.getByPlaceholder('Write your notes here...')).toHaveValue('From the desk');
    await elsewhere.getByRole('button', { name: 'Add it above mine' }).click();
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByText('Note saved successfully!')).toBeVisible();
    await expect(page.getByText(/not saved|Failed to save/)).toHaveCount(0);

    await there.reload();
    await there.getByRole('button', { name: 'Edit note on Two Sum' }).click();
    await expect(there.getByPlaceholder('Write your notes here...')).toHaveValue(
      'From the phone\n\nFrom the desk',
    );
  });
});

/** Makes the problem completed three weeks ago and puts it on the schedule, so that it is due. */
async function makeDue(page: Page, unitId: string) {
  const answers = await page.evaluate(async (unit) => {
    const person = `/v1/users/${localStorage.getItem('id')}`;
    const send = async (path: string, method: string, body: object, headers = {}) => {
      const kind = {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      };
      const init = { method, body: JSON.stringify(body), headers: { ...kind, ...headers } };
      return (await fetch(person + path, init)).status;
    };
    const age = { 'x-mutation-age': String(21 * 24 * 60 * 60_000) };
    return [
      await send(`/learning-units/${unit}`, 'PATCH', { completed: true }, age),
      await send(`/revisions/${unit}`, 'PUT', {}),
    ];
  }, unitId);
  expect(answers).toEqual([200, 200]);
}

test('a grade given while offline reschedules the problem, and is saved', async ({
  person: _,
  page,
  context,
  complaints,
}) => {
  complaints.expect(AWAY);
  await page.goto('/');
  await makeDue(page, 'dsa-two-sum');
  await makeDue(page, 'dsa-contains-duplicate');
  await page.goto('/roadmaps/today');
  const first = page.getByRole('button', { name: 'Do first: Two Sum' });
  await expectLive(page, first);
  await first.click();

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('article', { name: 'Contains Duplicate' })).toBeVisible();
  await expect(page.getByText('Grade waiting to sync')).toBeVisible();
  await expect(page.getByText('1 change waiting to sync')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('Grade waiting to sync')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Contains Duplicate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next', exact: true })).toContainText('Two Sum');
});
