import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { writeQuery } from '../fixtures/query.ts';
import { liveManifest, promote } from '../fixtures/releases.ts';
import { openSolution, PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

test.use({ serviceWorkers: 'allow' });

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;
const RAW = /chunk|Network Error|status code|Error loading/i;

/** Whether the browser has cached all of these addresses, for the person who is here. */
const areCached = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (requested) => {
    const names = (await caches.keys()).filter((name) => name !== 'site-state');
    const found = requested.map(async (address) => {
      const matches = names.map((cacheName) => caches.match(address, { cacheName }));
      return (await Promise.all(matches)).some(Boolean);
    });
    return (await Promise.all(found)).every(Boolean);
  }, addresses);

/** Paths of the pages that are listed as available. */
const listed = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('site-copies:'));
    const list = await caches.match('/~visited', { cacheName: name });
    const pages: { path: string }[] = list ? await list.json() : [];
    return pages.map(({ path }) => path);
  });

/** Opens a page and stays for a while, until it's cached with these responses. */
async function visit(page: Page, address: string, title: string, answers: readonly string[] = []) {
  await page.goto(address);
  await expect(heading(page, title)).toBeVisible();
  await expectCached(page, ['/offline', ...answers]);
  await expect.poll(() => listed(page)).toContain(new URL(address, page.url()).pathname);
}

const expectCached = (page: Page, addresses: readonly string[]) =>
  expect.poll(() => areCached(page, addresses)).toBe(true);

const footer = (page: Page) => page.getByRole('contentinfo');
const available = (page: Page) => page.getByRole('navigation', { name: 'Available offline' });

async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await expect(page.getByText(RAW)).toHaveCount(0);
}

test('pages and problems that were visited open again without a network, by link and by address', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(AWAY);
  await visit(page, '/roadmaps/dsa', 'DSA Sheet', ['/v1/roadmaps/dsa']);
  await visit(page, '/dsaarticle/two-sum', 'Two Sum', ['/v1/dsa-problems/two-sum']);
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await expectCached(page, ['/v1/roadmaps']);
  await expect.poll(() => listed(page)).toContain('/roadmaps');

  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.goto('/dsaarticle/two-sum');
  await expect(heading(page, 'Two Sum')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complexity Analysis' })).toBeVisible();
  await expectFrame(page);
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /DSA Sheet/ })
    .first()
    .click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeVisible();
  await expectFrame(page);

  await context.setOffline(false);
  await expect(page.getByText("You're offline")).toHaveCount(0);

  await test.step('a problem that has just been opened', async () => {
    await page.goto('/dsaarticle/group-anagrams');
    await expect(heading(page, 'Group Anagrams')).toBeVisible();
    await expectCached(page, ['/v1/dsa-problems/group-anagrams']);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, 'Group Anagrams')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Complexity Analysis' })).toBeVisible();
  });
});

/** Whether the browser has cached a script that holds these words. */
const keepsScript = (page: Page, words: string) =>
  page.evaluate(async (words) => {
    const files = await caches.open('site-files');
    const scripts = (await files.keys()).filter(({ url }) => url.endsWith('.js'));
    const texts = scripts.map(async (script) => (await files.match(script))?.text());
    return (await Promise.all(texts)).some((text) => text?.includes(words));
  }, words);

/** How many files of a sandbox the browser has cached. */
const cachedFiles = (page: Page, part: string) =>
  page.evaluate(async (part) => {
    const files = await (await caches.open('site-files')).keys();
    return files.filter(({ url }) => url.includes(part)).length;
  }, part);

test('without a network, a program and a query run once one has run with it, and a picture is drawn though the page never had to draw it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(AWAY);
  const task = '/roadmaps/sql/sql-big-countries';
  const runQuery = async (query: string, value: string) => {
    await writeQuery(page, query);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Result' })).toContainText(value, {
      timeout: PYTHON_STARTS_MS,
    });
  };
  await visit(page, task, 'Large or long-established companies', [
    '/v1/roadmaps/sql/units/sql-big-countries',
  ]);
  await runQuery("select 'with' as network", 'with');
  await expect.poll(() => cachedFiles(page, '/postgres-')).toBe(5);

  await visit(page, '/dsaarticle/two-sum', 'Two Sum', ['/v1/dsa-problems/two-sum']);
  const { button, output } = await openSolution(page);
  await button('Run').click();
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
  await expect.poll(() => cachedFiles(page, '/runner-')).toBe(5);
  await expect.poll(() => keepsScript(page, 'Tree, level by level')).toBe(true);

  await context.setOffline(true);
  await page.goto('/dsaarticle/two-sum');
  await expect(heading(page, 'Two Sum')).toBeVisible();
  await button('Run').click();
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
  await page.getByText('Why it works, step by step').click();
  await expect(page.locator('#explanation').getByRole('figure')).toBeVisible();

  await page.goto(task);
  await expect(heading(page, 'Large or long-established companies')).toBeVisible();
  await runQuery("select 'without' as network", 'without');
});

