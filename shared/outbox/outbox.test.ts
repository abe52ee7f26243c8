import { asha, type FakeAnswer, fakeApi, networkFailure } from '../testing/index.ts';
import { locksOfThisPage } from './locks.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { progressWrite } from './progress-write.ts';
import type { Outcome, Write } from './write.ts';
import { createWriteStore } from './write-store.ts';

const ravi = 'b6a4a3f0-0000-4000-8000-000000000002';

/** A browser with tabs that share storage and locks, and a person who is signed in. */
function createDevice() {
  const tabs: { events: EventTarget; store: Storage }[] = [];
  const locks = locksOfThisPage();
  const device = { person: asha.id as string | null, full: false };
  const items = new Map<string, string>();

  function openTab(): Outbox {
    const events = new EventTarget();
    const tellOthers = (key: string, newValue: string | null) => {
      for (const tab of tabs.filter((other) => other.events !== events)) {
        tab.events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    };
    const store = new Proxy({} as Storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_, key) => ({
        value: items.get(String(key)),
        enumerable: true,
        configurable: true,
      }),
      get: (_, key) =>
        ({
          getItem: (name: string) => items.get(name) ?? null,
          setItem: (name: string, text: string) => {
            if (device.full) throw new DOMException('full', 'QuotaExceededError');
            items.set(name, text);
            tellOthers(name, text);
          },
          removeItem: (name: string) => {
            items.delete(name);
            tellOthers(name, null);
          },
        })[key as 'setItem'] ?? items.get(String(key)),
    });
    tabs.push({ events, store });
    const kept = createWriteStore({
      storage: () => store,
      events: events as unknown as Window,
    });
    return createOutbox({
      person: () => device.person,
      store: kept,
      locks,
      openedAt: Date.now() - 1,
    });
  }
  const kept = () => [...items.keys()].filter((key) => key.startsWith('outbox:'));
  return Object.assign(device, { openTab, items, kept });
}

/** An API whose network can be taken away; `sent` is what arrived, in order. */
function createNetwork() {
  const network = {
    away: false,
    answer: (): FakeAnswer | Promise<FakeAnswer> => ({ status: 200, data: {} }),
  };
  const sent: unknown[] = [];
  const api = fakeApi();
  for (const method of ['patch', 'post', 'delete'] as const) {
    api.on(method, /./, ({ data }) => {
      if (network.away) throw networkFailure();
      sent.push(data);
      return network.answer();
    });
  }
  return Object.assign(network, { sent, api });
}

const tick = (unitId: string, completed = true, person = asha.id): Write =>
  progressWrite({ person, unitId, patch: { completed } });
const note = (unitId: string, notes: string, person = asha.id): Write =>
  progressWrite({ person, unitId, patch: { notes } });
const listed = (box: Outbox, person = asha.id) =>
  box.writesOf(person).map(({ body, state }) => [body, state]);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(Math, 'random');
});
afterEach(() => jest.useRealTimers());

describe('while the network is there', () => {
  test('a change is sent at once and leaves the device with the answer', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.answer = () => ({ status: 200, data: { completed: true } });
    const box = device.openTab();
    const delivery = box.deliver(tick('two-sum'));
    expect(listed(box)).toEqual([[{ completed: true }, 'new']]);
    expect(await delivery).toEqual({ status: 'sent', data: { completed: true } });
    expect(network.sent).toEqual([{ completed: true }]);
    expect(device.kept()).toEqual([]);
  });

  test.each([401, 403, 404, 429, 500, 503])(
    'an answer of %i is told and nothing is kept',
    async (status) => {
      const device = createDevice();
      const network = createNetwork();
      network.api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
      network.answer = () => ({ status });
      const box = device.openTab();
      await expect(box.deliver(tick('two-sum'))).rejects.toMatchObject({ response: { status } });
      expect(device.kept()).toEqual([]);
      await box.flush();
      expect(network.sent).toHaveLength(1);
    },
  );

  test('a change in one place does not wait for one in another; in one place they keep their order', async () => {
    const network = createNetwork();
    const answers: ((answer: FakeAnswer) => void)[] = [];
    network.answer = () => new Promise((resolve) => void answers.push(resolve));
    const box = createDevice().openTab();
    void box.deliver(tick('two-sum', true));
    void box.deliver(tick('two-sum', false));
    void box.deliver(tick('3sum', true));
    await jest.advanceTimersByTimeAsync(0);
    expect(network.sent).toEqual([{ completed: true }, { completed: true }]);
    for (const answer of answers) answer({ status: 200 });
    await jest.advanceTimersByTimeAsync(0);
    expect(network.sent.at(-1)).toEqual({ completed: false });
  });
});

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

describe('another person on the same device', () => {
  test('neither sees nor sends what waits; its owner does on return', async () => {
    const device = createDevice();
    const network = createNetwork();
    network.away = true;
    const box = device.openTab();
    await box.deliver(note('two-sum', 'mine'));
    network.away = false;
    device.person = null;
    await box.flush();
    device.person = ravi;
    await box.flush();
    expect(listed(box, ravi)).toEqual([]);
    await box.deliver(tick('3sum', true, ravi));
    expect(network.sent).toEqual([{ completed: true }]);
    await expect(box.deliver(tick('3sum'))).rejects.toThrow('Somebody else');
    device.person = asha.id;
    await box.flush();
    expect(network.sent.at(-1)).toEqual({ notes: 'mine' });
  });

  test('a session that is over keeps it until the person is back', async () => {
    const network = createNetwork();
    network.api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
    network.away = true;
    const box = createDevice().openTab();
    await box.deliver(tick('two-sum'));
    await box.deliver(tick('3sum'));
    network.away = false;
    network.answer = () => ({ status: 401 });
    await box.flush();
    expect(network.sent).toHaveLength(1);
    network.answer = () => ({ status: 200 });
    await box.flush();
    expect(network.sent).toHaveLength(3);
    expect(listed(box)).toEqual([]);
  });
});

test('each change names its person, and waits where the API takes the browser for another', async () => {
  const network = createNetwork();
  network.away = true;
  const box = createDevice().openTab();
  await box.deliver(tick('two-sum'));
  network.away = false;
  network.answer = () => ({
    status: 409,
    data: { code: 'other-person', message: 'Somebody else' },
  });
  await box.flush();
  expect(network.api.calls.at(-1)?.headers).toMatchObject({ 'X-Person': asha.id });
  expect(listed(box)).toEqual([[{ completed: true }, 'waiting']]);
});

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
    await jest.advanceTimersByTimeAsync(19_000);
    await box.flush();
    expect(network.sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
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
