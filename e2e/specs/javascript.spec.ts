import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { openSolution } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

/** Our solution has such tabs, too. */
const tab = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your code', exact: true }).getByRole('tab', { name });

const RIGHT = `function twoSum(numbers, target) {
  const seen = new Map();
  for (const [index, number] of numbers.entries()) {
    if (seen.has(target - number)) return [seen.get(target - number), index];
    seen.set(number, index);
  }
}

console.log(twoSum([3, 8, 5, 11], 16));
`;
const WRONG = RIGHT.replace('index];', 'index + 1];');

test('someone solves a problem in JavaScript; tab, draft and attempts are there after a reload', async ({
  page,
  person: _,
}) => {
  const solution = await openSolution(page, { language: 'JavaScript', editing: true });
  const { button, output } = solution;
  await solution.expect(WRONG, '[2, 4]');
  await button('Run tests').click();
  await expect(output).toContainText(/0 of \d+ tests passed/);
  await expect(output.getByText('twoSum([3, 8, 5, 11], 16)')).toBeVisible();
  await expectAccessible(page);

  await solution.expect(RIGHT, '[2, 3]');
  await button('Submit').click();
  await expect(output).toContainText(/20 of 20 cases passed/);
  const workspace = page.getByRole('region', { name: 'Your code', exact: true });
  await workspace.getByText('Attempts', { exact: true }).click();
  await expect(workspace.getByText(/20\/20.*JavaScript/)).toBeVisible();

  await page.reload();
  await expect(tab(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
  const program = page.getByRole('region', { name: 'Your JavaScript solution to Two Sum' });
  await expect(program).toContainText('new Map()');
  await workspace.getByText('Attempts', { exact: true }).click();
  await expect(workspace.getByText(/20\/20.*JavaScript/)).toBeVisible();
});

test('an own case is compared with our solution; an error names its line, an endless loop is stopped, and a run after it works', async ({
  page,
}) => {
  const solution = await openSolution(page, { language: 'JavaScript' });
  await test.step('an own case', async () => {
    const { button, output } = solution;
    const workspace = page.getByRole('region', { name: 'Your code', exact: true });
    await workspace.getByText('Your own cases').click();
    await workspace.getByLabel('Input').fill('twoSum([1, 2, 3], 5)');
    await button('Add case').click();
    await button('Run tests').click();
    await expect(output).toContainText('Our solution[1, 2]');
    await expect(output).toContainText('Yoursundefined');
    await button('Edit').click();
  });
  await solution.expect('const a = 1;\n\nfunction f( {\n', 'SyntaxError on line');
  await solution.expect('\nfunction f() {\n  return null.x;\n}\nf();', 'TypeError on line 3');
  await solution.expect('const f = () => f();\nf();', 'Check the base case');
  await solution.expect('setTimeout(() => console.log("at", Date.now()), 60_000);', 'at 60000');
  await solution.expect('console.log("before");\nwhile (true) {}', 'Stopped after 5 seconds');
  await expect(solution.output).toContainText('before');
  await solution.expect(
    'for (let n = 0; n < 1e5; n += 1) console.log(n);',
    /left out here[\s\S]*99999/,
  );
  await solution.run('while (true) {}');
  await solution.button('Stop').click();
  await expect(solution.output).toContainText('You stopped the run.');
  await solution.expect('console.log(typeof a, typeof f);', 'undefined undefined');
});
