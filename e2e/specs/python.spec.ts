import type { Page } from '@playwright/test';
import { openSolution, PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

/** Files of Python, of the editor and of highlighting that a page asks for. */
function lateFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/runner-|editor|codemirror|lezer/.test(pathname))
      files.push(pathname.split('/').at(-1) ?? '');
  });
  return files;
}

/** Holds back what is asked for under an address until it is let go. */
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

test('a solution runs and passes its tests; nothing of Python is loaded before', async ({
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
    'python.wasm',
    'worker.js',
  ]);
  await button('Run tests').click();
  await expect(output).toContainText(/(\d+) of \1 tests passed/);
  await expect(page.getByText('All tests passed')).toBeVisible();
  await button('Run').click();
  await expect(output.getByRole('listitem')).toHaveCount(0);
  await expect(output).toContainText('[2, 3]');
  expect(files, 'the engine is fetched once').toHaveLength(5);
});

test('what goes wrong is told in a sentence, and the next run works', async ({ page }) => {
  test.slow();
  const solution = await openSolution(page, { editing: true });
  const { button, output } = solution;
  const works = () => solution.expect('print(6 * 7)', '42');

  await solution.expect(
    'def half(x):\n    return x / 0\n\nprint("first")\nhalf(2)',
    /first.*ZeroDivisionError in line 2/s,
  );
  await expect(output).toContainText('File "solution.py", line 5, in <module>');
  await solution.expect('def f(:\n    pass', /SyntaxError in line 1\s*invalid syntax/);
  await solution.expect('name = input("Name? ")', 'There is no input to read here');
  await solution.expect('def f(n):\n    return f(n + 1)\n\nf(0)', 'RecursionError in line 2');
  await solution.expect(
    'import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(10000)\n@lru_cache(None)\ndef f(n):\n    return n and 1 + f(n - 1)\nprint(f(4000))',
    '4000',
  );
  await solution.expect(
    'for i in range(50 * 1024):\n    print("x" * 1023)',
    'only its first 64 KiB are shown',
  );
  await works();
  await solution.expect(
    'x = []\nwhile True:\n    x.append(bytearray(2 * 10**8))',
    'more memory than the 384 MiB',
  );
  await works();
  await solution.expect(
    'import sys\nsys.setrecursionlimit(10**7)\ndef f(n):\n    return sorted([1, 2], key=lambda _: f(n + 1))\nf(0)',
    'The calls went too deep',
  );
  await works();
  await solution.expect('import os\nos._exit(1)', 'The program ended Python itself');
  await works();

  await solution.run('print("before")\nwhile True:\n    pass');
  await expect(output).toContainText('before');
  const copied = button('Copy');
  await page.context().grantPermissions(['clipboard-write']);
  await copied.click();
  await expect(button('Copied!')).toBeVisible({ timeout: 2_000 });
  await expect(output).toContainText('Stopped after 5 seconds');
  await works();
  await solution.run('while True:\n    pass');
  await button('Stop').click();
  await expect(output).toContainText('You have stopped the run.');
  await works();
});

test('a program may wait as asyncio does, and is told what it cannot import', async ({ page }) => {
  const solution = await openSolution(page, { editing: true });
  const { output } = solution;
  await solution.expect(
    [
      'import asyncio',
      'async def say(word, seconds):',
      '    await asyncio.sleep(seconds)',
      '    print(word)',
      'async def main():',
      '    await asyncio.gather(say("second", 0.02), say("first", 0.01))',
      'asyncio.run(main())',
    ].join('\n'),
    /first\s+second/,
  );
  await solution.expect(
    'import asyncio\nasync def main():\n    await asyncio.Event().wait()\nasyncio.run(main())',
    'RuntimeError: the program waits for something that never happens.',
  );
  for (const [program, name] of [
    ['import numpy', 'numpy'],
    ['def test():\n    import unittest\ntest()', 'unittest'],
    ['import urllib.request', 'email'],
  ] as const) {
    await solution.expect(program, `${name} cannot be imported here, nor what needs it.`);
    await expect(output).toContainText('most of its standard library, and no other packages');
  }
});

test('what a program changes in Python and its files does not reach the next', async ({ page }) => {
  const solution = await openSolution(page, { editing: true });
  await solution.expect(
    [
      'import builtins, collections, math, os, statistics, sys',
      'math.pi = 3',
      'collections.deque = list',
      'statistics.mean = max',
      'sys.setrecursionlimit(100)',
      'os.makedirs("/tmp/kept/deep")',
      'open("/tmp/kept/deep/note.txt", "w").close()',
      'open("note.txt", "w").close()',
      'os.chdir("/tmp")',
      'print("changed")',
      'builtins.print_twice = builtins.len = None',
    ].join('\n'),
    'changed',
  );
  await solution.expect(
    [
      'import collections, math, os, statistics, sys',
      'print(round(math.pi, 2), collections.deque([1]), statistics.mean([1, 2]), len("ab"))',
      'print("print_twice" in dir(__builtins__), sys.getrecursionlimit())',
      'print(os.listdir(), os.listdir("/tmp"))',
    ].join('\n'),
    /3\.14 deque\(\[1\]\) 1\.5 2\s+False 1000\s+\[\] \[\]/,
  );
  await solution.expect(
    'import logging, shutil\nlogging.basicConfig(level=10)\nshutil.rmtree("/", ignore_errors=True)\nprint("gone")',
    'gone',
  );
  await solution.expect(
    'import logging, statistics\nopen("/tmp/note.txt", "w").close()\nlogging.debug("heard")\nprint("back")',
    /Output\s*back/,
  );
});

test('a program of one’s own fails tests with what it gives, is kept, and can be reset', async ({
  page,
}) => {
  const { button, output, run } = await openSolution(page, { editing: true });
  await run('def two_sum(numbers, target):\n    return [0, 1]');
  await expect(output).toContainText('printed nothing', { timeout: PYTHON_STARTS_MS });
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

test('where Python cannot be fetched, the page says so and Try again helps', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const { button, output } = await openSolution(page);
  await page.route('**/library.zip', (route) => route.abort());
  await button('Run').click();
  await expect(output).toContainText('Python could not be fetched');
  await page.unroute('**/library.zip');
  await button('Try again').click();
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
});
