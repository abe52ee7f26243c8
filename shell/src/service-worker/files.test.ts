import { installCaches } from '../testing/fake-caches.ts';
import { fileFor } from './files.ts';

const POSTGRES = '/releases/mfe-roadmaps/postgres-1a2b3c/postgres.wasm';
const PYTHON = '/releases/mfe-roadmaps/runner-4d5e6f/python.wasm';
const NEXT_PYTHON = '/releases/mfe-roadmaps/runner-7a8b9c/python.wasm';

/** Fetches a file as a page does, and waits until it's kept. */
async function fetchFile(path: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  const request = new Request(new URL(path, location.href));
  await fileFor(
    request,
    async () => new Response('a file'),
    (later) => work.push(later),
  );
  await Promise.all(work);
}

test('of each sandbox of a remote the latest is kept: one takes the place of an older one, and of no other', async () => {
  const kept = installCaches();
  for (const path of [POSTGRES, PYTHON, NEXT_PYTHON]) await fetchFile(path);
  expect((await kept())['site-files']).toEqual([POSTGRES, NEXT_PYTHON]);
});
