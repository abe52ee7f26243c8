import { networkFailure } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAttempt, buildResult } from '../features/mock-test/testing/build-attempt.ts';
import {
  attemptPath,
  attempts,
  button,
  heading,
  noAttempts,
  open,
  withTest,
} from '../testing/mock-test-site.ts';

test('a result shows what was right, topic by topic, and what to practise next', async () => {
  open(withTest(buildAttempt({ state: 'handed-in', result: buildResult() })));
  await heading('Result: First test');
  expect(screen.getByRole('heading', { name: '3 of 7 points' })).toBeVisible();
  const topics = within(screen.getByRole('region', { name: 'By topic' }));
  expect(topics.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Operating systems1 of 2',
    'Arrays2 of 5',
  ]);
  const next = within(screen.getByRole('region', { name: 'What to practise next' }));
  expect(next.getByRole('link', { name: 'Two Sum' })).toHaveAttribute(
    'href',
    '/dsaarticle/two-sum',
  );
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two Sum 3 points lost',
    'Memory 1 point lost',
  ]);
  const sections = within(screen.getByRole('table', { name: 'Result by section' }));
  expect(sections.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SectionPointsRightWrongEmptyAccuracyTime used',
    'Problems and questions3 of 711050%30:05 of 60 min',
  ]);
  expect(next.getByRole('link', { name: 'Take the test again' })).toHaveAttribute(
    'href',
    '/mock-tests/first',
  );
  const problem = within(screen.getByRole('article', { name: 'Two Sum' }));
  expect(problem.getByText('2 of 4 cases passed')).toBeVisible();
  expect(problem.getByText(/same number twice/)).toBeVisible();
  expect(problem.getByRole('link')).toHaveAttribute('href', '/dsaarticle/two-sum#solution');
  expect(screen.getByText('Question 2: wrong')).toBeVisible();
  expect(screen.getByText('Pages are fixed in size.')).toBeVisible();
});

test('a test that was handed in by mistake can be continued while there is time', async () => {
  const closedAt = new Date().toISOString();
  const closed = buildAttempt({ state: 'handed-in', closedAt, result: buildResult() });
  const api = withTest(closed).on('post', `${attemptPath}/reopen`, () => ({
    status: 200,
    data: buildAttempt({ reopened: true }),
  }));
  const { user } = open(api);
  expect(await screen.findByText(/^Your time isn't up: (60|61) minutes left$/)).toBeVisible();
  await user.click(button('Go on with the test'));
  expect(await screen.findByRole('timer', { name: 'Time left' })).toBeVisible();
});

test('no test can be continued after its end', async () => {
  const endsAt = new Date(Date.now() - 60_000).toISOString();
  open(withTest(buildAttempt({ state: 'handed-in', endsAt, result: buildResult() })));
  await heading('Result: First test');
  expect(screen.queryByText(/^Your time isn't up/)).not.toBeInTheDocument();
});

test("programs that couldn't be run can be run again", async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const program = { language: 'python' as const, code: 'x' };
  const result = buildResult({
    judged: false,
    problems: [{ id: 'two-sum', points: 0, program, lastRun: null, judgement: null }],
  });
  const api = withTest(buildAttempt({ state: 'handed-in', result })).on(
    'get',
    '/v1/dsa-problems/two-sum',
    () => {
      throw networkFailure();
    },
  );
  const { user } = open(api);
  expect(await screen.findByText('Not judged yet')).toBeVisible();
  await screen.findByText("We couldn't run your solutions", {}, { timeout: 4_000 });
  const requestCount = api.callsTo('get', '/v1/dsa-problems/two-sum').length;
  await user.click(button('Try again'));
  await waitFor(() =>
    expect(api.callsTo('get', '/v1/dsa-problems/two-sum').length).toBeGreaterThan(requestCount),
  );
  expect(warned).toHaveBeenCalled();
});

test("a test that ended while its page was closed says so, and is judged when it's opened", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const program = { language: 'python' as const, code: 'x' };
  const lastRun = { passed: 2, total: 3 };
  const result = buildResult({
    judged: false,
    problems: [{ id: 'two-sum', points: 3, program, lastRun, judgement: null }],
  });
  const { id, testId, title, startedAt, endsAt } = buildAttempt();
  const score = { points: 4, outOf: 7, judged: false };
  const listed = {
    id,
    testId,
    title,
    startedAt,
    endsAt,
    late: false,
    timedOut: true,
    reopened: false,
    score,
  };
  const data = { ...noAttempts, attempts: [{ ...listed, state: 'handed-in' as const }] };
  let respond = () => {};
  const api = withTest(buildAttempt({ state: 'handed-in', timedOut: true, result }))
    .on('get', attempts, () => ({ status: 200, data }))
    .on('get', '/v1/dsa-problems/two-sum', async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      throw networkFailure();
    });
  const { user } = open(api, '/mock-tests');
  expect(
    await screen.findByText('4 of 7 points so far. Open it to judge your solutions.'),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: "Tests you've taken" }));
  await user.click(table.getByRole('link', { name: 'First test' }));
  expect(await screen.findByText("Your solutions weren't judged")).toBeVisible();
  expect(screen.getByText(/^The test ended while this page was closed or offline/)).toBeVisible();
  expect(screen.getByText(/^Judging your solutions: 1 of 1/)).toBeVisible();
  expect(screen.getByText(/^Programs count by your last run/)).toBeVisible();
  const problem = within(screen.getByRole('article', { name: 'Two Sum' }));
  expect(
    problem.getByText('Not judged yet. Your last run passed 2 of the 3 cases shown'),
  ).toBeVisible();
  act(() => respond());
});
