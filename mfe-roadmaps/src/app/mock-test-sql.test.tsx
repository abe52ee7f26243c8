import type { MockAttempt, MockResult } from '@site/shared/contracts/practice';
import { drafts } from '@site/shared/device';
import { asha } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildAttempt,
  buildResult,
  buildTestList,
} from '../features/mock-test/testing/build-attempt.ts';
import { button, handIn, heading, open, storedWork, withTest } from '../testing/mock-test-site.ts';
import { buildTask } from '../testing/sql-task-builder.ts';

/** jsdom has no layout. */
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const problem: MockAttempt['problems'][number] = {
  id: 'sql-names',
  kind: 'sql',
  slug: 'sql-names',
  title: 'Names for the cards',
  difficulty: 'medium',
  points: 10,
  topic: { id: 'sql-topic-grouping', title: 'Grouping', roadmapId: 'sql' },
};
const problems = [problem];

const withQuery = (attempt: Partial<MockAttempt> = {}) =>
  withTest(buildAttempt({ problems, ...attempt })).on(
    'get',
    '/v1/roadmaps/sql/units/sql-names',
    () => ({ status: 200, data: buildTask() }),
  );

/** The text of the editor, in a shadow root that queries don't look into. */
const inEditor = () =>
  [...document.querySelectorAll('div')]
    .flatMap(({ shadowRoot }) => shadowRoot ?? [])[0]
    ?.querySelector('.cm-content')?.textContent;

const field = () => screen.findByRole('textbox', { name: 'Your query' });

test('someone writes a query, which is part of the test, and hands it in', async () => {
  const first = open(withQuery());
  // At once: what is typed into the editor that replaces the field is for a real browser.
  fireEvent.change(await field(), { target: { value: 'select 1' } });
  expect(screen.getByText('The rows may come in any order.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Database: Library' })).toBeVisible();
  for (const hidden of ['Check', 'Hint', 'Solution']) {
    expect(screen.queryByText(new RegExp(hidden))).not.toBeInTheDocument();
  }
  expect(button(/^Names for the cards/)).toHaveTextContent('Started');
  expect(storedWork().programs).toMatchObject([
    { problem: 'sql-names', language: 'sql', code: 'select 1' },
  ]);
  expect(drafts.read('sql-names:sql', asha.id)).toBeNull();
  const { dialog } = await handIn(first.user);
  expect(dialog.queryByText('Names for the cards')).not.toBeInTheDocument();
});

test('another device continues with the query', async () => {
  const programs = [
    {
      ...{ problem: 'sql-names', language: 'sql' as const, code: 'select 7' },
      changedAt: new Date().toISOString(),
    },
  ];
  open(withQuery({ work: { answers: [], programs, runs: [] } }));
  expect(await screen.findByRole('button', { name: /^Names/ })).toHaveTextContent('Started');
  await waitFor(() => expect(inEditor()).toBe('select 7'));
});

test("a problem that can't be loaded can be tried again", async () => {
  let found = false;
  const api = withQuery().on('get', '/v1/roadmaps/sql/units/sql-names', () =>
    found
      ? { status: 200, data: buildTask() }
      : { status: 404, data: { code: 'not-found', message: 'There is no such unit.' } },
  );
  const { user } = open(api);
  expect(await screen.findByText("We couldn't load this problem")).toBeVisible();
  found = true;
  await user.click(button('Try again'));
  expect(await field()).toBeVisible();
});

describe('the result', () => {
  const openResult = (judgement: MockResult['problems'][number]['judgement'], points: number) => {
    const program = { language: 'sql' as const, code: 'select name from members' };
    const result = buildResult({
      problems: [{ id: 'sql-names', points, program, lastRun: null, judgement }],
    });
    return open(withQuery({ state: 'handed-in', result }));
  };
  const shown = async () =>
    within(await screen.findByRole('article', { name: 'Names for the cards' }));

  test('says that a query is correct, shows it, and leads to the task', async () => {
    const { user } = openResult({ passed: 1, total: 1, failed: [] }, 10);
    await heading('Result: First test');
    const article = await shown();
    expect(article.getByText('10 of 10 points')).toBeVisible();
    expect(article.getByText('Correct')).toBeVisible();
    await user.click(article.getByText('Your query'));
    expect(article.getByText('select name from members')).toBeVisible();
    expect(
      article.getByRole('link', { name: 'Our solution to Names for the cards' }),
    ).toHaveAttribute('href', '/roadmaps/sql/sql-names#solution');
  });

  test('says on which rows a query is wrong', async () => {
    openResult({ passed: 0, total: 1, failed: ['other rows'] }, 0);
    const article = await shown();
    expect(article.getByText('0 of 10 points')).toBeVisible();
    expect(article.getByText('Wrong on other rows')).toBeVisible();
    expect(article.queryByText(/Failed or not reached/)).not.toBeInTheDocument();
  });
});

test('before the start, a test of queries speaks of queries, and any other of programs', async () => {
  const [test] = buildTestList().tests;
  const programs = { ...test, id: 'programs', title: 'Programs' };
  const api = withTest()
    .on('get', '/v1/mock-tests/first', () => ({ status: 200, data: { ...test, sqlTasks: 1 } }))
    .on('get', '/v1/mock-tests/programs', () => ({ status: 200, data: programs }));
  const { router } = open(api, '/mock-tests/first');
  await heading('First test');
  const rules = () => screen.getByRole('region', { name: 'Before you start' });
  expect(rules()).toHaveTextContent('run your query on the rows that are shown');
  expect(rules()).not.toHaveTextContent('program');
  await act(() => router.navigate('/mock-tests/programs'));
  await heading('Programs');
  expect(rules()).toHaveTextContent('run your program on the cases that are shown');
  expect(rules()).not.toHaveTextContent(/quer(y|ies)/);
});
