import { asha, type FakeCall, networkFailure } from '../../testing/index.ts';
import { createDispatcher } from '../dispatch/dispatcher.ts';
import { idOf } from '../record.ts';
import { createBrowser } from '../testing/create-browser.ts';
import type { OutboxEntry } from './entry.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork, saved } from './testing/create-network.ts';
import { listed, note, tick } from './testing/mutations.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

/** In seconds. */
const ageIn = (calls: FakeCall[]) =>
  Math.round(Number(calls.at(-1)?.headers['X-Mutation-Age']) / 1000);

describe('while the network is away', () => {
  test('changes wait, also for the next opening of the page, and are sent once and in order', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = await device.openTab();
    expect(await box.enqueue(tick('two-sum'))).toEqual({
      status: 'waiting',
      kept: 'device',
      message: "Saved on this device. It'll sync when you're back online.",
    });
    await box.enqueue(note('3sum', 'Sort first'));
    await box.enqueue(tick('4sum'));

    network.away = false;
    const reopened = await device.openTab();
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
    expect(device.stored()).toEqual([]);
    expect(listed(box)).toEqual([]);
  });

  test('what another tab has sent is sent once, even if its news is late', async () => {
    const news: (() => void)[] = [];
    let isLate = false;
    const onChannel = async (hear: () => void) => void (isLate ? news.push(hear) : hear());
    const device = createDevice({ onChannel });
    const network = createNetwork();
    network.away = true;
    const here = await device.openTab();
    const there = await device.openTab();
    await here.enqueue(tick('two-sum'));
    network.away = false;
    isLate = true;
    await here.flush();
    await there.flush();
    expect(network.sent).toHaveLength(1);
    for (const hear of news) hear();
    expect(listed(there)).toEqual([]);
  });

  test('a change says for how long it has waited, since another device may have been faster', async () => {
    const device = createDevice();
    const network = createNetwork();
    const box = await device.openTab();
    await box.enqueue(tick('3sum'));
    expect(network.api.calls.at(-1)?.headers).not.toHaveProperty('X-Mutation-Age');
    jest.setSystemTime(0);
    network.away = true;
    await box.enqueue(tick('two-sum'));
    jest.setSystemTime(60_000);
    await box.flush();
    jest.setSystemTime(3_600_000);
    network.away = false;
    await box.flush();
    expect(ageIn(network.api.calls)).toBe(3600);
  });

  test('what a closed tab was sending says how old it is, and so does what failed before', async () => {
    const device = createDevice();
    const network = createNetwork();
    jest.setSystemTime(0);
    network.answer = () => new Promise(() => {});
    void (await device.openTab()).enqueue(tick('two-sum'));
    await jest.advanceTimersByTimeAsync(0);
    const { calls } = network.api;
    expect(calls.at(-1)?.headers).not.toHaveProperty('X-Mutation-Age');
    // The tab is closed: its locks go with it.
    const next = await device.reopened().openTab();
    network.answer = () => ({ status: 503 });
    jest.setSystemTime(3_600_000);
    await next.flush();
    expect(ageIn(calls)).toBe(3600);
    jest.setSystemTime(7_200_000);
    await next.flush();
    expect(ageIn(calls)).toBe(7200);
  });

  test('a click that replaces one whose answer was lost is not taken for the older one', async () => {
    const network = createNetwork();
    const box = await createDevice().openTab();
    jest.setSystemTime(0);
    let lose = () => {};
    network.answer = () =>
      new Promise((_resolve, reject) => {
        lose = () => reject(networkFailure());
      });
    void box.enqueue(tick('two-sum', true));
    await jest.advanceTimersByTimeAsync(0);
    jest.setSystemTime(1_000);
    const second = box.enqueue(tick('two-sum', false));
    // The first one reaches the API only now, and its answer is lost.
    jest.setSystemTime(9_000);
    lose();
    await jest.advanceTimersByTimeAsync(0);
    // It is tried once more before the second one goes out, in vain.
    lose();
    await second;
    jest.setSystemTime(60_000);
    network.answer = saved;
    await box.flush();
    expect(network.sent.at(-1)).toEqual({ completed: false });
    expect(ageIn(network.api.calls)).toBe(51);
  });

  test.each([
    ['back', -86_400_000, '0'],
    ['from 1970 to now', 1_800_000_000_000, '999999999999'],
  ])(
    'a clock that was set %s meanwhile makes no age that the API refuses',
    async (_, change, age) => {
      const network = createNetwork();
      const box = await createDevice().openTab();
      jest.setSystemTime(0);
      network.away = true;
      await box.enqueue(tick('two-sum'));
      network.away = false;
      jest.setSystemTime(change);
      await box.flush();
      expect(network.api.calls.at(-1)?.headers).toMatchObject({ 'X-Mutation-Age': age });
    },
  );

  test('of several states of one thing only the last is sent, behind what was said before', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = await device.openTab();
    await box.enqueue(tick('two-sum', true));
    await box.enqueue(note('two-sum', 'a'));
    await box.enqueue(tick('two-sum', false));
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ notes: 'a' }, { completed: false }]);
  });

  test('a later change does not overtake those that wait', async () => {
    const network = createNetwork();
    network.away = true;
    const box = await createDevice().openTab();
    await box.enqueue(tick('two-sum'));
    network.away = false;
    expect(await box.enqueue(note('3sum', 'new'))).toMatchObject({ status: 'sent' });
    expect(network.sent).toEqual([{ completed: true }, { notes: 'new' }]);
  });

  test('it is tried again by itself, less and less often', async () => {
    const network = createNetwork();
    network.away = true;
    const box = await createDevice().openTab();
    await box.enqueue(tick('two-sum'));
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
    const box = await createDevice().openTab();
    await box.enqueue(tick('two-sum'));
    network.away = false;
    let giveUp = () => {};
    network.answer = () =>
      new Promise((_resolve, reject) => {
        giveUp = () => reject(networkFailure());
      });
    const hanging = box.flush();
    await jest.advanceTimersByTimeAsync(0);
    network.answer = saved;
    void box.flush();
    giveUp();
    await hanging;
    expect(listed(box)).toEqual([]);
  });

  test('if storage is full it waits in memory, and says so', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const device = createDevice();
    const network = createNetwork();
    device.disk.full = true;
    network.away = true;
    const box = await device.openTab();
    expect(await box.enqueue(tick('two-sum'))).toMatchObject({ status: 'waiting', kept: 'page' });
    expect(listed(box)).toEqual([[{ completed: true }, 'waiting']]);
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }]);
    expect(listed(box)).toEqual([]);
  });

  test('if storage is blocked it waits in memory as well', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const network = createNetwork();
    network.away = true;
    const { records } = createBrowser({ disks: 0 }).openTab();
    await records.open();
    const box = createDispatcher({ person: () => asha.id, records });
    expect(await box.enqueue(tick('two-sum'))).toMatchObject({ kept: 'page' });
    expect(box.hasVolatile()).toBe(true);
    network.away = false;
    await box.flush();
    expect(network.sent).toEqual([{ completed: true }]);
    expect(box.hasVolatile()).toBe(false);
  });

  test('items that it did not make are left alone', async () => {
    const device = createDevice();
    createNetwork();
    for (const value of [null, { id: 'x' }]) {
      const name = { owner: asha.id, kind: 'mutation', key: String(value) };
      device.disk.records.set(idOf(name), { ...name, value, changedAt: 1 });
    }
    const box = await device.openTab();
    await box.flush();
    expect(listed(box)).toEqual([]);
  });

  test('what a closed tab left half sent is sent by the next one', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    await (await device.openTab()).enqueue(tick('two-sum'));
    for (const [id, { value, ...record }] of device.disk.records) {
      const abandoned = { ...(value as OutboxEntry), state: 'new' };
      device.disk.records.set(id, { ...record, value: abandoned });
    }
    device.reopened();
    const next = await device.openTab();
    await next.flush();
    expect(listed(next)).toEqual([[{ completed: true }, 'waiting']]);
    network.away = false;
    await next.flush();
    expect(network.sent).toEqual([{ completed: true }]);
  });
});
