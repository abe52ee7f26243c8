import { asha } from '../testing/index.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork } from './testing/create-network.ts';
import { listed, note, tick } from './testing/writes.ts';
import type { Outcome, Write } from './write.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('an answer to a change that waited', () => {
  async function waitingBox(...writes: Write[]) {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = device.openTab();
    const settled: [unknown, Outcome['result']][] = [];
    box.onSettled(({ body }, { result }) => settled.push([body, result]));
    for (const write of writes) await box.deliver(write);
    network.away = false;
    return { box, network, settled, device };
  }

  test('a refusal drops a state and tells its page; the others go on', async () => {
    const { box, network, settled } = await waitingBox(tick('gone'), tick('two-sum'));
    network.answer = () => ({ status: network.sent.length === 1 ? 404 : 200 });
    await box.flush();
    expect(settled.map(([, result]) => result)).toEqual(['refused', 'sent']);
    expect(listed(box)).toEqual([]);
  });

  test('a refusal keeps words until their page has dealt with them, and does not repeat them', async () => {
    const { box, network, settled } = await waitingBox(note('two-sum', 'long thought'));
    const problem = { statusCode: 412, code: 'NOTE_CHANGED', message: 'Changed elsewhere.' };
    network.answer = () => ({ status: 412, data: problem });
    await box.flush();
    await box.flush();
    expect(network.sent).toHaveLength(1);
    expect(settled).toEqual([[{ notes: 'long thought' }, 'refused']]);
    const [kept] = box.writesOf(asha.id);
    expect(kept).toMatchObject({ state: 'refused', refusal: { status: 412, problem } });
    box.drop(kept?.id ?? '');
    expect(listed(box)).toEqual([]);
  });

  test('a server that cannot now holds up its own lane only, and is asked again when it said', async () => {
    const { box, network } = await waitingBox(tick('two-sum'), note('two-sum', 'a'), tick('3sum'));
    network.answer = () =>
      network.sent.length === 1
        ? { status: 503, headers: { 'retry-after': '20' } }
        : { status: 200 };
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }, { completed: true }]);
    await jest.advanceTimersByTimeAsync(10_000);
    await box.flush();
    expect(network.sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(network.sent.slice(2)).toEqual([{ completed: true }, { notes: 'a' }]);
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
    network.answer = () => ({ status: 200, data: { completed: true } });
    const here = device.openTab();
    const there = device.openTab();
    const heard: Outcome[] = [];
    there.onSettled((_write, outcome) => heard.push(outcome));
    await here.flush();
    expect(heard).toEqual([{ result: 'sent', data: { completed: true } }]);
    expect(listed(there)).toEqual([]);
    expect(here.startedBehind).toBe(false);
    expect(device.openTab().startedBehind).toBe(true);
  });
});
