import { BroadcastChannel } from 'node:worker_threads';
import { type MockWork, offlineMarks, queryKeys } from '@site/shared/contracts';
import { queryClient } from '@site/shared/platform';
import { asha, type FakeApi, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ATTEMPT_ID,
  buildAttempt,
  buildResult,
  buildTestList,
} from '../features/mock-test/testing/build-attempt.ts';
import { routes } from '../routes.tsx';
import { buildProblem } from '../testing/problem-builder.ts';

/** jsdom has none. This one doesn't keep the process from ending. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
Object.assign(globalThis, { BroadcastChannel: TabChannel });

const attempts = `/v1/users/${asha.id}/mock-attempts`;
const attemptPath = `${attempts}/${ATTEMPT_ID}`;
const address = `/mock-tests/first/${ATTEMPT_ID}`;

const empty = { now: new Date().toISOString(), attempts: [] };

/** An API with one test, at which the learner has an attempt. */
const withTest = (attempt = buildAttempt()): FakeApi =>
  fakeApi()
    .on('get', '/v1/mock-tests', () => ({ status: 200, data: buildTestList() }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem() }))
    .on('get', attempts, () => ({ status: 200, data: empty }))
    .on('get', attemptPath, () => ({ status: 200, data: attempt }))
    .on('put', `${attemptPath}/work`, () => ({ status: 200 }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const open = (api: FakeApi, path = address, session: typeof asha | null = asha) =>
  renderApp(routes, { path, api, session });

afterEach(() => jest.useRealTimers());

test('a visitor sees what there is and how a test goes, and is asked to log in and to come back', async () => {
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

test('if the attempt is a copy of earlier, the time that is left goes by the clock of the device', async () => {
  const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
  const endsAt = new Date(Date.now() + 40 * 60_000).toISOString();
  const api = withTest().on('get', attemptPath, () => ({
    status: 200,
    data: buildAttempt({ startedAt: earlier, now: earlier, endsAt }),
    headers: { [offlineMarks.kept]: '' },
  }));
  open(api);
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(
    /^[34]\d:\d\d$/,
  );
});

const phoneScreen = {
  id: 'phone-screen',
  title: 'Phone screen',
  description: 'One problem.',
  minutes: 45,
  preparation: ['Read it.'],
  parts: [
    {
      title: 'Warm-up',
      minutes: 45,
      questions: [{ says: 'Hello.', good: ['A greeting.'], follow_ups: ['And then?'] }],
    },
  ],
  rubric: [{ criterion: 'Code', levels: ['None', 'Some', 'Much', 'All'] }],
  reviewed: '2026-11-25',
};
const withInterview = () =>
  withTest().on('get', '/v1/mock-interviews/phone-screen', () => ({
    status: 200,
    data: phoneScreen,
  }));

test('scripts for interviews are listed, and read', async () => {
  const api = withInterview();
  const { user } = open(api, '/mock-tests', null);
  await user.click(await screen.findByRole('link', { name: 'Phone screen' }));
  await heading('Phone screen');
  expect(screen.getByRole('list', { name: 'About this interview' })).toHaveTextContent(
    'Reviewed November 25, 2026',
  );
  expect(screen.getByText('Hello.')).toBeVisible();
  expect(screen.getByText('A greeting.')).not.toBeVisible();
  await user.click(screen.getByText('What a good answer contains'));
  expect(screen.getByText('A greeting.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Code None Some Much All' })).toBeVisible();
});

describe('a mock interview', () => {
  const marksPath = `/v1/users/${asha.id}/mock-interviews/phone-screen/marks`;
  const given = { marks: [{ criterion: 'Code', level: 1 }], changedAt: '2026-11-26T10:00:00.000Z' };

  test('has a rubric that is filled in and kept with the account', async () => {
    const api = withInterview()
      .on('get', marksPath, () => ({ status: 200, data: given }))
      .on('put', marksPath, ({ data }) => ({ status: 200, data }));
    const { user } = open(api, '/mock-interviews/phone-screen');
    expect(await screen.findByRole('radio', { name: 'Code: Mixed' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Code: Strong' }));
    expect(screen.getByRole('radio', { name: 'Code: Strong' })).toBeChecked();
    expect(screen.getByText('1 of 1 marked. Kept with your account.')).toBeVisible();
    await waitFor(() =>
      expect(api.callsTo('put', marksPath).map(({ data }) => data)).toMatchObject([
        { marks: [{ criterion: 'Code', level: 3 }] },
      ]),
    );
    await user.click(button('Clear marks'));
    await waitFor(() =>
      expect(api.callsTo('put', marksPath)[1]?.data).toMatchObject({ marks: [] }),
    );
    expect(screen.getByRole('radio', { name: 'Code: Strong' })).not.toBeChecked();
  });

  test('can be marked without a network', async () => {
    const api = withInterview()
      .on('get', marksPath, () => ({ status: 200, data: { marks: [], changedAt: null } }))
      .on('put', marksPath, () => {
        throw networkFailure();
      });
    const { user } = open(api, '/mock-interviews/phone-screen');
    await user.click(await screen.findByRole('radio', { name: 'Code: Good' }));
    expect(await screen.findByText('1 of 1 marked. Waiting to sync.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Code: Good' })).toBeChecked();
  });

  test('asks a visitor to log in to fill it in', async () => {
    open(withInterview(), '/mock-interviews/phone-screen', null);
    expect(await screen.findByText('to fill it in and keep it.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('has a timer that says which part it should have come to, and survives a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    sessionStorage.clear();
    const first = open(withInterview(), '/mock-interviews/phone-screen', null);
    await heading('Phone screen');
    await first.user.click(button('Start the timer'));
    act(() => jest.advanceTimersByTime(5 * 60_000 + 500));
    const timer = () => screen.getByRole('timer', { name: 'Time of the interview' });
    expect(timer()).toHaveTextContent(/^5:0\d$/);
    expect(screen.getByText('Warm-up: 40 minutes left')).toBeVisible();
    const kept = { ...sessionStorage };
    first.unmount();
    open(withInterview(), '/mock-interviews/phone-screen', null);
    Object.assign(sessionStorage, kept);
    await heading('Phone screen');
    expect(timer()).toHaveTextContent(/^5:0\d$/);
    act(() => jest.advanceTimersByTime(40 * 60_000));
    expect(screen.getByText('Time is up. Fill in the rubric.')).toBeVisible();
  });
});

test('a test that runs is offered to go on with, and a result is listed', async () => {
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
    score: null,
  };
  const closed = {
    ...running,
    id: '7d3c1c9e-3f50-4a39-8ce2-6f3a5f0d3c12',
    state: 'handed-in' as const,
    score: { points: 4, outOf: 7, judged: true },
  };
  const data = { ...empty, attempts: [running, closed] };
  const api = withTest().on('get', attempts, () => ({ status: 200, data }));
  open(api, '/mock-tests');
  expect(await screen.findByText("You're in the middle of “First test”")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', address);
  const results = within(screen.getByRole('table', { name: "Tests you've taken" }));
  expect(results.getByText(/^6[01] minutes left$/)).toBeVisible();
  expect(results.getByText('4 of 7 points (57%)')).toBeVisible();
});

test('somebody starts a test, answers, writes, and finds everything again after a crash', async () => {
  const api = withTest().on('post', attempts, () => ({ status: 201, data: buildAttempt() }));
  const first = open(api, '/mock-tests/first');
  await first.user.click(await screen.findByRole('button', { name: 'Start test' }));
  await heading('First test');
  expect(api.callsTo('post', attempts)[0]?.data).toEqual({ testId: 'first' });
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(
    /^(1:00:00|59:\d\d)$/,
  );
  expect(
    await screen.findByText('Find two numbers that add up to', { exact: false }),
  ).toBeVisible();
  for (const kept of ['Submit', 'Our solution', 'Hint', 'Step through', 'Attempts']) {
    expect(screen.queryByText(new RegExp(kept))).not.toBeInTheDocument();
  }
  await first.user.click(button(/^Questions/));
  const threads = within(screen.getByRole('group', { name: 'Question 1' }));
  await first.user.click(threads.getByRole('radio', { name: 'threads two' }));
  expect(button(/^Questions/)).toHaveTextContent('1 of 2 answered');
  const kept = localStorage.getItem(`mock-work:${ATTEMPT_ID}`) ?? '';
  expect(JSON.parse(kept)).toMatchObject({
    person: asha.id,
    work: { answers: [{ question: 'core/threads', option: 1 }] },
  });
  first.unmount();

  const again = open(api);
  localStorage.setItem(`mock-work:${ATTEMPT_ID}`, kept);
  await again.user.click(await screen.findByRole('button', { name: /^Questions/ }));
  expect(screen.getByRole('radio', { name: 'threads two' })).toBeChecked();
  await again.user.click(button('Clear answer'));
  expect(screen.getByRole('radio', { name: 'threads two' })).not.toBeChecked();
});

test('the code of a question is highlighted, and its table is named', async () => {
  const attempt = buildAttempt();
  const [asked] = attempt.questions;
  if (!asked) throw new Error('The test asks nothing.');
  const code = {
    language: 'c',
    text: 'return 0;',
    html: '<pre><code class="language-c"><span class="tok-keyword">return</span> 0;</code></pre>',
  };
  const table = { head: ['Thread', 'Pages'], rows: [['one', '2']] };
  open(
    withTest({ ...attempt, questions: [{ ...asked, code, table }] }),
    `${address}?part=questions`,
  );
  expect(await screen.findByText('return')).toHaveClass('tok-keyword');
  const rows = within(screen.getByRole('table', { name: 'Table of question 1' }));
  expect(rows.getByRole('row', { name: 'one 2' })).toBeVisible();
});

test('another device goes on where the first one was', async () => {
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

test('handing in asks once, says what is empty, and shows the result', async () => {
  const closed = buildAttempt({ state: 'handed-in', result: buildResult() });
  const api = withTest().on('post', `${attemptPath}/hand-in`, () => ({
    status: 200,
    data: closed,
  }));
  const { user } = open(api, `${address}?part=questions`);
  const home = queryKeys.home(asha.id);
  act(() => void queryClient.setQueryData(home, { due: [], runningTest: { path: address } }));
  await user.click(await screen.findByRole('radio', { name: 'threads one' }));
  await user.click(button('Hand in'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the test?' }));
  expect(dialog.getByText('Two Sum')).toBeVisible();
  expect(dialog.getByText('1 question')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Hand in' }));
  await heading('Result: First test');
  expect(queryClient.getQueryData(home)).toEqual({ due: [] });
  expect(api.callsTo('post', `${attemptPath}/hand-in`)[0]?.data).toMatchObject({
    answers: [{ question: 'core/threads', option: 0 }],
  });
  expect(localStorage.getItem(`mock-work:${ATTEMPT_ID}`)).toBeNull();

  expect(screen.getByRole('heading', { name: '3 of 7 points' })).toBeVisible();
  const topics = within(screen.getByRole('region', { name: 'By topic' }));
  expect(topics.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Operating systems1 of 2',
    'Arrays2 of 5',
  ]);
  const next = within(screen.getByRole('region', { name: 'What to practise next' }));
  expect(next.getByRole('link', { name: 'Arrays' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa?topic=dsa-topic-arrays',
  );
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

test('when the time is up it is handed in, and without a network once that is back', async () => {
  const endsAt = new Date(Date.now() + 1_500).toISOString();
  const changedAt = new Date().toISOString();
  let online = false;
  const closed = buildAttempt({ state: 'handed-in', late: true, result: buildResult() });
  const api = withTest(buildAttempt({ endsAt })).on('post', `${attemptPath}/hand-in`, () => {
    if (!online) throw networkFailure();
    return { status: 200, data: closed };
  });
  open(api);
  const answers = [{ question: 'core/threads', option: 0, changedAt }];
  localStorage.setItem(
    `mock-work:${ATTEMPT_ID}`,
    JSON.stringify({ person: asha.id, work: { answers, programs: [], runs: [] } }),
  );
  const alert = await screen.findByText(/We couldn't hand in your test/, {}, { timeout: 4_000 });
  expect(alert).toBeVisible();
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await heading('Result: First test');
  expect(screen.getByText('Late')).toBeVisible();
});

describe('the clock is that of the API', () => {
  const handInPath = `${attemptPath}/hand-in`;
  const timer = () => screen.findByRole('timer', { name: 'Time left' });
  afterEach(() => jest.restoreAllMocks());

  test("a device's clock that jumps ahead takes no time away and hands nothing in", async () => {
    const api = withTest();
    open(api);
    await timer();
    const calls = api.callsTo('get', attemptPath).length;
    const real = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 2 * 60 * 60_000);
    // In doubt, the page asks.
    await waitFor(() => expect(api.callsTo('get', attemptPath).length).toBeGreaterThan(calls), {
      timeout: 4_000,
    });
    expect(await timer()).toHaveTextContent(/^(1:00:00|59:\d\d)$/);
    expect(api.callsTo('post', handInPath)).toEqual([]);
  });

  test('a page that thinks the time is up goes on if the API says that there is time left', async () => {
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
    await waitFor(() => expect(api.callsTo('put', `${attemptPath}/work`)).toHaveLength(1), {
      timeout: 4_000,
    });
  });

  test('a test that was handed in by mistake goes on while there is time', async () => {
    const closedAt = new Date().toISOString();
    const closed = buildAttempt({ state: 'handed-in', closedAt, result: buildResult() });
    const api = withTest(closed).on('post', `${attemptPath}/reopen`, () => ({
      status: 200,
      data: buildAttempt({ reopened: true }),
    }));
    const { user } = open(api);
    expect(await screen.findByText(/^Your time isn't up: (60|61) minutes left$/)).toBeVisible();
    await user.click(button('Go on with the test'));
    expect(await timer()).toBeVisible();
  });

  test('no test goes on after its end', async () => {
    const endsAt = new Date(Date.now() - 60_000).toISOString();
    open(withTest(buildAttempt({ state: 'handed-in', endsAt, result: buildResult() })));
    await heading('Result: First test');
    expect(screen.queryByText(/^Your time isn't up/)).not.toBeInTheDocument();
  });
});

describe('a test in two tabs', () => {
  const otherTab = new TabChannel('mock-attempts');
  afterAll(() => otherTab.close());
  const workPath = `${attemptPath}/work`;
  const closed = (closedAt: string) =>
    buildAttempt({ state: 'handed-in', closedAt, result: buildResult() });
  const writes = (work: Partial<MockWork>) => {
    const all = { person: asha.id, work: { answers: [], programs: [], runs: [], ...work } };
    const newValue = JSON.stringify(all);
    const key = `mock-work:${ATTEMPT_ID}`;
    localStorage.setItem(key, newValue);
    act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };

  test('what is answered and written in one is shown in the other', async () => {
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

  test('handed in in one, it is over in the other, and nothing more is sent from there', async () => {
    const api = withTest();
    open(api, `${address}?part=questions`);
    await screen.findByRole('radio', { name: 'threads one' });
    api.on('get', attemptPath, () => ({ status: 200, data: closed(new Date().toISOString()) }));
    otherTab.postMessage(ATTEMPT_ID);
    await heading('Result: First test');
    expect(api.callsTo('put', workPath)).toEqual([]);
  });

  test('what was written after that is said not to count, and can be copied', async () => {
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
    expect(localStorage.getItem(`mock-work:${ATTEMPT_ID}`)).toBeNull();
  });

  test('the others hear of it when one hands in', async () => {
    const heard = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    const api = withTest().on('post', `${attemptPath}/hand-in`, () => ({
      status: 200,
      data: closed(new Date().toISOString()),
    }));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Hand in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the test?' }));
    await user.click(dialog.getByRole('button', { name: 'Hand in' }));
    await heading('Result: First test');
    expect(await heard).toBe(ATTEMPT_ID);
  });
});

test('what was written here and never arrived is sent, though the test was handed in elsewhere', async () => {
  const closed = buildAttempt({ state: 'handed-in', result: buildResult() });
  const api = withTest(closed).on('post', `${attemptPath}/hand-in`, () => ({
    status: 200,
    data: { ...closed, late: true },
  }));
  const answers = [{ question: 'core/pages', option: 1, changedAt: new Date().toISOString() }];
  const { router } = open(api, '/mock-tests');
  localStorage.setItem(
    `mock-work:${ATTEMPT_ID}`,
    JSON.stringify({ person: asha.id, work: { answers, programs: [], runs: [] } }),
  );
  await act(() => router.navigate(address));
  expect(await screen.findByText('Late')).toBeVisible();
  expect(api.callsTo('post', `${attemptPath}/hand-in`)[0]?.data).toEqual({
    answers,
    programs: [],
    runs: [],
  });
});

test('of another person on this device nothing is shown or sent', async () => {
  const answers = [{ question: 'core/pages', option: 1, changedAt: new Date().toISOString() }];
  const api = withTest();
  const { router } = open(api, '/mock-tests');
  localStorage.setItem(
    `mock-work:${ATTEMPT_ID}`,
    JSON.stringify({ person: 'somebody-else', work: { answers, programs: [], runs: [] } }),
  );
  await act(() => router.navigate(`${address}?part=questions`));
  expect(await screen.findByRole('button', { name: /^Questions/ })).toHaveTextContent(
    '0 of 2 answered',
  );
  expect(api.callsTo('put', `${attemptPath}/work`)).toEqual([]);
});

test('programs that could not be run can be run again', async () => {
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
  await screen.findByText("We couldn't run your programs", {}, { timeout: 4_000 });
  const asked = api.callsTo('get', '/v1/dsa-problems/two-sum').length;
  await user.click(button('Try again'));
  await waitFor(() =>
    expect(api.callsTo('get', '/v1/dsa-problems/two-sum').length).toBeGreaterThan(asked),
  );
  expect(warned).toHaveBeenCalled();
});

test('a test that ended while its page was closed says so, and is judged when it is opened', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const program = { language: 'python' as const, code: 'x' };
  const lastRun = { passed: 2, total: 3 };
  const result = buildResult({
    judged: false,
    problems: [{ id: 'two-sum', points: 3, program, lastRun, judgement: null }],
  });
  const { id, testId, title, startedAt, endsAt } = buildAttempt();
  const score = { points: 4, outOf: 7, judged: false };
  const listed = { id, testId, title, startedAt, endsAt, late: false, timedOut: true, score };
  const data = { ...empty, attempts: [{ ...listed, state: 'handed-in' as const }] };
  let answered = () => {};
  const api = withTest(buildAttempt({ state: 'handed-in', timedOut: true, result }))
    .on('get', attempts, () => ({ status: 200, data }))
    .on('get', '/v1/dsa-problems/two-sum', async () => {
      await new Promise<void>((resolve) => {
        answered = resolve;
      });
      throw networkFailure();
    });
  const { user } = open(api, '/mock-tests');
  expect(
    await screen.findByText('4 of 7 points so far. Open it to run your programs.'),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: "Tests you've taken" }));
  await user.click(table.getByRole('link', { name: 'First test' }));
  expect(await screen.findByText("Your programs weren't judged")).toBeVisible();
  expect(screen.getByText(/^The test ended while this page was closed or offline/)).toBeVisible();
  expect(screen.getByText(/^Running your programs on all cases: 1 of 1/)).toBeVisible();
  expect(screen.getByText(/^Programs count by your last run/)).toBeVisible();
  const problem = within(screen.getByRole('article', { name: 'Two Sum' }));
  expect(
    problem.getByText('Not judged yet. Your last run passed 2 of the 3 cases shown'),
  ).toBeVisible();
  act(() => answered());
});

test('there is no such test, attempt or script', async () => {
  const missing = () => ({ status: 404, data: { code: 'not-found', message: 'None.' } });
  const api = withTest()
    .on('get', attemptPath, missing)
    .on('get', /interviews/, missing);
  const { router } = open(api, '/mock-tests/second');
  await heading('Test not found');
  await act(() => router.navigate(address));
  await screen.findByText('You have no test at this address.');
  await act(() => router.navigate('/mock-interviews/none'));
  await heading('Script not found');
  await act(() => router.navigate('/mock-interviews'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mock-tests'));
});
