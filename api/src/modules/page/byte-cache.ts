/** Values by key, up to so many bytes; the one least recently asked for is forgotten first. */
export function createByteCache<T>(mostBytes: number) {
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const shrink = () => {
    for (const key of entries.keys()) {
      if (total <= mostBytes) return;
      remove(key);
    }
  };

  return {
    get(key: string): T | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },

    set(key: string, value: T, bytes: number): void {
      remove(key);
      entries.set(key, { value, bytes });
      total += bytes;
      shrink();
    },

    /** The value takes more than it did. */
    grow(key: string, bytes: number): void {
      const entry = entries.get(key);
      if (!entry) return;
      entry.bytes += bytes;
      total += bytes;
      shrink();
    },

    clear(): void {
      entries.clear();
      total = 0;
    },
  };
}
