import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Where no login may lead: other origins in all their spellings, no paths, and the login itself. */
const outsideTheRules = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  'evil.example',
  '@evil.example',
  '',
  '/auth/login',
  '/auth/register?redirect=/auth/login',
  '/AUTH/login',
  '/%61uth/login',
  '/x/../auth/register',
  '/%2e/auth/login',
  '/%',
];

async function expectHome(page: Page) {
  await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
  await expect(page).toHaveURL('/');
}

test('a signed-in person is led home from a login whose target is outside the rules', async ({
  page,
  person,
}) => {
  test.slow();
  for (const target of outsideTheRules) {
    await test.step(`redirect=${target}`, async () => {
      await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`);
      await expectHome(page);
    });
  }
  expect(person.name).toBeTruthy();
});

test('a remembered place outside the rules is not gone to', async ({ page, person }) => {
  for (const pathname of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/x']) {
    await page.goto('/');
    await page.evaluate((place) => sessionStorage.setItem('redirect', place), kept(pathname));
    await page.goto('/auth/login');
    await expectHome(page);
  }
  expect(person.name).toBeTruthy();
});

const kept = (pathname: string) => JSON.stringify({ pathname });

test('the page after a provider leads home as well', async ({ page, person }) => {
  await page.goto(`/auth/success?redirect=${encodeURIComponent('/\\evil.example')}`);
  await expect(page.getByText('Redirecting to your previous page...')).toBeVisible();
  await expectHome(page);
  expect(person.name).toBeTruthy();
});

test('whoever logs in by e-mail is led home as well', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/auth/login?redirect=%2F%2Fevil.example');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expectHome(page);
});

test('a place inside the site is gone to with all that belongs to it', async ({ page, person }) => {
  const place = '/roadmaps/sql?from=test#here';
  await page.goto(`/auth/login?redirect=${encodeURIComponent(place)}`);
  await expect(page).toHaveURL(place);
  expect(person.name).toBeTruthy();
});
