import { axe } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('announcements are headlines that are read with the keyboard, and stay read', async ({
  page,
  person: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/placementtraining');
  const bell = page.getByRole('button', { name: /Notifications, \d+ unread/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await axe(page).analyze()).violations, colorScheme).toEqual([]);
  }
  const items = list.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) {
    expect((await item.boundingBox())?.height).toBeLessThan(140);
  }

  const markAll = list.getByRole('button', { name: 'Mark all as read' });
  await expect(markAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markAll).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  const quiet = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(quiet).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(quiet).toBeVisible();
});
