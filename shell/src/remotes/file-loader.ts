import { reasonOf, Stalled, stalled } from './download.ts';
import { type Insertion, insertScript, insertStylesheet } from './insert-file.ts';

/** Why a file did not arrive as it was released. */
export class FileFailure extends Error {
  override name = 'FileFailure';

  constructor(
    readonly address: string,
    readonly reason: 'unreachable' | 'damaged' | 'stalled',
  ) {
    super(`${address} is ${reason}`);
  }
}

export type FileLoader = ReturnType<typeof createFileLoader>;

/** A check that passes without a hash is no check. Only code that is being written has none. */
const NO_HASH = process.env.NODE_ENV === 'development' ? '' : `sha384-${'A'.repeat(64)}`;

/**
 * Loads files of releases into the page, each against its hash. Callers at the same time share one
 * download; a file that failed is requested again by the next caller.
 * @param hashOf the hash of a file by its address; undefined for a file that no release names
 * @param origin of the files, which release manifests name by paths
 */
export function createFileLoader(
  hashOf: (address: string) => string | undefined,
  origin = () => location.origin,
) {
  const downloads = new Map<string, Promise<unknown>>();
  const spoiled = new Map<string, number>();

  const absolute = (address: string) => new URL(address, origin()).href;

  const integrityOf = (address: string): string => hashOf(address) ?? NO_HASH;

  /**
   * The address under which a file is requested. It changes only after the file was damaged or its download
   * stalled: browsers cache a damaged file and join a hanging request, and would never reach the server again.
   */
  const currentAddress = (address: string): string => {
    const full = absolute(address);
    const times = spoiled.get(full);
    return times ? `${full}?attempt=${times + 1}` : full;
  };

  async function download<T>(
    address: string,
    insert: (source: string, integrity: string) => Insertion<T>,
  ): Promise<T> {
    const source = currentAddress(address);
    const integrity = integrityOf(address);
    const { element, arrived } = insert(source, integrity);
    const over = new AbortController();
    try {
      return await Promise.race([arrived, stalled(source, over.signal)]);
    } catch (error) {
      element.remove();
      const reason = error instanceof Stalled ? 'stalled' : await reasonOf(source, integrity);
      if (reason !== 'unreachable') {
        const key = absolute(address);
        spoiled.set(key, (spoiled.get(key) ?? 0) + 1);
      }
      throw new FileFailure(address, reason);
    } finally {
      over.abort();
    }
  }

  function once<T>(address: string, start: () => Promise<T>): Promise<T> {
    const key = absolute(address);
    const known = downloads.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = start();
    downloads.set(key, started);
    started.catch(() => downloads.delete(key));
    return started;
  }

  return {
    /** Loads and evaluates a script. Resolves with what it threw meanwhile, or undefined. */
    script: (address: string): Promise<unknown> =>
      once(address, () => download(address, insertScript)),
    stylesheet: (address: string): Promise<void> =>
      once(address, () =>
        download(address, (source, integrity) =>
          insertStylesheet(source, integrity, absolute(address)),
        ),
      ),
    currentAddress,
    integrityOf,
  };
}
