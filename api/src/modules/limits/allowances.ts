import type pg from 'pg';
import { addToCount } from './counts.repository.ts';
import type { Rule } from './rules.ts';

/** What is left of a batch, how large that was, and until when it counts (milliseconds since 1970). */
interface Allowance {
  left: number;
  batch: number;
  resetsAt: number;
}

/**
 * The parts of what a rule allows that are counted at once, so that a change seldom waits for a second
 * statement. The first batch of a window is small and each is twice the one before: of many processes,
 * or of one that starts again and again, each takes little more than it needs.
 */
const FIRST_BATCH = 1 / 60;
const LARGEST_BATCH = 1 / 12;

/**
 * Limits of things that happen often. A process takes what it may let through from the database in
 * batches: together the processes never let more through than the rule says, at the price that what
 * one of them took and did not use is missing to the others.
 */
export class Allowances {
  readonly #pool: pg.Pool;
  readonly #allowances = new Map<string, Allowance>();
  readonly #taking = new Map<string, Promise<void>>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @returns null where it may be done, else when it may be done again (milliseconds since 1970). */
  async use(key: string, rule: Rule): Promise<number | null> {
    for (;;) {
      const allowance = this.#current(key);
      if (allowance && allowance.left > 0) {
        allowance.left -= 1;
        return null;
      }
      // A batch that brought nothing: the window is used up for all processes.
      if (allowance?.left === REFUSED) return allowance.resetsAt;
      await this.#take(key, rule);
    }
  }

  /** Forgets what no longer counts. */
  tidy(): void {
    for (const key of this.#allowances.keys()) this.#current(key);
  }

  #current(key: string): Allowance | undefined {
    const allowance = this.#allowances.get(key);
    if (!allowance || allowance.resetsAt > Date.now()) return allowance;
    this.#allowances.delete(key);
    return undefined;
  }

  /** Everybody who waits for the same key waits for one batch. */
  #take(key: string, rule: Rule): Promise<void> {
    const taking = this.#taking.get(key) ?? this.#fetch(key, rule);
    this.#taking.set(key, taking);
    return taking;
  }

  async #fetch(key: string, rule: Rule): Promise<void> {
    const last = this.#current(key)?.batch ?? 0;
    const part = (fraction: number) => Math.ceil(rule.count * fraction);
    const batch = Math.min(Math.max(last * 2, part(FIRST_BATCH)), part(LARGEST_BATCH));
    try {
      const { count, resetsAt } = await addToCount(this.#pool, key, {
        times: batch,
        minutes: rule.minutes,
      });
      const granted = Math.min(batch, rule.count - (count - batch));
      this.#allowances.set(key, { left: granted > 0 ? granted : REFUSED, batch, resetsAt });
    } finally {
      this.#taking.delete(key);
    }
  }
}

const REFUSED = -1;
