/** Cache storage in memory, as pages and service workers have it; jsdom has none. */
class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(request: RequestInfo | URL) {
    return this.entries.get(addressOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.entries.delete(addressOf(request));
    this.entries.set(addressOf(request), response);
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(addressOf(request));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

const addressOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, location.href)
    .href;

/** Gives the test cache storage of its own; returns what is in it, as addresses by the name of the cache. */
export function installCaches() {
  const all = new Map<string, FakeCache>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new FakeCache();
    all.set(name, cache);
    return cache;
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = '' } = {}) =>
      all.get(cacheName)?.match(request),
  };
  Object.assign(globalThis, { caches });
  return async () => {
    const listed = [...all].map(async ([name, cache]) => [
      name,
      (await cache.keys()).map(({ url }) => url.replace(location.origin, '')),
    ]);
    return Object.fromEntries(await Promise.all(listed)) as Record<string, string[]>;
  };
}
