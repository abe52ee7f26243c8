import { expect, test } from '../fixtures/test.ts';

for (const [typed, address] of [
  ['/plan#weeks', '/roadmaps/plan#weeks'],
  ['/login?redirect=%2Froadmaps%2Fsql', '/auth/login?redirect=%2Froadmaps%2Fsql'],
] as const) {
  test(`${typed} leads to ${address}, and Back leads away from both`, async ({ page }) => {
    await page.goto('/blogs');
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });
}

test('other addresses that people type lead to their pages too', async ({ request }) => {
  for (const [typed, address] of [
    ['/today', '/roadmaps/today'],
    ['/problems', '/dsaarticles?kind=problems'],
    ['/dsa', '/roadmaps/dsa'],
    ['/sql', '/roadmaps/sql'],
    ['/javascript', '/roadmaps/javascript'],
    ['/system-design', '/roadmaps/system-design'],
    ['/aptitude', '/roadmaps/aptitude'],
    ['/register', '/auth/register'],
    ['/signup', '/auth/register'],
  ] as const) {
    const redirect = await request.get(typed, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers().location], typed).toEqual([301, address]);
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('a link to an address that people type leads there without loading the page again', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    history.pushState(null, '', '/problems#first');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/dsaarticles?kind=problems#first');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
