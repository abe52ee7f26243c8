import { type MockWork, SOLUTION_MAX } from '@site/shared/contracts/practice';
import { sessionStore } from '@site/shared/platform';
import { asha, fakeApi, networkFailure } from '@site/shared/testing';
import { forgetWork } from './device-work.ts';
import { ATTEMPT_ID, buildAttempt } from './testing/build-attempt.ts';
import { noWork } from './work.ts';
import { createWorkStore } from './work-store.ts';

const person = asha.id;
const path = `/v1/users/${person}/mock-attempts/${ATTEMPT_ID}/work`;
/** Longer than the pause in typing after which work is sent. */
const SAVE_AFTER_MS = 1_500;
const NOW = Date.parse('2026-11-26T10:00:00.000Z');

beforeEach(() => {
  sessionStore.getState().signIn(asha);
  forgetWork(ATTEMPT_ID, person);
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

const keeperOf = (work: Partial<MockWork> = {}) =>
  createWorkStore(buildAttempt({ work: { ...noWork, ...work } }), person, () => Date.now() + 1_000);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('work is on the device at once, and in the account after a pause', async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.program('two-sum', 'python', 'p');
  await pass(SAVE_AFTER_MS - 100);
  keeper.program('two-sum', 'python', 'pr');
  expect(keeper.saving()).toBe('saving');
  expect(keeperOf().work().programs).toMatchObject([{ code: 'pr' }]);
  expect(api.callsTo('put', path)).toEqual([]);
  await pass(SAVE_AFTER_MS);
  expect(keeper.saving()).toBe('saved');
  expect(api.callsTo('put', path).map(({ data }) => data)).toEqual([
    {
      answers: [],
      programs: [
        // By the API's clock.
        {
          problem: 'two-sum',
          language: 'python',
          code: 'pr',
          changedAt: '2026-11-26T10:00:02.400Z',
        },
      ],
      runs: [],
    },
  ]);
  end();
});

test('only later changes are sent', async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf({
    answers: [{ question: 'core/pages', option: 1, changedAt: '2026-11-26T09:00:00.000Z' }],
  });
  const end = keeper.start();
  keeper.answer('core/threads', 0);
  await pass(SAVE_AFTER_MS);
  keeper.answer('core/threads', 1);
  await pass(SAVE_AFTER_MS);
  const sent = api.callsTo('put', path).map(({ data }) => (data as MockWork).answers);
  expect(sent).toMatchObject([
    [{ question: 'core/threads', option: 0 }],
    [{ question: 'core/threads', option: 1 }],
  ]);
  expect(keeper.work().answers).toHaveLength(2);
  end();
});

test('the last run of a program is reported too', async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.ran('two-sum', 'python', { passed: 1, total: 3 });
  keeper.ran('two-sum', 'python', { passed: 3, total: 3 });
  await pass(SAVE_AFTER_MS);
  expect(api.callsTo('put', path).map(({ data }) => (data as MockWork).runs)).toMatchObject([
    [{ problem: 'two-sum', language: 'python', passed: 3, total: 3 }],
  ]);
  end();
});

test("while offline, it's stored, and sent once online", async () => {
  let online = false;
  const api = fakeApi().on('put', path, () => {
    if (!online) throw networkFailure();
    return { status: 200 };
  });
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.answer('core/threads', 0);
  await pass(SAVE_AFTER_MS);
  expect(keeper.saving()).toBe('on-device');
  expect(keeper.unsent().answers).toHaveLength(1);
  online = true;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(keeper.saving()).toBe('saved');
  expect(api.callsTo('put', path)).toHaveLength(2);
  end();
});

test('after a crash, unsent work is sent when the page is opened again', async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  keeperOf().answer('core/threads', 0);
  jest.clearAllTimers();
  const keeper = keeperOf();
  expect(keeper.saving()).toBe('on-device');
  const end = keeper.start();
  await pass(0);
  expect(keeper.saving()).toBe('saved');
  expect(api.callsTo('put', path)).toHaveLength(1);
  end();
});

test("what is handed in with the test isn't sent separately, neither after the pause nor at the end", async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.answer('core/threads', 1);
  expect(keeper.handOver().answers).toMatchObject([{ question: 'core/threads', option: 1 }]);
  await pass(SAVE_AFTER_MS);
  end();
  expect(api.callsTo('put', path)).toEqual([]);
});

test("what has arrived with something else is saved, and isn't sent again", async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.answer('core/threads', 1);
  keeper.resume(buildAttempt({ work: keeper.work() }));
  expect(keeper.saving()).toBe('saved');
  await pass(SAVE_AFTER_MS);
  expect(api.callsTo('put', path)).toEqual([]);
  end();
});

test("what is of a section that's over, or hasn't begun, isn't sent", async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  const attempt = buildAttempt();
  const section = { title: 'One', minutes: 20, points: { right: 1, wrong: 0 }, problems: [] };
  const endsAt = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
  keeper.resume({
    ...attempt,
    sections: [
      { ...section, questions: ['core/threads'], endsAt: endsAt(-10) },
      { ...section, questions: [], problems: ['two-sum'], endsAt: endsAt(60) },
      { ...section, questions: ['core/pages'], endsAt: endsAt(120) },
    ],
  });
  keeper.answer('core/threads', 1);
  keeper.answer('core/pages', 1);
  keeper.program('two-sum', 'python', 'p');
  await pass(SAVE_AFTER_MS);
  expect(api.callsTo('put', path).map(({ data }) => data)).toMatchObject([
    { answers: [], programs: [{ code: 'p' }] },
  ]);
  expect(keeper.saving()).toBe('saved');
  end();
});

test('nothing is sent once the test is over', async () => {
  const api = fakeApi().on('put', path, () => ({
    status: 409,
    data: { code: 'test-over', message: 'The test is over.' },
  }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.answer('core/threads', 0);
  await pass(SAVE_AFTER_MS);
  keeper.answer('core/threads', 1);
  await pass(60_000);
  expect(api.callsTo('put', path)).toHaveLength(1);
  expect(keeper.unsent().answers).toMatchObject([{ option: 1 }]);
  end();
});

test("a program that's too long is refused at once, and doesn't block anything else", async () => {
  const api = fakeApi().on('put', path, () => ({ status: 200 }));
  const keeper = keeperOf();
  const end = keeper.start();
  keeper.program('two-sum', 'python', 'short');
  keeper.program('two-sum', 'python', 'x'.repeat(SOLUTION_MAX + 1));
  expect(keeper.saving()).toBe('refused');
  keeper.answer('core/threads', 0);
  await pass(SAVE_AFTER_MS);
  expect(keeper.saving()).toBe('saved');
  expect(api.callsTo('put', path).map(({ data }) => data)).toMatchObject([
    { answers: [{ option: 0 }], programs: [{ code: 'short' }] },
  ]);
  expect(keeperOf().work().programs).toMatchObject([{ code: 'short' }]);
  end();
});
