import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { type Person, send, visitor } from './client.ts';
import { atOnce, documentOf } from './documents.ts';
import { Failures } from './findings.ts';

/** Requests from the busy time may have to wait until it's over. */
const LONG_MS = 120_000;

interface Requested {
  /** How many documents. */
  documents: number;
  /** Of how many addresses. */
  addresses: number;
  atOnce: number;
}

export interface BusyDocuments {
  requested: number;
  /** How many held their page. */
  rendered: number;
  /** Until they were there, in milliseconds, the quickest first. */
  taken: number[];
  failures: string[];
}

/** Requests documents, every other one as a visitor, while one other program for each core only counts. */
export async function documentsWhileBusy(
  url: string,
  learner: Person,
  { documents, addresses, atOnce: count }: Requested,
): Promise<BusyDocuments> {
  const paths = await pathsOf(url, addresses);
  const failures = new Failures();
  const taken: number[] = [];
  let rendered = 0;
  const counting = startCounting();
  try {
    const numbers = Array.from({ length: documents }, (_, number) => number);
    await atOnce(numbers, count, async (number) => {
      // Each address in turn for both.
      const path = paths[Math.floor(number / 2) % paths.length] ?? '/';
      const startedAt = performance.now();
      try {
        const person = number % 2 === 0 ? visitor : learner;
        const { isRendered } = await documentOf(url, person, path, LONG_MS);
        if (isRendered) rendered += 1;
      } catch (error) {
        failures.add(`${path} ${(error as Error).message}`);
      }
      taken.push(performance.now() - startedAt);
    });
  } finally {
    await stopCounting(counting);
  }
  taken.sort((one, other) => one - other);
  return { requested: documents, rendered, taken, failures: failures.list() };
}

/** Pages of the sitemap, of every kind that there is. */
async function pathsOf(url: string, count: number): Promise<string[]> {
  const { body } = await send(`${url}/sitemap.xml`);
  const paths = [...body.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '/']) => new URL(address).pathname,
  );
  const step = Math.max(1, Math.floor(paths.length / count));
  return paths.filter((_, index) => index % step === 0).slice(0, count);
}

const startCounting = () =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );

const stopCounting = (counting: readonly ChildProcess[]) =>
  Promise.all(
    counting.map(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }),
  );