test('tasks, quizzes, texts, the plan, tests and scripts open again without a network, and a running test goes on', async ({
  page,
  context,
  complaints,
  person: _,
}) => {
  complaints.expect(AWAY);
  const units = [
    ['/roadmaps/sql/sql-big-countries', 'Large or long-established companies'],
    ['/roadmaps/javascript/javascript-sleep', 'A robot that rests between visits'],
    ['/roadmaps/core-subjects/core-subjects-deadlocks', 'Deadlocks'],
  ] as const;
  for (const [path, title] of units)
    await visit(page, path, title, [path.replace(/\/([^/]+)$/, '/units/$1').replace('/', '/v1/')]);
  await visit(page, '/mock-interviews/dsa-phone-screen', 'DSA phone screen', [
    '/v1/mock-interviews/dsa-phone-screen',
  ]);
  await visit(page, '/roadmaps/plan', 'Plan');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible();
  await visit(page, '/', 'Welcome back, Asha.');

  await page.goto('/mock-tests/arrays-and-strings');
  await page.getByRole('button', { name: 'Start test' }).click();
  const timer = page.getByRole('timer', { name: 'Time left' });
  await expect(timer).toBeVisible();
  const test = new URL(page.url()).pathname;
  await visit(page, '/mock-tests', 'Mock tests', ['/v1/mock-tests']);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(timer).toBeVisible();
  await expect.poll(() => listed(page)).toContain(test);

  await context.setOffline(true);
  for (const [path, title] of units) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  await page.goto('/mock-interviews/dsa-phone-screen');
  await expect(page.getByRole('heading', { name: 'Rubric' })).toBeVisible();
  await page.goto('/mock-tests');
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trees and graphs' })).toBeVisible();
  await page.goto('/roadmaps/plan');
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByText(RAW)).toHaveCount(0);

  await page.goto(test);
  await expect(timer).toBeVisible();
  await page.getByRole('button', { name: /^Questions/ }).click();
  const first = page
    .getByRole('group', { name: 'Question 1', exact: true })
    .getByRole('radio')
    .first();
  await first.check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a page or an answer that was never there says so between header and footer, lists what there is, and comes by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(AWAY);
  await visit(page, '/roadmaps/dsa', 'DSA Sheet', ['/v1/roadmaps/dsa']);

  await context.setOffline(true);
  await footer(page).getByRole('link', { name: 'Placement Training' }).click();
  await expect(page.getByRole('alert')).toContainText("You're offline");
  await expectFrame(page);
  await available(page).getByRole('link', { name: 'DSA Sheet' }).click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await context.setOffline(false);
  await footer(page).getByRole('link', { name: 'Placement Training' }).click();
  await expect(heading(page, 'Placement training')).toBeVisible();

  await context.setOffline(true);
  await page.goto('/posts');
  await expect(page.getByRole('alert')).toContainText("You're offline");
  await expectFrame(page);
  await context.setOffline(false);
  await expect(heading(page, 'Posts')).toBeVisible();

  await context.setOffline(true);
  await page.goto('/article/complexity-in-practice');
  await expect(page.getByRole('alert')).toContainText("You're offline");
  await expectFrame(page);
  await available(page).getByRole('link', { name: 'DSA Sheet' }).click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText("You're offline");
  await context.setOffline(false);
  await expect(heading(page, 'Complexity in practice: what fits into a second')).toBeVisible();

  await test.step('an answer', async () => {
    await context.setOffline(true);
    await page.goto('/roadmaps/sql');
    await expect(page.getByText(/You're offline\. Try again/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(/Network Error|chunk/i)).toHaveCount(0);
    await page.getByRole('link', { name: "See what's available" }).click();
    await expect(available(page).getByRole('link', { name: 'DSA Sheet' })).toBeVisible();
    await page.goBack();
    await context.setOffline(false);
    await expect(heading(page, 'SQL for Interviews')).toBeVisible();
  });
});

test('after signing out nothing of the person is left, and the next one finds none of it', async ({
  page,
  person: _,
  context,
  baseURL,
  complaints,
}) => {
  complaints.expect(AWAY);
  await visit(page, '/roadmaps/dsa', 'DSA Sheet', ['/v1/roadmaps/dsa']);
  await page.getByRole('checkbox', { name: 'Mark Two Sum complete' }).click();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  const copy = () =>
    page.evaluate(async () => {
      const cached = await caches.match(`/v1/roadmaps/dsa`, {
        cacheName: `site-copies:${localStorage.getItem('id')}`,
      });
      return cached?.text();
    });
  await expect.poll(copy).toContain('"completed":true');
  await context.setOffline(true);
  await page.goto('/roadmaps/dsa');
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  await context.setOffline(false);
  const id = await page.evaluate(() => localStorage.getItem('id'));
  const names = () => page.evaluate(async () => (await caches.keys()).join());
  expect(await names()).toContain(`site-copies:${id}`);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(names).not.toContain(`site-copies:${id}`);

  const ravi = newPerson();
  await signUp(baseURL ?? '', ravi);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(ravi.email);
  await main.getByLabel('Password', { exact: true }).fill(ravi.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await visit(page, '/roadmaps', 'Roadmaps');
  await context.setOffline(true);
  await page.goto('/roadmaps/dsa');
  await expect(page.getByText(/You're offline\. Try again/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toHaveCount(0);
});

/** A version of the roadmaps with a heading of its own, stored and not live. */
const storeWithHeading = (site: OwnSite, text: string, version: string) =>
  storeVariant(site, 'mfe-roadmaps', (_, code) => code.replaceAll('"Roadmaps"', `"${text}"`), {
    version,
  });

const followRoadmaps = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click();

/** The release manifest of the document that is cached. */
const cachedManifest = (page: Page) =>
  page.evaluate(async () => {
    const document = await caches.match('/offline', { cacheName: 'site-files' });
    return document?.headers.get('x-site-document');
  });

test("what is cached is of what is live, isn't shown to a browser that looks at the past, and goes once a site switches it off", async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expect(AWAY);
  const variables: Record<string, string> = {};
  await withOwnSite(async (site) => {
    const roadmaps = `${site.url}/roadmaps`;
    await test.step('with a network every page is of what is live, and so is what opens without one', async () => {
      const version = await storeWithHeading(site, 'Second roadmaps', '1.0.0-variant002');
      await visit(page, roadmaps, 'Roadmaps', ['/v1/roadmaps']);
      await promote(site, 'mfe-roadmaps', version);
      await page.goto(site.url);
      await followRoadmaps(page);
      await expect(heading(page, 'Second roadmaps')).toBeVisible();

      const { manifestId } = await liveManifest(site.url);
      await expect.poll(() => cachedManifest(page)).toBe(manifestId);
      await context.setOffline(true);
      await page.goto(roadmaps);
      await expect(heading(page, 'Second roadmaps')).toBeVisible();
      await context.setOffline(false);
    });

    await test.step("a browser that looks at the past gets nothing of it, until it's back", async () => {
      const id = await cachedManifest(page);
      const isElsewhere = () =>
        page.evaluate(async () =>
          Boolean(await caches.match('/~view', { cacheName: 'site-state' })),
        );
      await page.goto(`${site.url}/?manifest=${id}`);
      await page.getByRole('button', { name: 'Open the site as it was' }).click();
      await expect(page.getByText('The site as it was')).toBeVisible();
      await expect.poll(isElsewhere).toBe(true);
      await context.setOffline(true);
      await expect(page.goto(roadmaps)).rejects.toThrow('ERR_FAILED');

      await context.setOffline(false);
      await page.goto(`${site.url}/?manifest=off`);
      await expect.poll(isElsewhere).toBe(false);
      await context.setOffline(true);
      await page.goto(roadmaps);
      await expect(heading(page, 'Second roadmaps')).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('a site that switches it off removes it from browsers', async () => {
      expect(complaints.unexpected()).toEqual([]);
      complaints.expect(/ERR_/);
      variables.SERVICE_WORKER = 'off';
      await site.restart();
      await page.goto(roadmaps);
      const left = () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        }));
      await expect.poll(left).toEqual({ workers: 0, caches: [] });
      await page.reload();
      await expect(heading(page, 'Second roadmaps')).toBeVisible();
    });
  }, variables);
});
