/** Cache storage in memory, as pages and service workers have it; jsdom has none. */
class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(asked: RequestInfo | URL) {
    return this.entries.get(addressOf(asked))?.clone();
  }
  async put(asked: RequestInfo | URL, response: Response) {
    this.entries.delete(addressOf(asked));
    this.entries.set(addressOf(asked), response);
  }
  async delete(asked: RequestInfo | URL) {
    return this.entries.delete(addressOf(asked));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

const addressOf = (asked: RequestInfo | URL) =>
  new URL(typeof asked === 'object' && 'url' in asked ? asked.url : asked, location.href).href;

/** Gives the test cache storage of its own; answers what is in it, as addresses by the name of the cache. */
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
    match: async (asked: RequestInfo | URL, { cacheName = '' } = {}) =>
      all.get(cacheName)?.match(asked),
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
