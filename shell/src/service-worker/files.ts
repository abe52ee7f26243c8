import type { FileToCache } from './files-to-cache.ts';

const FILES = 'site-files';

/**
 * What a microfrontend publishes beside its releases, such as Python, in a folder of its name and its content's hash: it outlives
 * them, and its page checks it by itself.
 */
const BESIDE = /^(\/releases\/[\w-]+\/[a-z]+-)[\w.-]+\//;

export const openFiles = (): Promise<Cache> => caches.open(FILES);

/**
 * A file under such an address never changes, so the cached one is good; its page checks it again. Only what the
 * browser has checked itself is cached.
 */
export async function fileFor(
  request: Request,
  load: () => Promise<Response>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const files = await openFiles();
  const { pathname } = new URL(request.url);
  const cached = request.cache === 'reload' ? undefined : await files.match(pathname, ANY);
  if (cached) return cached;
  const response = await load();
  const isBeside = BESIDE.test(pathname);
  if (response.status === 200 && (request.integrity || isBeside)) {
    const copy = response.clone();
    later(files.put(pathname, copy).then(() => (isBeside ? dropOthers(files, pathname) : null)));
  }
  return response;
}

/** Compressed files vary by what the browser accepts, which is always the same one. */
const ANY: CacheQueryOptions = { ignoreVary: true };

/** Of each thing that a microfrontend publishes beside its releases, the folder of one version is in use. */
async function dropOthers(files: Cache, path: string) {
  const [folder = '', thing = ''] = BESIDE.exec(path) ?? [];
  const others = (await cachedPaths(files)).filter(
    (other) => BESIDE.exec(other)?.[1] === thing && !other.startsWith(folder),
  );
  await Promise.all(others.map((other) => files.delete(other, ANY)));
}

export const cachedPaths = async (files: Cache): Promise<string[]> =>
  (await files.keys()).map(({ url }) => new URL(url).pathname);

/**
 * @param origin where they come from, as a prefix of their paths
 * @throws if one can't be fetched as it was released: then none of them is reliable
 */
export async function fetchFiles(
  files: Cache,
  expected: readonly FileToCache[],
  origin: string,
): Promise<void> {
  const cached = await cachedPaths(files);
  const missing = expected.filter(({ path }) => !cached.includes(path));
  await Promise.all(
    missing.map(async ({ path, integrity }) => {
      const response = await fetch(origin + path, { integrity });
      if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
      await files.put(path, response);
      if (BESIDE.test(path)) await dropOthers(files, path);
    }),
  );
}

/** Deletes the files of releases at these paths that the live release doesn't need. */
export async function dropFiles(
  files: Cache,
  cached: readonly string[],
  expected: readonly FileToCache[],
): Promise<void> {
  const needed = expected.map(({ path }) => path);
  const old = cached.filter(
    (path) => path.startsWith('/releases/') && !BESIDE.test(path) && !needed.includes(path),
  );
  await Promise.all(old.map((path) => files.delete(path, ANY)));
}
