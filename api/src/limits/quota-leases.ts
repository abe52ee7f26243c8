import type { Kysely } from 'kysely';
import type { DB } from '../database/tables.ts';
import { addToWindows } from './fixed-windows.repository.ts';
import type { Rule } from './rules.ts';

/** What this process may still let through without a query, until its window ends. */
interface Lease {
  left: number;
  /** All processes together have used up the window. */
  exhausted: boolean;
  /** Milliseconds since 1970. */
  resetsAt: number;
}

/**
 * How much of a rule is leased at once: enough that a change seldom costs a second statement, little
 * enough that a process that starts again and again leaves the others their share.
 */
const LEASED_PART = 1 / 24;

const PRUNE_MS = 10 * 60_000;

/**
 * Limits of what happens often. A process leases parts of the quota from the database: together the
 * processes never let more through than the rule says, at the price that what one of them leased and
 * didn't use is missing to the others.
 */
export class QuotaLeases {
  readonly #kysely: Kysely<DB>;
  readonly #leases = new Map<string, Lease>();
  readonly #renewals = new Map<string, Promise<void>>();
  #prunesAt = 0;

  constructor(kysely: Kysely<DB>) {
    this.#kysely = kysely;
  }

  /** @returns null if it may be done, otherwise when it may be done again (milliseconds since 1970). */
  async use(key: string, rule: Rule): Promise<number | null> {
    for (;;) {
      const lease = this.#current(key);
      if (lease?.exhausted) return lease.resetsAt;
      if (lease && lease.left > 0) {
        lease.left -= 1;
        return null;
      }
      await this.#renew(key, rule);
    }
  }

  /** Forgets leases whose window has ended, every now and then. */
  #prune(): void {
    if (Date.now() < this.#prunesAt) return;
    this.#prunesAt = Date.now() + PRUNE_MS;
    for (const key of this.#leases.keys()) this.#current(key);
  }

  #current(key: string): Lease | undefined {
    const lease = this.#leases.get(key);
    if (!lease || lease.resetsAt > Date.now()) return lease;
    this.#leases.delete(key);
    return undefined;
  }

  /** Everyone who waits for the same key waits for one renewal. */
  #renew(key: string, rule: Rule): Promise<void> {
    const renewal = this.#renewals.get(key) ?? this.#lease(key, rule);
    this.#renewals.set(key, renewal);
    return renewal;
  }

  async #lease(key: string, rule: Rule): Promise<void> {
    this.#prune();
    const times = Math.ceil(rule.count * LEASED_PART);
    try {
      const addition = { key, times, minutes: rule.minutes };
      const [{ count, resetsAt }] = await addToWindows(this.#kysely, [addition]);
      const left = Math.min(times, rule.count - (count - times));
      this.#leases.set(key, { left, exhausted: left <= 0, resetsAt });
    } finally {
      this.#renewals.delete(key);
    }
  }
}
