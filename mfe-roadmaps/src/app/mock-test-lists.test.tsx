import { act, screen, within } from '@testing-library/react';
import { buildAttempt } from '../features/mock-test/testing/build-attempt.ts';
import {
  address,
  attemptPath,
  attempts,
  heading,
  noAttempts,
  open,
  withTest,
} from '../testing/mock-test-site.ts';

test('a visitor sees the tests and how they work, and is prompted to log in and come back', async () => {
  const { user } = open(withTest(), '/mock-tests', null);
  await user.click(await screen.findByRole('link', { name: 'First test' }));
  await heading('First test');
  expect(screen.getByRole('list', { name: 'About this test' })).toHaveTextContent(
    'By the Stepwise editorsReviewed November 24, 2026',
  );
  expect(screen.getByText(/You have 60 minutes for 1 problem and 2 multiple-choice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start test' })).not.toBeInTheDocument();
  expect(screen.getByText(/so you can continue after a crash/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/mock-tests/first')),
  );
});

test('a running test can be continued, and a result is listed', async () => {
  const { id, testId, title, startedAt, endsAt, state, late } = buildAttempt();
  const running = {
    id,
    testId,
    title,
    startedAt,
    endsAt,
    state,
    late,
    timedOut: false,
    reopened: false,
    score: null,
  };
  const closed = {
    ...running,
    id: '7d3c1c9e-3f50-4a39-8ce2-6f3a5f0d3c12',
    state: 'handed-in' as const,
    score: { points: 4, outOf: 7, judged: true },
  };
  const data = { ...noAttempts, attempts: [running, closed] };
  const api = withTest().on('get', attempts, () => ({ status: 200, data }));
  open(api, '/mock-tests');
  expect(await screen.findByText("You're in the middle of “First test”")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', address);
  const results = within(screen.getByRole('table', { name: "Tests you've taken" }));
  expect(results.getByText(/^6[01] minutes left$/)).toBeVisible();
  expect(results.getByText('4 of 7 points (57%)')).toBeVisible();
});

test("an unknown test, attempt or script isn't found", async () => {
  const missing = () => ({ status: 404, data: { code: 'not-found', message: 'None.' } });
  const api = withTest()
    .on('get', attemptPath, missing)
    .on('get', '/v1/mock-tests/second', missing)
    .on('get', /interviews/, missing);
  const { router } = open(api, '/mock-tests/second');
  await heading('Test not found');
  await act(() => router.navigate(address));
  await screen.findByText('You have no test at this address.');
  await act(() => router.navigate('/mock-interviews/none'));
  await heading('Script not found');
});
