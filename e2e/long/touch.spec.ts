import { heading } from '../fixtures/marks.ts';
import { keepProgress, newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const HOME = { path: '/', heading: 'Get interview-ready, one step at a time.' };
const PAGES = [
  { path: '/', heading: 'Welcome back, Asha.' },
  { path: '/roadmaps', heading: 'Roadmaps' },
  { path: '/roadmaps/dsa', heading: 'DSA Sheet' },
  { path: '/roadmaps/plan', heading: 'Plan' },
  { path: '/roadmaps/sql/sql-big-countries', heading: 'Big Countries' },
  { path: '/dsaarticles', heading: 'DSA problems and articles' },
  { path: '/dsaarticle/two-sum', heading: 'Two Sum' },
  { path: '/mock-tests', heading: 'Mock tests' },
  { path: '/mock-tests/arrays-and-strings', heading: 'Arrays and strings' },
  {
    path: '/article/complexity-in-practice',
    heading: 'Complexity in practice: what fits into a second',
  },
];

test('on a phone, a fingertip meets every control of the pages where people learn', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectNoSmall = async ({ path, heading: name }: (typeof PAGES)[number]) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The link that skips to the content is shown to keyboards alone.
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      expect.soft(await smallTargets(page.getByRole(part)), `${path}: ${part}`).toEqual([]);
  };
  await expectNoSmall(HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect.soft(await smallTargets(page.getByRole('banner')), 'the menu').toEqual([]);

  const person = newPerson();
  if (!baseURL) throw new Error('There is no site to sign up at.');
  await signUp(baseURL, person);
  await signIn(context, baseURL, person);
  await keepProgress(context);
  for (const each of PAGES) await expectNoSmall(each);
});
