import { expectHome } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a login of a signed-in person leads to a place inside the site, and home from any other', async ({
  page,
  person: _,
}) => {
  await page.goto('/');
  for (const pathname of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/x']) {
    await test.step(`a remembered place: ${pathname}`, async () => {
      const place = JSON.stringify({ pathname });
      await page.evaluate((stored) => sessionStorage.setItem('redirect', stored), place);
      await page.goto('/auth/login');
      await expectHome(page);
    });
  }

  await test.step('the page after a provider', async () => {
    await page.goto(`/auth/success?redirect=${encodeURIComponent('/\\evil.example')}`);
    await expect(page.getByText('Redirecting to your previous page...')).toBeVisible();
    await expectHome(page);
  });

  await test.step('a place inside the site, with all that belongs to it', async () => {
    const place = '/roadmaps/sql?from=test#here';
    await page.goto(`/auth/login?redirect=${encodeURIComponent(place)}`);
    await expect(page).toHaveURL(place);
  });
});

test('someone who logs in by email is led home as well', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/auth/login?redirect=%2F%2Fevil.example');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expectHome(page);
});
