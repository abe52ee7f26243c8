import { asha, buildProgress, type FakeResponse, networkFailure } from '../../testing/index.ts';
import type { Mutation, Outcome } from './entry.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork, saved } from './testing/create-network.ts';
import { listed, note, tick } from './testing/mutations.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('while the network is there', () => {
  test('a change is sent at once and leaves the device with the answer', async () => {
    const device = createDevice();
    const network = createNetwork();
    const box = await device.openTab();
    const delivery = box.enqueue(tick('two-sum'));
    expect(listed(box)).toEqual([[{ completed: true }, 'new']]);
    expect(await delivery).toEqual({ status: 'sent', data: buildProgress({ completed: true }) });
    expect(network.sent).toEqual([{ completed: true }]);
    expect(device.stored()).toEqual([]);
  });

  test.each([401, 403, 404, 429, 500, 503])(
    'a response of %i is reported and nothing is stored',
    async (status) => {
      const device = createDevice();
      const network = createNetwork();
      network.api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
      network.answer = () => ({ status });
      const box = await device.openTab();
      await expect(box.enqueue(tick('two-sum'))).rejects.toMatchObject({ response: { status } });
      expect(device.stored()).toEqual([]);
      await box.flush();
      expect(network.sent).toHaveLength(1);
    },
  );

  test("a change in one queue doesn't wait for one in another; in one queue they stay in order", async () => {
    const network = createNetwork();
    const answers: ((answer: FakeResponse) => void)[] = [];
    network.answer = () => new Promise((resolve) => void answers.push(resolve));
    const box = await createDevice().openTab();
    void box.enqueue(tick('two-sum', true));
    void box.enqueue(tick('two-sum', false));
    void box.enqueue(tick('3sum', true));
    await jest.advanceTimersByTimeAsync(0);
    expect(network.sent).toEqual([{ completed: true }, { completed: true }]);
    for (const answer of answers) answer({ status: 200, data: buildProgress() });
    await jest.advanceTimersByTimeAsync(0);
    expect(network.sent.at(-1)).toEqual({ completed: false });
  });
});

describe('an answer to a change that waited', () => {
  async function waitingBox(...mutations: Mutation[]) {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = await device.openTab();
    const outcomes: [unknown, Outcome['result']][] = [];
    box.follow('progress', ({ body }, { result }) => outcomes.push([body, result]));
    for (const mutation of mutations) await box.enqueue(mutation);
    network.away = false;
    return { box, network, outcomes, device };
  }

  test('a refusal removes a state and reports to its page; the others go on', async () => {
    const { box, network, outcomes } = await waitingBox(tick('gone'), tick('two-sum'));
    network.answer = (call) => (network.sent.length === 1 ? { status: 404 } : saved(call));
    await box.flush();
    expect(outcomes.map(([, result]) => result)).toEqual(['refused', 'sent']);
    expect(listed(box)).toEqual([]);
  });

  test("a refusal leaves words stored until their page has dealt with them, and doesn't repeat them", async () => {
    const { box, network, outcomes } = await waitingBox(note('two-sum', 'long thought'));
    const current = buildProgress({ notes: 'From the phone' });
    const problem = {
      statusCode: 412,
      code: 'note-changed',
      message: 'Changed elsewhere.',
      current,
    };
    network.answer = () => ({ status: 412, data: problem });
    await box.flush();
    await box.flush();
    expect(network.sent).toHaveLength(1);
    expect(outcomes).toEqual([[{ notes: 'long thought' }, 'refused']]);
    const [stored] = box.entriesOf(asha.id);
    expect(stored).toMatchObject({ state: 'refused', refusal: { status: 412, problem } });
    box.discard(stored?.id ?? '');
    expect(listed(box)).toEqual([]);
  });

  test("a server that's unavailable delays its own queue only, and is tried again when it said", async () => {
    const { box, network } = await waitingBox(tick('two-sum'), note('two-sum', 'a'), tick('3sum'));
    network.answer = (call) =>
      network.sent.length === 1 ? { status: 503, headers: { 'retry-after': '20' } } : saved(call);
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }, { completed: true }]);
    await jest.advanceTimersByTimeAsync(10_000);
    await box.flush();
    expect(network.sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(network.sent.slice(2)).toEqual([{ completed: true }, { notes: 'a' }]);
  });

  test('each queue waits for the time that the server gave it', async () => {
    const { box, network } = await waitingBox(tick('two-sum'), tick('3sum'), tick('4sum'));
    const retryAfter = ['20', '300', '60'];
    network.answer = (call) => {
      const seconds = retryAfter[network.sent.length - 1];
      return seconds ? { status: 503, headers: { 'retry-after': seconds } } : saved(call);
    };
    await box.flush();
    const units = () => network.api.calls.slice(6).map(({ path }) => path.split('/').at(-1));
    expect(units()).toEqual([]);
    await jest.advanceTimersByTimeAsync(21_000);
    expect(units()).toEqual(['two-sum']);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(units()).toEqual(['two-sum', '4sum']);
    await jest.advanceTimersByTimeAsync(240_000);
    expect(units()).toEqual(['two-sum', '4sum', '3sum']);
    expect(listed(box)).toEqual([]);
  });

  test('too many changes stop all of them for a while', async () => {
    const { box, network } = await waitingBox(tick('two-sum'), tick('3sum'));
    network.answer = () => ({ status: 429 });
    await box.flush();
    expect(network.sent).toHaveLength(1);
    expect(listed(box)).toHaveLength(2);
  });

  test('another tab hears of it as well', async () => {
    const { network, device } = await waitingBox(tick('two-sum'));
    network.answer = saved;
    const here = await device.openTab();
    const there = await device.openTab();
    const heard: Outcome[] = [];
    there.follow('progress', (_entry, outcome) => heard.push(outcome));
    await here.flush();
    expect(heard).toEqual([{ result: 'sent', data: buildProgress({ completed: true }) }]);
    expect(listed(there)).toEqual([]);
    expect(here.missedOutcome).toBe(false);
    expect((await device.openTab()).missedOutcome).toBe(true);
  });
});

