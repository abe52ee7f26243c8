import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expectInteractive } from '../fixtures/live-page.ts';
import { openSolution, PYTHON_STARTS_MS, STOPS_MS, TWO_SUM } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

/** A clock that goes on by a microsecond with each step that is counted, however busy the machine is. */
const COUNTED_CLOCK = `import time
time.steps = 0
def step():
    time.steps += 1
    return time.steps / 1_000_000
time.perf_counter = step
`;

/** Two Sum in one pass. */
const COUNTED_LINEAR = `${COUNTED_CLOCK}
def two_sum(numbers, target):
    seen = {}
    for index, number in enumerate(numbers):
        step()
        if target - number in seen:
            return [seen[target - number], index]
        seen[number] = index
`;

/** Two Sum by trying all pairs. */
const COUNTED_QUADRATIC = `${COUNTED_CLOCK}
def two_sum(numbers, target):
    for first in range(len(numbers)):
        for second in range(first):
            step()
            if numbers[first] + numbers[second] == target:
                return [second, first]
`;

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

test('the starter runs; nothing of Python or the editor is loaded for someone who only reads the problem', async ({
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
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
  expect([...files].sort()).toEqual([
    'frame.html',
    'library.zip',
    'memory.bin',
    'python.wasm',
    'worker.js',
  ]);
  await button('Run tests').click();
  await expect(output).toContainText(/0 of \d+ tests passed/);
  await button('Run').click();
  await expect(output.getByRole('listitem')).toHaveCount(0);
  await expect(output).toContainText('None');
  expect(files, 'the engine is fetched once').toHaveLength(5);
});

interface AccessibleNode {
  role?: { value: string };
  name?: { value: string };
}

test('line numbers are seen and not read aloud; a press on the program opens the editor where it was pressed', async ({
  page,
  context,
}) => {
  await openSolution(page);
  const listing = page.getByRole('region', { name: 'Your Python solution to Two Sum' });
  await expect(listing).toContainText('def two_sum');
  const devtools = await context.newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
    nodes: AccessibleNode[];
  };
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value.trim() ?? '');
  expect(texts).toContain('two_sum');
  // Of the numbers of its nine lines, those that aren't in the program as well.
  expect(texts.filter((text) => ['2', '4', '6', '7', '9'].includes(text))).toEqual([]);

  await listing.getByText('pass', { exact: true }).click({ position: { x: 1, y: 5 } });
  const editor = page.getByRole('textbox', { name: /^Your Python solution/ });
  await expect(editor).toBeFocused();
  await page.keyboard.type('x = 1; ');
  await expect(editor).toContainText('x = 1; pass');
});

test('someone who steps through a short program sees every line of it', async ({ page }) => {
  await page.goto('/dsaarticle/merge-intervals');
  await page.getByText('Step through', { exact: true }).click();
  await page.getByRole('button', { name: 'Record steps' }).click();
  const lines = page.getByRole('list', { name: 'Recorded program' }).getByRole('listitem');
  await expect(lines).toHaveCount(10, { timeout: 120_000 });
  await lines.last().scrollIntoViewIfNeeded();
  // Long lines go on to the right, as in the editor.
  await expect(lines.first()).toBeInViewport({ ratio: 0.5 });
  await expect(lines.last()).toBeInViewport({ ratio: 0.5 });
});

