import { asha, networkFailure } from '../testing/index.ts';
import { createOutbox } from './outbox.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork } from './testing/create-network.ts';
import { listed, note, tick } from './testing/writes.ts';
import { createWriteStore } from './write-store.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('while the network is away', () => {
  test('changes wait, also for the next opening of the page, and are sent once and in order', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = device.openTab();
    expect(await box.deliver(tick('two-sum'))).toEqual({
      status: 'waiting',
      kept: 'device',
      message: 'Saved on this device. It will be sent when you are back online.',
    });
    await box.deliver(note('3sum', 'Sort first'));
    await box.deliver(tick('4sum'));

    network.away = false;
    const reopened = device.openTab();
    expect(listed(reopened).map(([, state]) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    await Promise.all([reopened.flush(), box.flush(), reopened.flush()]);
    await reopened.flush();
    expect(network.sent).toEqual([
      { completed: true },
      { notes: 'Sort first' },
      { completed: true },
    ]);
    expect(network.api.calls.slice(-3).map(({ path }) => path.split('/').at(-1))).toEqual([
      'two-sum',
      '3sum',
      '4sum',
    ]);
    expect(device.kept()).toEqual([]);
    expect(listed(box)).toEqual([]);
  });

  test('a change says for how long it has waited, since another device may have been faster', async () => {
    const device = createDevice();
    const network = createNetwork();
    const box = device.openTab();
    await box.deliver(tick('3sum'));
    expect(network.api.calls.at(-1)?.headers).not.toHaveProperty('X-Age');
    jest.setSystemTime(0);
    network.away = true;
    await box.deliver(tick('two-sum'));
    jest.setSystemTime(60_000);
    await box.flush();
    jest.setSystemTime(3_600_000);
    network.away = false;
    await box.flush();
    const age = Number(network.api.calls.at(-1)?.headers['X-Age']);
    expect(Math.round(age / 60_000)).toBe(60);
  });

  test('of several states of one thing only the last is sent, behind what was said before', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = device.openTab();
    await box.deliver(tick('two-sum', true));
    await box.deliver(note('two-sum', 'a'));
    await box.deliver(tick('two-sum', false));
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ notes: 'a' }, { completed: false }]);
  });

  test('a later change does not overtake those that wait', async () => {
    const network = createNetwork();
    network.away = true;
    const box = createDevice().openTab();
    await box.deliver(tick('two-sum'));
    network.away = false;
    expect(await box.deliver(note('3sum', 'new'))).toMatchObject({ status: 'sent' });
    expect(network.sent).toEqual([{ completed: true }, { notes: 'new' }]);
  });

  test('it is tried again by itself, less and less often', async () => {
    const network = createNetwork();
    network.away = true;
    const box = createDevice().openTab();
    await box.deliver(tick('two-sum'));
    await jest.advanceTimersByTimeAsync(60_000);
    const tries = network.api.calls.length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(8);
    network.away = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(network.sent).toEqual([{ completed: true }]);
  });

  test('that the network is back is not missed while an attempt still hangs', async () => {
    const network = createNetwork();
    network.away = true;
    const box = createDevice().openTab();
    await box.deliver(tick('two-sum'));
    network.away = false;
    let giveUp = () => {};
    network.answer = () =>
      new Promise((_resolve, reject) => {
        giveUp = () => reject(networkFailure());
      });
    const hanging = box.flush();
    await jest.advanceTimersByTimeAsync(0);
    network.answer = () => ({ status: 200 });
    void box.flush();
    giveUp();
    await hanging;
    expect(listed(box)).toEqual([]);
  });

  test('where storage is full it waits in memory, and says so', async () => {
    const device = createDevice();
    const network = createNetwork();
    device.full = true;
    network.away = true;
    const box = device.openTab();
    expect(await box.deliver(tick('two-sum'))).toMatchObject({ status: 'waiting', kept: 'page' });
    expect(listed(box)).toEqual([[{ completed: true }, 'waiting']]);
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }]);
    expect(listed(box)).toEqual([]);
  });

  test('where storage is blocked it waits in memory as well', async () => {
    const network = createNetwork();
    network.away = true;
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createWriteStore({ storage: blocked, events: window });
    const box = createOutbox({ person: () => asha.id, store });
    expect(await box.deliver(tick('two-sum'))).toMatchObject({ kept: 'page' });
    expect(box.endsWithPage()).toBe(true);
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }]);
    expect(box.endsWithPage()).toBe(false);
  });

  test('items that are none of its own making are left alone', async () => {
    const device = createDevice();
    createNetwork();
    device.items.set('outbox:broken', '{"id"');
    device.items.set('outbox:foreign', '{"id":"x"}');
    const box = device.openTab();
    await box.flush();
    expect(listed(box)).toEqual([]);
  });

  test('what a closed tab left half sent is sent by the next one', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    await device.openTab().deliver(tick('two-sum'));
    for (const [key, text] of device.items) {
      device.items.set(key, text.replace('"waiting"', '"new"'));
    }
    const next = device.openTab();
    await next.flush();
    expect(listed(next)).toEqual([[{ completed: true }, 'waiting']]);
    network.away = false;
    await next.flush();
    expect(network.sent).toEqual([{ completed: true }]);
  });
});