const ravi = 'b6a4a3f0-0000-4000-8000-000000000002';

describe('another person on the same device', () => {
  test('neither sees nor sends what waits; its owner does on return', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = await device.openTab();
    await box.enqueue(note('two-sum', 'mine'));
    network.away = false;
    device.person = null;
    await box.flush();
    device.person = ravi;
    await box.flush();
    expect(listed(box, ravi)).toEqual([]);
    await box.enqueue(tick('3sum', true, ravi));
    expect(network.sent).toEqual([{ completed: true }]);
    await expect(box.enqueue(tick('3sum'))).rejects.toThrow('Someone else');
    device.person = asha.id;
    await box.flush();
    expect(network.sent.at(-1)).toEqual({ notes: 'mine' });
  });

  test('when the session is over it stays until the person is back', async () => {
    const network = createNetwork();
    network.api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
    network.away = true;
    const box = await createDevice().openTab();
    await box.enqueue(tick('two-sum'));
    await box.enqueue(tick('3sum'));
    network.away = false;
    network.answer = () => ({ status: 401 });
    await box.flush();
    expect(network.sent).toHaveLength(1);
    network.answer = saved;
    await box.flush();
    expect(network.sent).toHaveLength(3);
    expect(listed(box)).toEqual([]);
  });
});

test('what was on its way when its person logged out is not put back on the device', async () => {
  const device = createDevice();
  const network = createNetwork();
  let lose = () => {};
  network.answer = () =>
    new Promise((_, reject) => {
      lose = () => reject(networkFailure());
    });
  const box = await device.openTab();
  const delivery = box.enqueue(note('two-sum', 'mine'));
  await jest.advanceTimersByTimeAsync(0);
  const [entry] = box.entriesOf(asha.id);
  await box.discard(entry?.id ?? '');
  device.person = null;
  lose();
  await expect(delivery).rejects.toThrow();
  expect(device.stored()).toEqual([]);
});

test('each change names its person, and waits if someone else is logged in by the cookies', async () => {
  const network = createNetwork();
  network.away = true;
  const box = await createDevice().openTab();
  await box.enqueue(tick('two-sum'));
  network.away = false;
  network.answer = () => ({
    status: 409,
    data: { code: 'other-person', message: 'Somebody else' },
  });
  await box.flush();
  expect(network.api.calls.at(-1)?.headers).toMatchObject({ 'X-Expected-User': asha.id });
  expect(listed(box)).toEqual([[{ completed: true }, 'waiting']]);
});
