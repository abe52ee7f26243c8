import { createStore, promisifyRequest } from 'idb-keyval';
import type { Disk } from './disk.ts';
import { isLater, isSame, type KeptRecord } from './record.ts';

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
