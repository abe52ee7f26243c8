import type { Disk } from './disks.ts';
import { idOf, isLater, isSame, type KeptRecord, type Owner, type RecordName } from './record.ts';

/** What tabs send each other. */
export interface News {
  kind: 'written' | 'removed';
  record: KeptRecord;
}

/** Carries news to the other tabs. */
export interface Channel {
  tell(news: News): void;
  listen(hear: (news: News) => void): void;
}

type ChangeListener = (changed: RecordName, isElsewhere: boolean) => void;

export interface Surroundings {
  /** The first that can be read is used; what it won't take goes to the next. */
  disks: readonly Disk[];
  channel: Channel;
  now?: () => number;
}

/** Browsers are known whose IndexedDB never answers. */
const PATIENCE_MS = 2_000;

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It doesn't answer.")), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export type Records = ReturnType<typeof createRecords>;

/**
 * What people make and type on this device: in memory, so that it's read at once, and on the device. It's all in memory
 * once `open` has resolved. A write is in memory at once, on its way to the device in the same moment, and sent to the
 * other tabs.
 */
export function createRecords({ disks, channel, now = Date.now }: Surroundings) {
  const memory = new Map<string, KeptRecord>();
  /** What no disk takes: it lasts as long as the page. */
  const volatile = new Set<string>();
  const listeners = new Set<ChangeListener>();
  /** What this tab has put: something later of another tab may have come before it. */
  const putHere = new WeakSet<KeptRecord>();
  const pending = new Set<Promise<void>>();
  let usable = disks;
  let opening: Promise<void> | null = null;
  /** What was removed last, in whatever tab: something earlier may still be on its way here. */
  const removed = new Map<string, KeptRecord>();

  const announce = ({ kind, key, owner }: RecordName, isElsewhere: boolean) => {
    for (const listener of listeners) listener({ kind, key, owner }, isElsewhere);
  };
  const noteRemoved = (record: KeptRecord) => {
    const gone = removed.get(idOf(record));
    if (!gone || isLater(record, gone)) removed.set(idOf(record), record);
  };
  const follow = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  async function put(record: KeptRecord, how: 'put' | 'putIfLater' = 'put'): Promise<void> {
    const id = idOf(record);
    for (const disk of usable) {
      // Written again or removed while a disk failed.
      if (memory.get(id) !== record) return;
      try {
        await inTime(disk[how](id, record));
        if (volatile.delete(id)) announce(record, false);
        return;
      } catch (error) {
        console.warn('A place for what is typed here is full or blocked.', error);
      }
    }
    volatile.add(id);
    announce(record, false);
  }
  async function remove(record: KeptRecord): Promise<void> {
    const id = idOf(record);
    volatile.delete(id);
    await Promise.all(usable.map((disk) => disk.remove(id, record).catch(() => {})));
  }

  function write(name: RecordName, value: unknown, base: unknown): void {
    const id = idOf(name);
    const after = Math.max(memory.get(id)?.changedAt ?? 0, removed.get(id)?.changedAt ?? 0);
    const record: KeptRecord = {
      ...{ owner: name.owner, kind: name.kind, key: name.key, value },
      ...{ changedAt: Math.max(now(), after + 1), ...(base !== undefined && { base }) },
    };
    memory.set(id, record);
    putHere.add(record);
    follow(put(record));
    channel.tell({ kind: 'written', record });
    announce(record, false);
  }

  /** An earlier one may have come last to the device, and to a tab that has just read it. */
  function insistOn(record: KeptRecord): void {
    putHere.add(record);
    follow(put(record, 'putIfLater'));
    channel.tell({ kind: 'written', record });
  }

  /** Of what is written in two tabs in the same moment, the later stands, here and on the device. */
  function hearWritten(record: KeptRecord): void {
    const id = idOf(record);
    const own = memory.get(id);
    const gone = removed.get(id);
    if (own && isSame(own, record)) return;
    if (own && isLater(own, record)) insistOn(own);
    else if (gone && isSame(gone, record)) follow(remove(record));
    // A tab that removed something later hadn't seen this.
    else if (gone && isLater(gone, record)) write(record, record.value, record.base);
    else {
      memory.set(id, record);
      if (own && putHere.has(own)) insistOn(record);
      announce(record, true);
    }
  }

  /** What is here and wasn't there stays: nobody there has seen what they'd have removed. */
  function hearRemoved(record: KeptRecord): void {
    const id = idOf(record);
    const own = memory.get(id);
    noteRemoved(record);
    if (!own) return;
    if (isLater(own, record)) insistOn(own);
    else if (!isSame(own, record)) write(own, own.value, own.base);
    else {
      memory.delete(id);
      follow(remove(record));
      announce(record, true);
    }
  }

  async function load(): Promise<void> {
    channel.listen(({ kind, record }) =>
      kind === 'written' ? hearWritten(record) : hearRemoved(record),
    );
    const found = await Promise.all(disks.map((disk) => inTime(disk.readAll()).catch(() => null)));
    usable = disks.filter((_, index) => found[index]);
    // What was written meanwhile may have gone to one that doesn't answer.
    if (usable.length < disks.length) for (const record of memory.values()) follow(put(record));
    for (const record of found.flatMap((all) => all ?? [])) hearWritten(record);
  }

  const settled = async () => void (await Promise.all(pending));

  /**
   * Brings what other tabs have done to records of a kind, though its news is still on the way: the holder of a lock
   * has to know what its last holder did.
   */
  async function refresh(kind: string): Promise<void> {
    await settled();
    const known = [...memory].filter(([, record]) => record.kind === kind);
    const answers = usable.map((disk) => inTime(disk.readAll(kind)).catch(() => null));
    const found = await Promise.all(answers);
    // What isn't found may be where nobody could look.
    if (found.includes(null)) return;
    const there = found.flatMap((all) => all ?? []);
    for (const record of there) hearWritten(record);
    const ids = new Set(there.map(idOf));
    for (const [id, record] of known)
      if (memory.get(id) === record && !ids.has(id) && !volatile.has(id)) hearRemoved(record);
  }

  return {
    refresh,
    /** Brings what is on the device. What reads before hears of it. */
    open: (): Promise<void> => {
      opening ??= load();
      return opening;
    },
    /** Null if there's none. */
    read: <Value, Base = unknown>(
      kind: string,
      key: string,
      owner: Owner,
    ): KeptRecord<Value, Base> | null =>
      (memory.get(idOf({ kind, key, owner })) as KeptRecord<Value, Base> | undefined) ?? null,
    /** @param base the version that it was made from */
    write: (kind: string, key: string, owner: Owner, value: unknown, base?: unknown): void =>
      write({ owner, kind, key }, value, base),
    remove(kind: string, key: string, owner: Owner): void {
      const id = idOf({ owner, kind, key });
      const record = memory.get(id);
      if (!record) return;
      memory.delete(id);
      noteRemoved(record);
      follow(remove(record));
      channel.tell({ kind: 'removed', record });
      announce(record, false);
    },
    /** In the order in which they were written first, in this page. */
    list: (isMeant: (name: RecordName) => boolean): KeptRecord[] =>
      [...memory.values()].filter(isMeant),
    /** Runs the listener after each change, in whatever tab. @returns what ends it */
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether some lasts only as long as the page. */
    hasVolatile: () => volatile.size > 0,
    isVolatile: (kind: string, key: string, owner: Owner) =>
      volatile.has(idOf({ kind, key, owner })),
    /** Once it's known of all that was written so far whether it's on the device. */
    settled,
  };
}
