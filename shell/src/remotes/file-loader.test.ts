import { createFileLoader } from './file-loader.ts';

const ADDRESS = '/releases/mfe-a/1/entry.js';
const HASH = `sha384-${'x'.repeat(64)}`;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const path = (element: HTMLScriptElement | undefined) => new URL(element?.src ?? '').pathname;
const search = (element: HTMLScriptElement | undefined) => new URL(element?.src ?? '').search;

/** Answers what is read beside an element: the network of this test. */
let network: (address: string, init: RequestInit) => Promise<Response>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  network = unreachable;
  globalThis.fetch = ((address: string, init: RequestInit = {}) =>
    network(address, init)) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
});

const create = () => createFileLoader((address) => (address === ADDRESS ? HASH : undefined));

test('a script is requested once, with its hash, and leaves nothing behind', async () => {
  const files = create();
  const [first, second] = [files.script(ADDRESS), files.script(ADDRESS)];
  expect(second).toBe(first);
  const [script] = scripts();
  expect(script).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
  script?.onload?.(new Event('load'));
  await first;
  expect(scripts()).toEqual([]);
});

test('files come from the origin that has them', () => {
  const files = createFileLoader(
    () => HASH,
    () => 'https://files.example.org',
  );
  files.script(ADDRESS).catch(() => {});
  files.script(`https://files.example.org${ADDRESS}`).catch(() => {});
  expect(scripts().map(({ src }) => src)).toEqual([`https://files.example.org${ADDRESS}`]);
  expect(files.currentAddress(ADDRESS)).toBe(`https://files.example.org${ADDRESS}`);
});

test('a file that no release names gets a hash that nothing matches', () => {
  create()
    .script('/elsewhere.js')
    .catch(() => {});
  expect(scripts()[0]?.integrity).toBe(`sha384-${'A'.repeat(64)}`);
});

test("after a lost connection the same address is requested again, so that the browser's cache counts", async () => {
  const files = create();
  const first = files.script(ADDRESS);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toMatchObject({ reason: 'unreachable' });
  files.script(ADDRESS).catch(() => {});
  expect(path(scripts()[0])).toBe(ADDRESS);
  expect(search(scripts()[0])).toBe('');
});

test('after a damaged file another address is requested, since the browser has cached the damaged one', async () => {
  network = async (_address, { integrity }) =>
    integrity ? unreachable() : new Response('something else');
  const files = create();
  const first = files.script(ADDRESS);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toMatchObject({ reason: 'damaged' });
  files.script(ADDRESS).catch(() => {});
  expect(search(scripts()[0])).toBe('?attempt=2');
});

test('a download that brings nothing for ten seconds has stalled, and is given up', async () => {
  jest.useFakeTimers();
  network = () => new Promise(() => {});
  const files = create();
  const first = files.script(ADDRESS);
  const outcome = expect(first).rejects.toMatchObject({ reason: 'stalled' });
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  files.script(ADDRESS).catch(() => {});
  expect(search(scripts()[0])).toBe('?attempt=2');
});

test('a download that goes on is waited for, even for minutes', async () => {
  jest.useFakeTimers();
  let piece = () => {};
  network = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          piece = () => controller.enqueue(new Uint8Array(1));
        },
      }),
    );
  const first = create().script(ADDRESS);
  for (let second = 0; second < 180; second += 8) {
    await jest.advanceTimersByTimeAsync(8_000);
    piece();
  }
  scripts()[0]?.onload?.(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});
