import { asha, buildProgress } from '../../testing/index.ts';
import type { Mutation, Outcome } from './entry.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork, saved } from './testing/create-network.ts';
import { listed, note, tick } from './testing/mutations.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

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
