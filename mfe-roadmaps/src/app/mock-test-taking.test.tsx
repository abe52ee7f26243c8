import { offlineMarks, queryKeys } from '@site/shared/contracts/composition';
import { queryClient } from '@site/shared/platform';
import { asha, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAttempt, buildResult } from '../features/mock-test/testing/build-attempt.ts';
import { noWork } from '../features/mock-test/work.ts';
import {
  address,
  attemptPath,
  attempts,
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

const timer = () => screen.findByRole('timer', { name: 'Time left' });

test('someone starts a test, answers, writes code, and finds everything again after a crash', async () => {
  const api = withTest().on('post', attempts, () => ({ status: 201, data: buildAttempt() }));
  const first = open(api, '/mock-tests/first');
  await first.user.click(await screen.findByRole('button', { name: 'Start test' }));
  await heading('First test');
  expect(api.callsTo('post', attempts)[0]?.data).toEqual({ testId: 'first' });
  expect(await timer()).toHaveTextContent(/^(1:00:00|59:\d\d)$/);
  expect(
    await screen.findByText('Find two numbers that add up to', { exact: false }),
  ).toBeVisible();
  for (const hidden of ['Submit', 'Our solution', 'Hint', 'Step through', 'Attempts']) {
    expect(screen.queryByText(new RegExp(hidden))).not.toBeInTheDocument();
  }
  await first.user.click(button(/^Questions/));
  const threads = within(screen.getByRole('group', { name: 'Question 1' }));
  await first.user.click(threads.getByRole('radio', { name: 'threads two' }));
  expect(button(/^Questions/)).toHaveTextContent('1 of 2 answered');
  const stored = storedWork();
  expect(stored).toMatchObject({ answers: [{ question: 'core/threads', option: 1 }] });
  first.unmount();

  const again = open(api);
  storeWork(stored);
  await again.user.click(await screen.findByRole('button', { name: /^Questions/ }));
  expect(screen.getByRole('radio', { name: 'threads two' })).toBeChecked();
  await again.user.click(button('Clear answer'));
  expect(screen.getByRole('radio', { name: 'threads two' })).not.toBeChecked();
});

test('the code of a question is highlighted, and its table is named', async () => {
  const attempt = buildAttempt();
  const [question] = attempt.questions;
  if (!question) throw new Error('The test has no questions.');
  const code = {
    language: 'c',
    text: 'return 0;',
    html: '<pre><code class="language-c"><span class="tok-keyword">return</span> 0;</code></pre>',
  };
  const table = { head: ['Thread', 'Pages'], rows: [['one', '2']] };
  open(
    withTest({ ...attempt, questions: [{ ...question, code, table }] }),
    `${address}?part=questions`,
  );
  expect(await screen.findByText('return')).toHaveClass('tok-keyword');
  const rows = within(screen.getByRole('table', { name: 'Table of question 1' }));
  expect(rows.getByRole('row', { name: 'one 2' })).toBeVisible();
});

test('another device continues where the first one stopped', async () => {
  const changedAt = new Date().toISOString();
  open(
    withTest(
      buildAttempt({
        work: {
          answers: [{ question: 'core/pages', option: 0, changedAt }],
          programs: [{ problem: 'two-sum', language: 'python', code: 'print(7)\n', changedAt }],
          runs: [],
        },
      }),
    ),
    `${address}?part=two-sum`,
  );
  const program = await screen.findByRole('region', { name: 'Your Python solution to Two Sum' });
  expect(program).toHaveTextContent('print(7)');
  expect(button(/^Two Sum/)).toHaveTextContent('Started');
  expect(button(/^Questions/)).toHaveTextContent('1 of 2 answered');
});

test('handing in needs one confirmation, which says what is empty, and leads to the result', async () => {
  const closed = buildAttempt({ state: 'handed-in', result: buildResult() });
  const api = withTest().on('post', handInPath, () => ({
    status: 200,
    data: closed,
  }));
  const { user } = open(api, `${address}?part=questions`);
  const home = queryKeys.home(asha.id);
  act(() => void queryClient.setQueryData(home, { due: [], runningTest: { path: address } }));
  await user.click(await screen.findByRole('radio', { name: 'threads one' }));
  const { dialog, confirm } = await handIn(user);
  expect(dialog.getByText('Two Sum')).toBeVisible();
  expect(dialog.getByText('1 question')).toBeVisible();
  await confirm();
  await heading('Result: First test');
  expect(queryClient.getQueryData(home)).toEqual({ due: [] });
  // On a busy machine it's saved before the test is handed in.
  const sent = [...api.callsTo('post', handInPath), ...api.callsTo('put', workPath)];
  expect(sent.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({
      answers: [expect.objectContaining({ question: 'core/threads', option: 0 })],
    }),
  );
  expect(storedWork()).toEqual(noWork);
});

test("when the time is up, it's handed in, or as soon as the device is online again", async () => {
  const endsAt = new Date(Date.now() + 1_500).toISOString();
  const changedAt = new Date().toISOString();
  let online = false;
  const closed = buildAttempt({ state: 'handed-in', late: true, result: buildResult() });
  const api = withTest(buildAttempt({ endsAt })).on('post', handInPath, () => {
    if (!online) throw networkFailure();
    return { status: 200, data: closed };
  });
  open(api);
  const answers = [{ question: 'core/threads', option: 0, changedAt }];
  storeWork({ answers });
  const alert = await screen.findByText(/We couldn't hand in your test/, {}, { timeout: 4_000 });
  expect(alert).toBeVisible();
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await heading('Result: First test');
  expect(screen.getByText('Late')).toBeVisible();
});

describe('the clock is that of the API', () => {
  afterEach(() => jest.restoreAllMocks());

  test("a device's clock that jumps ahead neither shortens the test nor hands it in", async () => {
    const api = withTest();
    open(api);
    await timer();
    const calls = api.callsTo('get', attemptPath).length;
    const real = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 2 * 60 * 60_000);
    // In doubt, the page refetches the attempt.
    await waitFor(() => expect(api.callsTo('get', attemptPath).length).toBeGreaterThan(calls), {
      timeout: 4_000,
    });
    expect(await timer()).toHaveTextContent(/^(1:00:00|59:\d\d)$/);
    expect(api.callsTo('post', handInPath)).toEqual([]);
  });

  test('a page that thinks the time is up continues if the API says that there is time left', async () => {
    const endsAt = Date.now() + 30 * 60_000;
    const running = buildAttempt({ endsAt: new Date(endsAt).toISOString() });
    const api = withTest({ ...running, now: new Date(endsAt - 500).toISOString() }).on(
      'post',
      handInPath,
      () => {
        api.on('get', attemptPath, () => ({ status: 200, data: running }));
        const data = { code: 'test-running', message: "The test isn't over." };
        return { status: 409, data };
      },
    );
    const { user } = open(api, `${address}?part=questions`);
    await waitFor(() => expect(api.callsTo('post', handInPath)).toHaveLength(1), {
      timeout: 4_000,
    });
    expect(api.callsTo('post', handInPath)[0]?.data).toMatchObject({ timeIsUp: true });
    await user.click(await screen.findByRole('radio', { name: 'threads one' }, { timeout: 4_000 }));
    expect(await timer()).toHaveTextContent(/^(30:00|29:\d\d)$/);
    await waitFor(() => expect(api.callsTo('put', workPath)).toHaveLength(1), {
      timeout: 4_000,
    });
  });

  test("if the attempt is a cached copy, the time left is counted by the device's clock", async () => {
    const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
    const endsAt = new Date(Date.now() + 40 * 60_000).toISOString();
    const api = withTest().on('get', attemptPath, () => ({
      status: 200,
      data: buildAttempt({ startedAt: earlier, now: earlier, endsAt }),
      headers: { [offlineMarks.kept]: '' },
    }));
    open(api);
    expect(await timer()).toHaveTextContent(/^[34]\d:\d\d$/);
  });
});

test("another person's work on this device is neither shown nor sent", async () => {
  const answers = [{ question: 'core/pages', option: 1, changedAt: new Date().toISOString() }];
  const api = withTest();
  const { router } = open(api, '/mock-tests');
  storeWork({ answers }, 'someone-else');
  await act(() => router.navigate(`${address}?part=questions`));
  expect(await screen.findByRole('button', { name: /^Questions/ })).toHaveTextContent(
    '0 of 2 answered',
  );
  expect(api.callsTo('put', workPath)).toEqual([]);
});
