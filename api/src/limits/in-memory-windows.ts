import type { Rule } from './rules.ts';

/** Protects the memory. A client with that many addresses isn't stopped by counting them anyway. */
const MOST_KEYS = 200_000;

/**
 * Limits how much is read. Counted in this process alone: that costs next to nothing, and visitors are
 * still served while the database is away. All windows begin and end together.
 */
export class InMemoryWindows {
  readonly #counts = new Map<string, number>();
  #resetsAt = 0;

  /** @returns null if it may be done, otherwise when it may be done again (milliseconds since 1970). */
  use(key: string, { count, minutes }: Rule): number | null {
    const now = Date.now();
    if (now >= this.#resetsAt || this.#counts.size > MOST_KEYS) {
      this.#counts.clear();
      this.#resetsAt = now + minutes * 60_000;
    }
    const used = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, used);
    return used > count ? this.#resetsAt : null;
  }
}
