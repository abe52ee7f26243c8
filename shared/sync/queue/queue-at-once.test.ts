import type { FakeResponse } from '../../testing/index.ts';
import { buildProgress } from '../../testing/index.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork } from './testing/create-network.ts';
import { listed, tick } from './testing/mutations.ts';

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
