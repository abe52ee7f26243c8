import type { WantedFile } from './wanted-files.ts';

const FILES = 'site-files';

/**
 * What a unit publishes beside its releases, such as Python, in a folder of its name and its content's hash: it outlives
 * them, and its page checks it by itself.
 */
const BESIDE = /^(\/releases\/[\w-]+\/[a-z]+-)[\w.-]+\//;

export const openFiles = (): Promise<Cache> => caches.open(FILES);

/**
 * A file under such an address never changes, so what is kept is good; its page checks it again. What the browser has
 * checked itself, and only that, is kept.
 */
export async function fileFor(
  request: Request,
  ask: () => Promise<Response>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const files = await openFiles();
  const { pathname } = new URL(request.url);
  const kept = request.cache === 'reload' ? undefined : await files.match(pathname, ANY);
  if (kept) return kept;
  const answer = await ask();
  const isBeside = BESIDE.test(pathname);
  if (answer.status === 200 && (request.integrity || isBeside)) {
    const copy = answer.clone();
    later(files.put(pathname, copy).then(() => (isBeside ? dropOthers(files, pathname) : null)));
  }
  return answer;
}

/** Compressed files vary by what the browser accepts, which is always the same one. */
const ANY: CacheQueryOptions = { ignoreVary: true };

/** Of each thing that a unit publishes beside its releases, the folder of one version is in use. */
async function dropOthers(files: Cache, path: string) {
  const [folder = '', thing = ''] = BESIDE.exec(path) ?? [];
  const others = (await keptPaths(files)).filter(
    (other) => BESIDE.exec(other)?.[1] === thing && !other.startsWith(folder),
  );
  await Promise.all(others.map((other) => files.delete(other, ANY)));
}

export const keptPaths = async (files: Cache): Promise<string[]> =>
  (await files.keys()).map(({ url }) => new URL(url).pathname);

/**
 * @param origin where they come from, as a prefix of their paths
 * @throws if one can't be had as it was released: then none of them may be relied on
 */
export async function fetchFiles(
  files: Cache,
  wanted: readonly WantedFile[],
  origin: string,
): Promise<void> {
  const kept = await keptPaths(files);
  const missing = wanted.filter(({ path }) => !kept.includes(path));
  await Promise.all(
    missing.map(async ({ path, integrity }) => {
      const answer = await fetch(origin + path, { integrity });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await files.put(path, answer);
      if (BESIDE.test(path)) await dropOthers(files, path);
    }),
  );
}

/** Of these paths, files of releases that what is live doesn't need. */
export async function dropFiles(
  files: Cache,
  kept: readonly string[],
  wanted: readonly WantedFile[],
): Promise<void> {
  const needed = wanted.map(({ path }) => path);
  const old = kept.filter(
    (path) => path.startsWith('/releases/') && !BESIDE.test(path) && !needed.includes(path),
  );
  await Promise.all(old.map((path) => files.delete(path, ANY)));
}
