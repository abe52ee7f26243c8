import { openSolution, STOPS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

test('errors are explained in a sentence, and the next run works', async ({ page }) => {
  test.slow();
  const solution = await openSolution(page, { editing: true });
  const { button, output } = solution;
  const works = () => solution.expect('print(6 * 7)', '42');

  await solution.expect(
    'def half(x):\n    return x / 0\n\nprint("first")\nhalf(2)',
    /first.*ZeroDivisionError on line 2/s,
  );
  await expect(output).toContainText('File "solution.py", line 5, in <module>');
  await solution.expect('def f(:\n    pass', /SyntaxError on line 1\s*invalid syntax/);
  await solution.expect('name = input("Name? ")', 'There is no input to read here');
  await solution.expect('def f(n):\n    return f(n + 1)\n\nf(0)', 'RecursionError on line 2');
  await solution.expect(
    'import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(10000)\n@lru_cache(None)\ndef f(n):\n    return n and 1 + f(n - 1)\nprint(f(4000))',
    '4000',
  );
  await solution.expect(
    'print("begin" + "x" * 20_000_000 + "end")',
    /KiB of output are left out here[\s\S]*end/,
  );
  await works();
  await solution.expect(
    'x = []\nwhile True:\n    x.append(bytearray(2 * 10**8))',
    'needs more than the 384 MiB',
  );
  await works();
  await solution.expect(
    'import sys\nsys.setrecursionlimit(10**7)\ndef f(n):\n    return sorted([1, 2], key=lambda _: f(n + 1))\nf(0)',
    'Too many nested calls',
  );
  await works();
  await solution.expect('import os\nos._exit(1)', 'Your program crashed Python');
  await works();

  await solution.run('print("before")\nwhile True:\n    pass');
  await expect(output).toContainText('before');
  const copied = button('Copy');
  await page.context().grantPermissions(['clipboard-write']);
  await copied.click();
  await expect(button('Copied!')).toBeVisible({ timeout: 2_000 });
  await expect(output).toContainText('Stopped after 5 seconds', { timeout: STOPS_MS });
  await works();
  await solution.run('while True:\n    pass');
  await button('Stop').click();
  await expect(output).toContainText('You stopped the run.');
  await works();
});

test("a program can use asyncio, and gets an error for what it can't import", async ({ page }) => {
  const solution = await openSolution(page, { editing: true });
  const { output } = solution;
  await solution.expect(
    [
      'import asyncio',
      'async def say(word, seconds):',
      '    await asyncio.sleep(seconds)',
      '    print(word)',
      'async def main():',
      '    await asyncio.gather(say("second", 0.5), say("first", 0.01))',
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
    await expect(output).toContainText('no other packages');
  }
});

test('changes a program makes to Python and its files do not affect the next', async ({ page }) => {
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
