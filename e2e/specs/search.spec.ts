import { axe } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

test('all content can be found from any page with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/placementtraining');
  await expect(heading(page, 'Placement training')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const found = (group: string) => dialog.getByRole('group', { name: group }).getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('complxity pract');
  await expect(found('Articles').first()).toContainText('Complexity in practice');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axe(page).analyze()).violations, colorScheme).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/article/complexity-in-practice');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await page.keyboard.type('trapping rain');
  await expect(found('Problems')).toHaveCount(1);
  await expect(found('Problems')).toContainText('DSA Sheet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dsaarticle/trapping-rain-water');
  await expect(heading(page, 'Trapping Rain Water')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tow sum');
  await expect(found('Problems').first()).toContainText('Two Sum');
  await page.keyboard.press('Escape');

  for (const [typed, title, path] of [
    ['today', 'Today', '/roadmaps/today'],
    ['study plan', 'Plan', '/roadmaps/plan'],
    ['online assessment', 'Mock tests', '/mock-tests'],
    ['settings', 'Profile settings', '/profile/edit'],
    ['profile', 'Profile', '/profile'],
    ['placement', 'Placement training', '/placementtraining'],
  ] as const) {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.type(typed);
    await expect(found('Pages').first()).toContainText(title);
    await found('Pages').first().click();
    // Some of them require visitors to log in.
    await expect(page).toHaveURL((url) => url.pathname === path || url.pathname === '/auth/login');
    await expect(dialog).toBeHidden();
  }

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('<img src=x onerror=alert(1)>');
  await expect(dialog.getByText(/^Nothing found for/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});
