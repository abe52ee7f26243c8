import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';

test('a visitor has no bell', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`announcements are read with the keyboard and stay read (${colorScheme})`, async ({
    page,
    person: _,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/placementtraining');
    const bell = page.getByRole('button', { name: /Notifications, \d+ unread/ });
    await bell.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
}
