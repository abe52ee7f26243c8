import { expectHome } from '../fixtures/marks.ts';
import { test } from '../fixtures/test.ts';

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

test('a signed-in person is led home from a login whose target is outside the rules', async ({
  page,
  person: _,
}) => {
  test.slow();
  for (const target of outsideTheRules) {
    await test.step(`redirect=${target}`, async () => {
      await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`);
      await expectHome(page);
    });
  }
});
