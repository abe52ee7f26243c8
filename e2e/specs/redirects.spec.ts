import { newPerson, signUp } from '../fixtures/people.ts';
import { expectHome } from '../fixtures/signed-in-home.ts';
import { expect, test } from '../fixtures/test.ts';

test('a remembered place outside the rules is not gone to', async ({ page, person: _ }) => {
  for (const pathname of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/x']) {
    await page.goto('/');
    await page.evaluate((place) => sessionStorage.setItem('redirect', place), stored(pathname));
    await page.goto('/auth/login');
    await expectHome(page);
  }
});

const stored = (pathname: string) => JSON.stringify({ pathname });

test('the page after a provider leads home as well', async ({ page, person: _ }) => {
  await page.goto(`/auth/success?redirect=${encodeURIComponent('/\\evil.example')}`);
  await expect(page.getByText('Redirecting to your previous page...')).toBeVisible();
  await expectHome(page);
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

test('a place inside the site is gone to with all that belongs to it', async ({
  page,
  person: _,
}) => {
  const place = '/roadmaps/sql?from=test#here';
  await page.goto(`/auth/login?redirect=${encodeURIComponent(place)}`);
  await expect(page).toHaveURL(place);
});
