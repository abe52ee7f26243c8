import type { DsaProblem } from '@site/shared/contracts';
import {
  buildApproach,
  buildProblem,
  buildProblemSummary,
  fakeApi,
  renderApp,
} from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { stubObservers } from '../testing/stub-observers.ts';

beforeEach(stubObservers);

const inJavaScript = {
  starter: 'f();\n',
  starterHtml: '',
  code: 'console.log(1);\n',
  codeHtml: '',
  support: '',
  supportHtml: '',
  cases: [{ name: 'one', input: '1', expected: '1', hidden: false }],
};

const approaches = {
  solution: 'Hash map',
  before: [
    buildApproach(),
    buildApproach({
      id: 'sort-first',
      name: 'Sort first',
      intuition: 'Order helps.',
      complexity: { time: 'O(n log n)', space: 'O(n)', reason: 'Sorting takes that.' },
      code: 'print(3)\n',
      codeHtml: '<span class="line">print(3)</span>',
    }),
  ],
};

async function open(changes: Partial<DsaProblem> = { approaches }) {
  const api = fakeApi()
    .on('get', '/v1/dsa-problems', () => ({ status: 200, data: [buildProblemSummary()] }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem(changes) }));
  const page = renderApp(routes, { path: '/dsaarticle/two-sum#solution', api });
  await screen.findByRole('heading', { name: 'Solution' });
  return page;
}

const solution = () => within(screen.getByRole('region', { name: 'Solution' }));
/** Folded content, by the text of its summary. */
const fold = (words: string) => {
  const summary = solution()
    .getAllByText(words)
    .map((found) => found.closest('summary'))
    .find(Boolean);
  return { summary: summary as HTMLElement, details: summary?.parentElement as HTMLDetailsElement };
};

test('approaches are listed in order with their cost, and ours is last and open', async () => {
  await open();
  expect(solution().getByText('Our solution in Python, and 2 other approaches')).toBeVisible();
  const [list] = solution().getAllByRole('list');
  const summaries = [...(list?.querySelectorAll('summary') ?? [])];
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    '1. Brute force O(n²) time O(1) space',
    '2. Sort first O(n log n) time O(n) space',
    '3. Hash map O(n) time O(n) space',
  ]);
  expect(summaries.map(({ parentElement }) => parentElement?.hasAttribute('open'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(solution().getByRole('region', { name: 'Python solution to Two Sum' })).toBeVisible();
  expect(solution().getByText('Try every pair.')).not.toBeVisible();
});

test('an open approach shows its idea, its steps, its listing, and the reason for its cost', async () => {
  const { user } = await open();
  const { summary, details } = fold('1. Brute force');
  await user.click(summary);
  const chosen = within(details);
  expect(chosen.getByText('Try every pair.')).toBeVisible();
  expect(chosen.getByText('target', { selector: 'code' })).toBeVisible();
  const steps = within(chosen.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Take a number.',
    'Add each one behind it.',
  ]);
  expect(chosen.getByText('brute-force.py')).toBeVisible();
  const listing = chosen.getByRole('region', { name: 'Python listing of Brute force' });
  expect(listing).toHaveTextContent('print(2)');
  expect(chosen.getByText('There are about n² / 2 pairs.')).toBeVisible();
  await user.click(chosen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('print(2)\n');
  expect(solution().getByRole('region', { name: 'Python solution to Two Sum' })).toBeVisible();
});

test('the explanation and the complexity of ours are a click away', async () => {
  const { user } = await open();
  await user.click(solution().getByRole('link', { name: 'complexity analysis' }));
  await waitFor(() =>
    expect(screen.getByText('Time and space').closest('details')).toHaveAttribute('open'),
  );
});

test('the listings follow the chosen language', async () => {
  const before = approaches.before.map((approach) => ({
    ...approach,
    javascript: { code: `console.log("${approach.id}");\n`, codeHtml: '' },
  }));
  const { user } = await open({
    approaches: { ...approaches, before },
    javascript: inJavaScript,
  });
  await user.click(screen.getByRole('tab', { name: 'JavaScript' }));
  expect(solution().getByText('Our solution in JavaScript, and 2 other approaches')).toBeVisible();
  const { summary, details } = fold('2. Sort first');
  await user.click(summary);
  const chosen = within(details);
  expect(chosen.getByText('sort-first.js')).toBeVisible();
  expect(
    chosen.getByRole('region', { name: 'JavaScript listing of Sort first' }),
  ).toHaveTextContent('console.log("sort-first");');
});

test('a problem without approaches shows our solution alone', async () => {
  await open({});
  expect(solution().getByText('Our solution in Python')).toBeVisible();
  expect(solution().queryByRole('list')).not.toBeInTheDocument();
  expect(solution().getByText('solution.py')).toBeVisible();
});

test('a single approach beside ours is announced as one', async () => {
  await open({ approaches: { ...approaches, before: [buildApproach()] } });
  expect(solution().getByText('Our solution in Python, and another approach')).toBeVisible();
});
