import { createHash } from 'node:crypto';
import { STALL_LIMIT_MS } from './fetch-engine.ts';
import { openPython } from './open-python.ts';
import type { RunnerPlace } from './runner-facts.ts';

const content = new Uint8Array(8).fill(7);
const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
const file = (name: string) => ({ name, size: content.length, integrity });
const place: RunnerPlace = {
  base: 'https://site.test/runner/',
  folder: 'runner',
  files: {
    engine: file('engine'),
    library: file('library'),
    memory: file('memory'),
    worker: file('worker'),
  },
};

interface Download {
  send(bytes: number): void;
  aborted: boolean;
}

/** A network that sends what the test says; downloads are identified by file name. */
function network() {
  const downloads = new Map<string, Download>();
  const answer = async (address: string, { signal }: RequestInit = {}) => {
    const download: Download = { send: () => {}, aborted: false };
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        download.send = (bytes) => stream.enqueue(content.slice(0, bytes));
        signal?.addEventListener('abort', () => {
          download.aborted = true;
          stream.error(signal.reason);
        });
      },
    });
    downloads.set(address.slice(place.base.length), download);
    return { ok: true, status: 200, body } as unknown as Response;
  };
  window.fetch = answer as typeof fetch;
  return downloads;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  const downloads = network();
  const python = openPython(place);
  const failed = jest.fn();
  python.files.catch(failed);
  python.frame.catch(() => {});
  return { python, downloads, failed };
}

test('a stalled download is given up', async () => {
  const { downloads, failed, python } = open();
  await settle();
  downloads.get('engine')?.send(4);
  await jest.advanceTimersByTimeAsync(STALL_LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect([...downloads.values()].map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
  python.close();
});

test('a slow download is not given up, even if one file waits for another', async () => {
  const { downloads, failed, python } = open();
  await settle();
  for (let part = 0; part < 4; part += 1) {
    downloads.get('engine')?.send(2);
    await jest.advanceTimersByTimeAsync(STALL_LIMIT_MS - 1);
  }
  expect(failed).not.toHaveBeenCalled();
  python.close();
});

test('someone who comes later sees how much has arrived already', async () => {
  const { downloads, python } = open();
  await settle();
  downloads.get('engine')?.send(8);
  await settle();
  const shares: number[] = [];
  python.onProgress((share) => shares.push(share));
  expect(shares).toEqual([0.25]);
  python.close();
});

test('closing ends downloads in flight and removes the frame', async () => {
  const { python, downloads, failed } = open();
  await settle();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  python.close();
  await settle();
  expect([...downloads.values()].map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a damaged file also ends the other downloads', async () => {
  const { downloads, failed, python } = open();
  await settle();
  downloads.get('worker')?.send(content.length);
  downloads.get('worker')?.send(1);
  await settle();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(downloads.get('engine')?.aborted).toBe(true);
  python.close();
});
