import { sampleOf } from '../../scripts/test/extent.mjs';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInAdmin } from '../fixtures/administrators.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { pages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

/** What other people see: those who sign in, and those who were invited. */
const notForAdministrators = ['/admin/login', '/admin/invitation'];

const adminPages = pages.filter(
  ({ path }) => path.startsWith('/admin/') && !notForAdministrators.includes(path),
);

test('every page of the admin area is accessible to an administrator', async ({ page }) => {
  test.setTimeout(1_200_000);
  await withOwnSite(async ({ url }) => {
    await signInAdmin(page, url);
    for (const { path, heading: name } of sampleOf(adminPages, 3)) {
      await test.step(path, async () => {
        await page.goto(`${url}${path}`);
        await expect(heading(page, name)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }
  });
});
