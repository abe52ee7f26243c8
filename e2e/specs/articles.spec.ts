import { overflow } from '../fixtures/accessibility.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

const TITLE = 'Complexity in practice: what fits into a second';
const ARTICLE = '/article/complexity-in-practice';

test('a reader finds an article, reads it, answers its questions and continues with the next', async ({
  page,
}) => {
  await page.goto('/dsaarticles');
  await markPage(page);
  await page.getByRole('radio', { name: 'Articles' }).check({ force: true });
  await page.getByRole('searchbox').fill('big-o');
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/dsaarticles?q=big-o&kind=articles');
  await page.reload();
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
  await markPage(page);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(heading(page, TITLE)).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const part = contents.getByRole('link', { name: 'Where Python hides a loop' });
  await part.click();
  await expect(page).toHaveURL(`${ARTICLE}#article-where-python-hides-a-loop`);
  await expect(page.getByRole('heading', { name: 'Where Python hides a loop' })).toBeInViewport();
  await expect(part).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Code' }).nth(1)).toBeFocused();
  await expect(page.locator('pre [class*="tok-keyword"]').first()).toHaveText('from');

  await page.getByRole('button', { name: 'Trying all subsets' }).click();
  await expect(page.getByText(/^Correct\. There are 2²⁰ subsets/)).toBeVisible();
  await expect(page.getByText('1 of 4 answered')).toBeVisible();

  await page.getByRole('link', { name: /^Two Sum/ }).click();
  await expect(heading(page, 'Two Sum')).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: 'Series' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(ARTICLE));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectNoReload(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader without scripts gets the text of an article in a column, and links to the others', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await expect(page).toHaveTitle('Time complexity in practice · Stepwise');
    await expect(
      page.getByRole('heading', { name: 'Amortised: expensive, but seldom' }),
    ).toBeVisible();
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.x).toBeGreaterThan(100);
    expect(box?.width).toBeLessThan(800);
    await test.step('previews of links have a picture', async () => {
      const address = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await page.request.get(address ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toBe('image/png');
    });
    await page.goto('/dsaarticles');
    await page.getByRole('link', { name: /^Two Sum(?! II)/ }).click();
    await expect(page.getByRole('heading', { name: 'Complexity Analysis' })).toBeVisible();
  });
});

test('an article needs no call, and in print it is dark on white, with its questions and without links to other pages', async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/v1/articles')) calls.push(pathname);
  });
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto(ARTICLE);
  await expect(heading(page, TITLE)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, TITLE)).toHaveCSS('color', 'rgb(16, 19, 28)');
  await expect(page.getByRole('heading', { name: 'Check your understanding' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeHidden();
});

test('a link that is followed right after typing is not lost on a slow network', async ({
  page,
}) => {
  await page.goto('/dsaarticles');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.route('**/releases/mfe-articles/**', async (route) => {
    await new Promise((later) => setTimeout(later, 600));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('two pointers: when');
  await page.getByRole('link', { name: /^Two pointers: when/ }).click();
  await expect(
    heading(page, 'Two pointers: when you may throw half of the pairs away'),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('two pointers: when');
});

test('nothing overflows the narrowest screen, nor any screen, however long the words of an article are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [ARTICLE, '/dsaarticles']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const title = 'Long'.repeat(60);
  await page.route('**/v1/articles/two-pointers', async (route) => {
    const article = await (await route.fetch()).json();
    const category = { ...article.category, name: title };
    const facts = { title, description: title, tags: [title], series_title: title, category };
    await route.fulfill({ json: { ...article, ...facts } });
  });
  await page.getByRole('searchbox').fill('two pointers: when');
  await page.getByRole('link', { name: /^Two pointers: when/ }).click();
  await expect(heading(page, title)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('an address with a heading leads there, also after the article was read to its end', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await expect(heading(page, TITLE)).toBeVisible();
  const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const visit of ['first', 'second']) {
    await test.step(`the ${visit} time`, async () => {
      await page.goto('/blogs');
      await page.goto(`${ARTICLE}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      const top = () => page.locator(`#${id}`).evaluate((h2) => h2.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
  }
});
