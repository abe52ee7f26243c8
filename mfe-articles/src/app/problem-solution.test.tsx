import type { DsaProblem, PictureShape, ProblemPicture } from '@site/shared/contracts/practice';
import {
  buildApproach,
  buildProblem,
  buildProblemSummary,
  fakeApi,
  renderApp,
  serve,
} from '@site/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { LatePicture as RenderedPicture } from '../features/dsa-problem/picture/late-picture.server.tsx';
import { LatePicture } from '../features/dsa-problem/picture/late-picture.tsx';
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

describe('the picture', () => {
  const TITLE = 'Each number looks up its partner';

  async function open(picture: ProblemPicture | undefined) {
    const { explanation } = buildProblem();
    const problem = buildProblem({ explanation: { ...explanation, ...(picture && { picture }) } });
    const api = fakeApi()
      .on('get', '/v1/dsa-problems', () => ({ status: 200, data: [buildProblemSummary()] }))
      .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: problem }));
    const page = renderApp(routes, { path: '/dsaarticle/two-sum', api });
    await screen.findByRole('heading', { name: 'Explanation' });
    return page;
  }

  /** The page with one frame of this shape, explanation open. */
  async function openShape(...shapes: PictureShape[]) {
    const { user } = await open({ title: TITLE, frames: [{ note: 'Look at `3`.', shapes }] });
    await user.click(screen.getByText('Why it works, step by step'));
    return within(await screen.findByRole('figure', { name: TITLE }));
  }

  test('a picture is folded with the explanation, which gives the answer away', async () => {
    const { user } = await open({
      title: TITLE,
      frames: [
        { note: 'The map is empty.', shapes: [{ shape: 'map', entries: [] }] },
        { note: 'Both are found.', shapes: [{ shape: 'array', cells: [3, 5] }] },
      ],
    });
    expect(await screen.findByText(TITLE)).not.toBeVisible();
    await user.click(screen.getByText('Why it works, step by step'));
    const figure = within(screen.getByRole('figure', { name: TITLE }));
    expect(figure.getByText('The map is empty.')).toBeVisible();
    expect(figure.getByText('empty')).toBeVisible();
    expect(figure.getByText('Both are found.')).toBeVisible();
  });

  test('a problem without a picture is explained in words only', async () => {
    const { user } = await open(undefined);
    await user.click(screen.getByText('Why it works, step by step'));
    expect(screen.getByRole('heading', { name: 'Key Insight' })).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('an array has its name, indexes and pointers, and marks are announced', async () => {
    const figure = await openShape({
      shape: 'array',
      name: 'numbers',
      cells: [30, 50],
      marked: [1],
      pointers: { left: 0, low: 1, high: 1 },
    });
    expect(figure.getByText('numbers')).toBeVisible();
    const [, first, second] = figure.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^0\s*30\s*left$/);
    expect(second).toHaveTextContent(/^1\s*50 \(marked\)\s*low, high$/);
  });

  test('a stack says where its top is, and a queue where it begins and ends', async () => {
    const figure = await openShape(
      { shape: 'stack', cells: ['(', '['] },
      { shape: 'queue', cells: [7] },
    );
    const [, bottom, top, only] = figure.getAllByRole('listitem');
    expect(bottom).toHaveTextContent(/^\($/);
    expect(top).toHaveTextContent(/^\[\s*top$/);
    expect(only).toHaveTextContent(/^7\s*front, back$/);
  });

  test('a grid is a table with labels', async () => {
    const figure = await openShape({
      shape: 'grid',
      name: 'ways',
      rows: [
        [1, 2],
        [3, 4],
      ],
      row_labels: ['a', 'b'],
      marked: [[1, 0]],
    });
    const table = within(figure.getByRole('region', { name: 'ways in frame 1' })).getByRole(
      'table',
    );
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['01', 'a12', 'b3 (marked)4']);
  });

  test('a row or column without a label has no empty heading', async () => {
    const figure = await openShape({
      shape: 'grid',
      rows: [[1, 2]],
      row_labels: [''],
      column_labels: ['', 'a'],
    });
    expect(figure.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'a',
    ]);
    expect(figure.queryByRole('rowheader')).toBeNull();
  });

  test('a linked list and a map are drawn as in Step through', async () => {
    const figure = await openShape(
      { shape: 'linked-list', nodes: [4, 5], pointers: { slow: 1 }, back_to: 0 },
      { shape: 'map', entries: [['key', 9]], marked: [0] },
    );
    const [, first, second] = figure.getAllByRole('listitem');
    expect(first).toHaveTextContent('4→');
    expect(second).toHaveTextContent(/^5→back to 4\s*slow$/);
    expect(figure.getByRole('term')).toHaveTextContent('key');
    expect(figure.getByRole('definition')).toHaveTextContent('9 (marked)');
  });

  test.each<[PictureShape, string]>([
    [
      { shape: 'tree', nodes: [4, null, 7], marked: [2] },
      'Tree, level by level: 4, none, 7. Marked: 7.',
    ],
    [
      {
        shape: 'branches',
        nodes: [{ value: '' }, { value: '[1]', parent: 0, by: '1', look: 'marked' }],
      },
      'Tree, branch by branch: root, [1] by 1. Marked: [1] by 1.',
    ],
    [
      {
        shape: 'graph',
        directed: true,
        nodes: [{ name: 'a', note: '0', look: 'marked' }, { name: 'b' }],
        edges: [{ from: 'a', to: 'b', weight: 4 }],
      },
      'Graph: a (0), b, a to b (4). Marked: a (0).',
    ],
    [
      { shape: 'bars', heights: [2, 0], filled: [0, 2], pointers: { left: 0 } },
      'Bars: 2, 0 with 2 on it.',
    ],
    [
      {
        shape: 'intervals',
        intervals: [
          { from: 1, to: 3, text: 'kept' },
          { from: 2, to: 4 },
        ],
      },
      'Intervals: kept from 1 to 3, 2 to 4.',
    ],
  ])('a diagram has a text alternative: %j', async (shape, words) => {
    const figure = await openShape(shape);
    expect(figure.getByRole('img', { name: words })).toBeVisible();
  });

  const pictureOf = (title: string): ProblemPicture => ({
    title,
    frames: [{ note: 'Both are found.', shapes: [{ shape: 'array', cells: [3, 5] }] }],
  });

  test("a picture in the document stays as it is until it's replaced", async () => {
    const [first, second] = [pictureOf('Two pointers meet'), pictureOf('A map remembers')];
    serve(<RenderedPicture picture={first} />);
    const written = screen.getByRole('figure', { name: 'Two pointers meet' });
    const container = document.body.lastElementChild as HTMLElement;

    const { rerender } = render(<LatePicture picture={first} />, { container, hydrate: true });
    rerender(<LatePicture picture={first} />);
    expect(screen.getByRole('figure', { name: 'Two pointers meet' })).toBe(written);
    expect(written).toHaveTextContent('Both are found.');

    rerender(<LatePicture picture={second} />);
    expect(await screen.findByRole('figure', { name: 'A map remembers' })).toBeVisible();
    expect(written).not.toBeInTheDocument();
  });
});
