import { createStore, promisifyRequest } from 'idb-keyval';
import { isLater, isSame, type KeptRecord } from './record.ts';

/** Where records outlive the page. */
export interface Disk {
  /** @param kind all kinds if it's left out */
  readAll(kind?: string): Promise<KeptRecord[]>;
  /** Rejects if there's no room for it. */
  put(id: string, record: KeptRecord): Promise<void>;
  /** Puts it in place of something earlier, or of nothing. */
  putIfLater(id: string, record: KeptRecord): Promise<void>;
  /** Removes this very record: what another tab has written in its place stays. */
  remove(id: string, record: KeptRecord): Promise<void>;
}

/** Records in IndexedDB. */
export function indexedDisk(): Disk {
  const use = createStore('sync', 'records');
  return {
    readAll: async (kind) =>
      use('readonly', (store) =>
        promisifyRequest<KeptRecord[]>(store.getAll(kind && idsOf(kind)) as IDBRequest),
      ),
    put: async (id, record) =>
      use('readwrite', (store) => {
        store.put(record, id);
        // At once: a page that is left, or crashes, takes a transaction with it that commits by itself (decision 94).
        store.transaction.commit();
        return promisifyRequest<void>(store.transaction);
      }),
    putIfLater: async (id, record) =>
      use('readwrite', (store) => {
        const request = store.get(id);
        request.onsuccess = () => {
          const found: KeptRecord | undefined = request.result;
          if (!found || isLater(record, found)) store.put(record, id);
        };
        return promisifyRequest<void>(store.transaction);
      }),
    remove: async (id, record) =>
      use('readwrite', (store) => {
        const request = store.get(id);
        request.onsuccess = () => {
          const found: KeptRecord | undefined = request.result;
          if (found && isSame(found, record)) store.delete(id);
        };
        return promisifyRequest<void>(store.transaction);
      }),
  };
}

/** An id begins with its kind and a colon. */
const idsOf = (kind: string) => IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true);

const PREFIX = 'kept:';

/** Records in localStorage: for browsers without IndexedDB, and for what it has no room for. */
export const localDisk: Disk = {
  async readAll(kind) {
    return Object.keys(localStorage)
      .filter((item) => item.startsWith(kind === undefined ? PREFIX : `${PREFIX}${kind}:`))
      .flatMap((item) => parse(localStorage.getItem(item)) ?? []);
  },
  async put(id, record) {
    localStorage.setItem(PREFIX + id, JSON.stringify(record));
  },
  async putIfLater(id, record) {
    const found = parse(localStorage.getItem(PREFIX + id));
    if (!found || isLater(record, found)) await localDisk.put(id, record);
  },
  async remove(id, record) {
    const found = parse(localStorage.getItem(PREFIX + id));
    if (found && isSame(found, record)) localStorage.removeItem(PREFIX + id);
  },
};

function parse(text: string | null): KeptRecord | null {
  try {
    const record: KeptRecord | null = JSON.parse(text ?? 'null');
    return typeof record?.kind === 'string' && typeof record.key === 'string' ? record : null;
  } catch {
    return null;
  }
}
