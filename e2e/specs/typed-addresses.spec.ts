import { expect, test } from '../fixtures/test.ts';

for (const [typed, address] of [
  ['/plan#weeks', '/roadmaps/plan#weeks'],
  ['/problems#first', '/dsaarticles?kind=problems#first'],
  ['/sql#topics', '/roadmaps/sql#topics'],
  ['/dsa', '/roadmaps/dsa'],
  ['/login?redirect=%2Froadmaps%2Fsql', '/auth/login?redirect=%2Froadmaps%2Fsql'],
  ['/register', '/auth/register'],
] as const) {
  test(`${typed} leads to ${address}, and Back leads away from both`, async ({ page }) => {
    await page.goto('/blogs');
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });

  test(`a link to ${typed} leads there without loading the page again`, async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((path) => {
      Object.assign(window, { isSame: true });
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, typed);
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
}
