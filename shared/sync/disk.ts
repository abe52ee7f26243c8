import type { KeptRecord } from './record.ts';

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
