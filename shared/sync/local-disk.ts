import type { Disk } from './disk.ts';
import { isLater, isSame, type KeptRecord } from './record.ts';

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