test("a learner's own program shows its wrong results, is judged by all cases, is saved, and can be reset", async ({
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
  await button('Submit').click();
  await expect(output.getByRole('heading', { name: 'Wrong answer' })).toBeVisible();
  await expect(output).toContainText(/Case 1 of \d+.*Expected\[2, 3\]Actual\[0, 1\]/);

  await page.reload();
  await expect(page.getByText('Edited')).toBeVisible();
  await expect(page.getByText('return [0, 1]')).toBeVisible();
  await button('Reset').click();
  await expect(page.getByText('return [0, 1]')).toBeHidden();
  await button('Undo reset').click();
  await expect(page.getByText('return [0, 1]')).toBeVisible();

  await test.step('a program that never ends', async () => {
    await button('Edit').click();
    await run('def two_sum(numbers, target):\n    while True:\n        pass');
    await button('Submit').click();
    await expect(output.getByRole('heading', { name: 'Time limit exceeded' })).toBeVisible({
      timeout: STOPS_MS,
    });
    await page.getByText('Attempts', { exact: true }).click();
    await expect(page.getByText(/^0\/\d+ cases passed/)).toHaveCount(1);
  });
});

test('code is timed on growing inputs: a linear program and a quadratic one are distinguished', async ({
  page,
}) => {
  const { button } = await openSolution(page, { code: COUNTED_LINEAR });
  const measured = page.getByRole('region', { name: 'Your code', exact: true });
  const verdict = measured.getByRole('status').filter({ hasText: 'n doubles' });
  await page.getByText('Measured complexity', { exact: true }).click();
  await button('Measure complexity').click();
  await expect(button('Measure again')).toBeEnabled({ timeout: PYTHON_STARTS_MS });
  await expect(verdict).toContainText('Looks like O(n)Each time n doubles');
  await expect(measured).toContainText('Our solution: O(n).');
  await measured.getByText('Times and fits as tables').click();
  await expectAccessible(page);

  const quadratic = await openSolution(page, { code: COUNTED_QUADRATIC });
  await page.getByText('Measured complexity', { exact: true }).click();
  await quadratic.button('Measure complexity').click();
  await expect(button('Measure again')).toBeEnabled({ timeout: PYTHON_STARTS_MS });
  await expect(verdict).toContainText('Looks like O(n²)Each time n doubles');

  await test.step("by the browser's clock, which may not tell", async () => {
    const timed = await openSolution(page, { code: TWO_SUM });
    await page.getByText('Measured complexity', { exact: true }).click();
    await timed.button('Measure complexity').click();
    await expect(button('Measure again')).toBeEnabled({ timeout: PYTHON_STARTS_MS });
    await expect(measured.getByRole('img', { name: /time/i })).toBeVisible();
    await expect(verdict).toBeVisible();
  });
});

test('the listing stays where it is while its buttons are pressed', async ({
  page,
  complaints,
}) => {
  // The download that is held back ends with its page.
  complaints.expect(/ERR_ABORTED|ERR_FAILED/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const library = await held(page, '**/library.zip');
  for (const [width, slug] of [
    [390, 'two-sum'],
    [1024, 'valid-anagram'],
    [1440, 'contains-duplicate'],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const { button } = await openSolution(page, { slug, editing: true });
      const listing = page.locator('.cm-editor');
      const heightAbove = async () => {
        const workspace = await page
          .getByRole('region', { name: 'Your code', exact: true })
          .boundingBox();
        return ((await listing.boundingBox())?.y ?? 0) - (workspace?.y ?? 0);
      };
      const before = await heightAbove();
      await listing.getByRole('textbox').press('End');
      await page.keyboard.type(' ');
      await expect(page.getByText('Edited')).toBeVisible();
      expect(await heightAbove()).toBeCloseTo(before);
      await button('Copy').click();
      await expect(page.getByText('Copied!')).toBeVisible();
      expect(await heightAbove()).toBeCloseTo(before);
      await button('Run tests').click();
      await expect(button('Stop')).toBeVisible();
      expect(await heightAbove()).toBeCloseTo(before);
    });
  }
  library.letGo();
});

test('a download of Python that fails can be tried again, and one that stalls or is not needed any more ends', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|ERR_ABORTED|Failed to load resource/);
  const address = '**/library.zip';
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/library.zip'));
  await page.goto('/dsaarticles');
  const { button, output } = await openSolution(page);

  await test.step('one that fails', async () => {
    await page.route(address, (route) => route.abort());
    await button('Run').click();
    await expect(output).toContainText("We couldn't load Python");
    await page.unroute(address);
  });

  const library = await held(page, address);
  await test.step('one that stalls, until Stop is pressed', async () => {
    await button('Try again').click();
    await expect(output).toContainText('Getting Python ready…');
    const stopped = ended();
    await button('Stop').click();
    await stopped;
    await expect(output).toContainText('You stopped the run.');
  });

  await test.step('one of a run, when the page is left', async () => {
    await button('Run').click();
    await expect(output).toContainText('Getting Python ready…');
    const left = ended();
    await page.goBack();
    await left;
  });

  await test.step('one that only prepares a run, when the page is left', async () => {
    const requested = page.waitForRequest(address);
    await page.goForward();
    await expectInteractive(button('Run'));
    await page.getByRole('heading', { level: 1 }).hover();
    await button('Run').hover();
    await requested;
    const left = ended();
    await page.goBack();
    await left;
    await expect(page.locator('iframe[title=Python]')).toHaveCount(0);
  });

  await page.goForward();
  library.letGo();
  await button('Run').click();
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
});

test('a pointer over Run has Python prepared unseen, and a run then gives what any run gives', async ({
  page,
}) => {
  const files = lateFiles(page);
  const { button, output } = await openSolution(page);
  await button('Run').click();
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
  const unprepared = await output.textContent();
  await page.reload();
  await expectInteractive(button('Run'));
  files.length = 0;
  await button('Run').hover();
  await expect.poll(() => files).toContain('memory.bin');
  await expect.poll(() => page.workers(), { timeout: PYTHON_STARTS_MS }).toHaveLength(1);
  await expect(button('Run')).toBeEnabled();
  await expect(output).toBeHidden();
  await button('Run').click();
  await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS });
  expect(await output.textContent()).toBe(unprepared);
  expect(files.filter((name) => name === 'python.wasm')).toHaveLength(1);
});
