import { http } from '../../http/index.ts';
import { asha, type FakeResponse, fakeApi, networkFailure } from '../../testing/index.ts';
import { createDispatcher } from '../dispatch/dispatcher.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { createLocks } from '../testing/create-locks.ts';
import type { SaveState } from './latest.ts';

const path = `/v1/users/${asha.id}/units/add/draft`;
const saved = { status: 200, data: { draft: null } };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A text that tabs of a browser save with the account, over a network that the test controls. */
function createText() {
  const browser = createBrowser();
  const locks = createLocks();
  const text = { person: asha.id as string | null, here: '', there: '' };
  const network: { answer(): FakeResponse | Promise<FakeResponse> } = { answer: () => saved };
  const arrived: unknown[] = [];
  fakeApi()
    .on('post', '/v1/auth/refresh', () => ({ status: 401 }))
    .on('put', path, ({ data }) => {
      arrived.push((data as { code: string }).code);
      return network.answer();
    });

  async function openTab() {
    const { records } = browser.openTab();
    await records.open();
    const person = () => text.person;
    const dispatcher = createDispatcher({ records, person, locks: locks.openTab().locks });
    const states: SaveState['kind'][] = [];
    const saver = dispatcher.keepLatest({
      name: `text ${asha.id}`,
      isUnsent: () => text.here !== text.there,
      isLoggedIn: () => person() === asha.id,
      async send() {
        const code = text.here;
        const changedAt = new Date().toISOString();
        await http.put(path, { language: 'python', code, changedAt });
        text.there = code;
      },
      onState: ({ kind }) => states.push(kind),
    });
    const type = (typed: string) => {
      text.here = typed;
      saver.changed();
    };
    return { dispatcher, saver, states, type };
  }
  return { text, network, arrived, openTab };
}

test('only the last version is sent, once typing has paused', async () => {
  const { arrived, openTab } = createText();
  const { type, states } = await openTab();
  type('U');
  await pass(1_000);
  type('Use a map');
  await pass(1_000);
  expect(arrived).toEqual([]);
  await pass(1_000);
  expect(arrived).toEqual(['Use a map']);
  expect(states).toEqual(['saving', 'saved']);
});

test('a page that is hidden sends at once', async () => {
  const { arrived, openTab } = createText();
  const { type, dispatcher } = await openTab();
  type('Use a map');
  dispatcher.leave();
  await pass(0);
  expect(arrived).toEqual(['Use a map']);
});

test('what fails is tried again by itself, but not before the server said', async () => {
  const { arrived, network, openTab } = createText();
  const { type, states } = await openTab();
  network.answer = () => ({ status: 503, headers: { 'retry-after': '120' } });
  type('Use a map');
  await pass(100_000);
  expect(arrived).toHaveLength(1);
  network.answer = () => saved;
  await pass(30_000);
  expect(arrived).toHaveLength(2);
  expect(states).toEqual(['saving', 'waiting', 'saving', 'saved']);
});

test('what is refused waits until it is changed', async () => {
  const { arrived, network, openTab } = createText();
  const { type, states } = await openTab();
  network.answer = () => ({ status: 400 });
  type('too long');
  await pass(400_000);
  expect(arrived).toHaveLength(1);
  expect(states.at(-1)).toBe('refused');
  network.answer = () => saved;
  type('short');
  await pass(2_000);
  expect(arrived).toEqual(['too long', 'short']);
});

test('a session that is over waits for its person, even if the page is closed meanwhile', async () => {
  const { text, arrived, network, openTab } = createText();
  const { type, saver, dispatcher } = await openTab();
  network.answer = () => ({ status: 401 });
  type('Use a map');
  await pass(2_000);
  text.person = null;
  saver.end();
  await dispatcher.flush();
  expect(arrived).toHaveLength(1);
  network.answer = () => saved;
  text.person = asha.id;
  await dispatcher.flush();
  expect(arrived).toHaveLength(2);
  expect(text.there).toBe('Use a map');
});

test('one tab at a time sends, and what the other one has sent is not sent again', async () => {
  const { arrived, network, openTab } = createText();
  let answer = () => {};
  network.answer = () =>
    new Promise((resolve) => {
      answer = () => resolve(saved);
    });
  const [one, other] = [await openTab(), await openTab()];
  one.type('Use a map');
  await pass(2_000);
  const second = other.saver.flush();
  await pass(0);
  answer();
  expect(await second).toBe(true);
  expect(arrived).toHaveLength(1);
});

test('without a network, attempts become less and less frequent', async () => {
  const { arrived, network, openTab } = createText();
  const { type } = await openTab();
  network.answer = () => {
    throw networkFailure();
  };
  type('Use a map');
  await pass(120_000);
  expect(arrived.length).toBeGreaterThan(2);
  expect(arrived.length).toBeLessThan(9);
});
