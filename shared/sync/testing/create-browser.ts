import type { Disk } from '../disks.ts';
import { isLater, isSame, type KeptRecord } from '../record.ts';
import { createRecords, type News, type Records } from '../records.ts';

/** Does what it's given in its own time: later, but one thing after the other, as a database does. */
export type InTurn = (work: () => void) => Promise<void>;

const atOnce: InTurn = async (work) => work();

interface Options {
  /** When the disk finishes what tabs request. */
  onDisk?: InTurn;
  /** When news of a tab reaches the others. */
  onChannel?: InTurn;
  /** Disks that may be full or never answer, the first the one that is used first. */
  disks?: number;
}

/** A browser whose tabs share disks and send each other news. */
export function createBrowser({ onDisk = atOnce, onChannel = atOnce, disks = 1 }: Options = {}) {
  const clock = { now: 1_000 };
  const stores = Array.from({ length: disks }, () => ({
    full: false,
    silent: false,
    records: new Map<string, KeptRecord>(),
  }));
  const diskOf = (store: (typeof stores)[number], isOpen: () => boolean): Disk => {
    const does = (work: () => void) =>
      store.silent ? new Promise<void>(() => {}) : onDisk(isOpen() ? work : () => {});
    return {
      async readAll(kind) {
        let all: KeptRecord[] = [];
        await does(() => {
          all = [...store.records.values()].filter((one) => !kind || one.kind === kind);
        });
        return all;
      },
      put: (id, record) => {
        if (store.full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        return does(() => void store.records.set(id, record));
      },
      putIfLater: (id, record) =>
        does(() => {
          const found = store.records.get(id);
          if (!found || isLater(record, found)) store.records.set(id, record);
        }),
      remove: (id, record) =>
        does(() => {
          const found = store.records.get(id);
          if (found && isSame(found, record)) store.records.delete(id);
        }),
    };
  };
  const tabs = new Set<{ hear: (news: News) => void }>();

  function openTab(): { records: Records; close(): void } {
    const tab = { hear: (_: News) => {} };
    const records = createRecords({
      disks: stores.map((store) => diskOf(store, () => tabs.has(tab))),
      now: () => clock.now,
      channel: {
        tell(news) {
          if (!tabs.has(tab)) return;
          for (const other of tabs) if (other !== tab) void onChannel(() => other.hear(news));
        },
        listen(hear) {
          tab.hear = hear;
        },
      },
    });
    tabs.add(tab);
    return {
      records,
      /** Its requests to the disk are done, and nothing more; it receives and sends nothing. */
      close() {
        tabs.delete(tab);
        tab.hear = () => {};
      },
    };
  }
  return { clock, stores, openTab };
}
