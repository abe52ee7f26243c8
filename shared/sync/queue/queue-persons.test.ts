import { asha, networkFailure } from '../../testing/index.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork, saved } from './testing/create-network.ts';
import { listed, note, tick } from './testing/mutations.ts';

const ravi = 'b6a4a3f0-0000-4000-8000-000000000002';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

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
