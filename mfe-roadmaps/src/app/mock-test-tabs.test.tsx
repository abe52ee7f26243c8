import { TabChannel } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  ATTEMPT_ID,
  buildAttempt,
  buildResult,
} from '../features/mock-test/testing/build-attempt.ts';
import { noWork } from '../features/mock-test/work.ts';
import {
  address,
  attemptPath,
  button,
  handIn,
  handInPath,
  heading,
  open,
  storedWork,
  storeWork,
  withTest,
  workPath,
} from '../testing/mock-test-site.ts';

describe('a test in two tabs', () => {
  const otherTab = new TabChannel('mock-attempts');
  afterAll(() => otherTab.close());
  const closed = (closedAt: string) =>
    buildAttempt({ state: 'handed-in', closedAt, result: buildResult() });
  const writes = (work: Parameters<typeof storeWork>[0]) => act(() => storeWork(work));

  test('answers and code from one are shown in the other', async () => {
    open(withTest(), `${address}?part=two-sum`);
    const program = await screen.findByRole('region', { name: 'Your Python solution to Two Sum' });
    const changedAt = new Date().toISOString();
    writes({
      answers: [{ question: 'core/threads', option: 0, changedAt }],
      programs: [{ problem: 'two-sum', language: 'python', code: 'print(8)\n', changedAt }],
    });
    expect(button(/^Questions/)).toHaveTextContent('1 of 2 answered');
    await waitFor(() => expect(program).toHaveTextContent('print(8)'));
  });

  test("handed in from one, it's over in the other, which sends nothing more", async () => {
    const api = withTest();
    open(api, `${address}?part=questions`);
    await screen.findByRole('radio', { name: 'threads one' });
    api.on('get', attemptPath, () => ({ status: 200, data: closed(new Date().toISOString()) }));
    otherTab.postMessage(ATTEMPT_ID);
    await heading('Result: First test');
    expect(api.callsTo('put', workPath)).toEqual([]);
  });

  test("what was written after that doesn't count, but can be copied", async () => {
    const closedAt = new Date(Date.now() - 60_000).toISOString();
    const changedAt = new Date().toISOString();
    const api = withTest().on('put', workPath, () => ({
      status: 409,
      data: { code: 'test-over', message: 'The test is over.' },
    }));
    const { user } = open(api, `${address}?part=questions`);
    const choice = await screen.findByRole('radio', { name: 'threads one' });
    api.on('get', attemptPath, () => ({ status: 200, data: closed(closedAt) }));
    writes({ programs: [{ problem: 'two-sum', language: 'python', code: 'print(9)', changedAt }] });
    await user.click(choice);
    expect(
      await screen.findByText("Some of what you wrote here doesn't count", {}, { timeout: 4_000 }),
    ).toBeVisible();
    expect(screen.queryByText(/We'll send it when you're online/)).not.toBeInTheDocument();
    expect(screen.getByText('Two Sum in Python')).toBeVisible();
    expect(screen.getByText('Question 1: threads one')).toBeVisible();
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('print(9)');
    await user.click(button('Discard'));
    expect(screen.queryByText(/doesn't count/)).not.toBeInTheDocument();
    expect(storedWork()).toEqual(noWork);
  });

  test('the others are notified when one hands in', async () => {
    const received = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    const api = withTest().on('post', handInPath, () => ({
      status: 200,
      data: closed(new Date().toISOString()),
    }));
    const { user } = open(api);
    const { confirm } = await handIn(user);
    await confirm();
    await heading('Result: First test');
    expect(await received).toBe(ATTEMPT_ID);
  });
});

test('unsent work from here is sent, though the test was handed in elsewhere', async () => {
  const closed = buildAttempt({ state: 'handed-in', result: buildResult() });
  const api = withTest(closed).on('post', handInPath, () => ({
    status: 200,
    data: { ...closed, late: true },
  }));
  const answers = [{ question: 'core/pages', option: 1, changedAt: new Date().toISOString() }];
  const { router } = open(api, '/mock-tests');
  storeWork({ answers });
  await act(() => router.navigate(address));
  expect(await screen.findByText('Late')).toBeVisible();
  expect(api.callsTo('post', handInPath)[0]?.data).toEqual({
    answers,
    programs: [],
    runs: [],
  });
});
