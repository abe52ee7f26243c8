import type { Page } from '@playwright/test';
import { openSolution, PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

/** The files of Python, editor and highlighter that a page requests. */
function lateFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/runner-|editor|codemirror|lezer/.test(pathname))
      files.push(pathname.split('/').at(-1) ?? '');
  });
  return files;
}

/** Holds back requests to an address until they are released. */
async function held(page: Page, address: string) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gone;
    await route.continue();
  });
  return { letGo };
}

test('a solution runs and passes its tests; nothing of Python is loaded for somebody who only reads the problem', async ({
  page,
}) => {
  const files = lateFiles(page);
  const { button, output } = await openSolution(page);
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  const library = await held(page, '**/library.zip');
  await button('Run').click();
  await expect(button('Running...')).toBeVisible();
  library.letGo();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
  expect([...files].sort()).toEqual([
    'frame.html',
    'frame.js',
    'library.zip',
    'memory.bin',
    'python.wasm',
    'worker.js',
  ]);
  await button('Run tests').click();
  await expect(output).toContainText(/(\d+) of \1 tests passed/);
  await expect(page.getByText('All tests passed')).toBeVisible();
  await button('Run').click();
  await expect(output.getByRole('listitem')).toHaveCount(0);
  await expect(output).toContainText('[2, 3]');
  expect(files, 'the engine is fetched once').toHaveLength(6);
});

test('a learner’s own program shows its wrong results, is kept, and can be reset', async ({
  page,
}) => {
  const { button, output, run } = await openSolution(page, { editing: true });
  await run('def two_sum(numbers, target):\n    return [0, 1]');
  await expect(output).toContainText('without printing anything', { timeout: PYTHON_STARTS_MS });
  await button('Reset').click();
  await expect(page.getByText('return [0, 1]')).toBeHidden();
  await button('Undo reset').click();
  await expect(page.getByText('return [0, 1]')).toBeVisible();
  await button('Run tests').click();
  await expect(output).toContainText(/[1-9] of \d+ tests passed/);
  await expect(output.getByText('Failed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Edited')).toBeVisible();
  await expect(page.getByText('return [0, 1]')).toBeVisible();
  await button('Reset').click();
  await expect(page.getByText('return [0, 1]')).toBeHidden();
  await button('Undo reset').click();
  await expect(page.getByText('return [0, 1]')).toBeVisible();
});

test('if Python cannot be fetched, the page says so and Try again works', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const { button, output } = await openSolution(page);
  await page.route('**/library.zip', (route) => route.abort());
  await button('Run').click();
  await expect(output).toContainText('Python could not be loaded');
  await page.unroute('**/library.zip');
  await button('Try again').click();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
});

test('Stop ends a stalled download of Python, and so does leaving the page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_ABORTED|ERR_FAILED/);
  await page.goto('/dsaarticles');
  const { button, output } = await openSolution(page);
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/library.zip'));
  const library = await held(page, '**/library.zip');
  await button('Run').click();
  await expect(output).toContainText('Getting Python ready…');
  const stopped = ended();
  await button('Stop').click();
  await stopped;
  await expect(output).toContainText('You stopped the run.');
  await button('Run').click();
  await expect(output).toContainText('Getting Python ready…');
  const left = ended();
  await page.goBack();
  await left;
  await page.goForward();
  library.letGo();
  await button('Run').click();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
});

test('a pointer over Run has Python prepared unseen, and a run then gives what any run gives', async ({
  page,
}) => {
  const files = lateFiles(page);
  const { button, output } = await openSolution(page);
  await button('Run').click();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
  const unprepared = await output.textContent();
  await page.reload();
  await expect(button('Run')).toBeVisible();
  files.length = 0;
  await button('Run').hover();
  await expect.poll(() => files).toContain('memory.bin');
  await expect.poll(() => page.workers(), { timeout: PYTHON_STARTS_MS }).toHaveLength(1);
  await expect(button('Run')).toBeEnabled();
  await expect(output).toBeHidden();
  await button('Run').click();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
  expect(await output.textContent()).toBe(unprepared);
  expect(files.filter((name) => name === 'python.wasm')).toHaveLength(1);
});

test('leaving the page ends the preparation of Python', async ({ page, complaints }) => {
  complaints.expect(/ERR_ABORTED|ERR_FAILED/);
  await page.goto('/dsaarticles');
  const { button } = await openSolution(page);
  await held(page, '**/library.zip');
  const asked = page.waitForRequest('**/library.zip');
  await button('Run').hover();
  await asked;
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/library.zip'),
  );
  await page.goBack();
  await ended;
  await expect(page.locator('iframe[title=Python]')).toHaveCount(0);
});
