/** A remote with hot reload inside a site that runs elsewhere: `npx stepwise-mfe dev`. */
import type { Page } from '@playwright/test';
import { fallback } from '../fixtures/area.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { withRepository } from '../fixtures/repository.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGE = 'src/app/start-page.tsx';
const LINKS = 'src/features/roadmaps/roadmap-links.tsx';
const STYLES = 'src/features/roadmaps/roadmap-links.module.css';

const siteUrl = () => process.env.SITE_URL ?? '';

/** Gives the list something that is lost if it's rendered from scratch: how often it was pressed. */
const COUNTED = [
  [
    "import { Link } from '@site/shared/platform';",
    "import { Link } from '@site/shared/platform';\nimport { useState } from 'react';",
  ],
  ['  return (\n    <ul', '  const [times, press] = useState(0);\n  return (\n    <ul'],
  [
    'className={styles.list}>',
    "className={styles.list} onClick={() => press(times + 1)} aria-label={'Pressed ' + times}>",
  ],
] as const;

const RETURNED = '  return (\n    <Page';
const THROWN = `  if (refetch) throw new Error('planted');\n${RETURNED}`;

const gap = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .first()
    .evaluate((list) => getComputedStyle(list).columnGap);

test("a team sees what it saves inside the site, without a reload, and the page's state stays", ({
  page,
  complaints,
}) =>
  withRepository(async (repository) => {
    complaints.expect(/planted/);
    for (const [from, to] of COUNTED) await repository.edit(LINKS, from, to);
    await repository.whileDeveloping(siteUrl(), async ({ url }) => {
      await page.goto(new URL('/', url).href);
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Job board' }).click();
      await expect(heading(page, 'Job board')).toBeVisible();
      await expect(page.getByText('Pick a roadmap to practise.')).toBeVisible();
      await markPage(page);
      const list = page.getByRole('list', { name: /^Pressed/ });
      // Beside its links.
      await list.dispatchEvent('click');
      await expect(page.getByRole('list', { name: 'Pressed 1' })).toBeVisible();

      await repository.edit(PAGE, 'Pick a roadmap to practise.', 'Pick one of these.');
      await expect(page.getByText('Pick one of these.')).toBeVisible();
      await repository.edit(LINKS, 'Pressed', 'Clicked');
      await expect(page.getByRole('list', { name: 'Clicked 1' })).toBeVisible();

      const before = await gap(page);
      await repository.edit(STYLES, 'gap: var(--space-5);', 'gap: 3px;');
      await expect.poll(() => gap(page)).toBe('3px');
      expect(before).not.toBe('3px');
      await expect(page.getByRole('list', { name: 'Clicked 1' })).toBeVisible();
      await expectNoReload(page);

      await repository.edit(PAGE, RETURNED, THROWN);
      await expect(fallback(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await repository.edit(PAGE, THROWN, RETURNED);
      await expect(page.getByText('Pick one of these.')).toBeVisible();
    });
  }));

test('someone logs in there as on the site, and other visitors see nothing of it', ({
  page,
  browser,
  complaints,
}) =>
  withRepository(async (repository) => {
    const person = newPerson();
    await signUp(siteUrl(), person);
    await repository.whileDeveloping(siteUrl(), async ({ url }) => {
      await page.goto(new URL('/auth/login', url).href);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
      await page.goto(url);
      await expect(heading(page, 'Job board')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      const { email } = await page.evaluate(async () => (await fetch('/v1/auth/me')).json());
      expect(email).toBe(person.email);

      complaints.expect(/\b404\b/);
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`${siteUrl()}/jobs`);
      await expect(heading(visitor, 'Sorry page not found!')).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Job board' })).toBeHidden();
      await visitor.context().close();
    });
  }));
