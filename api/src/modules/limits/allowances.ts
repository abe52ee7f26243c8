import type pg from 'pg';
import { addToCount } from './counts.repository.ts';
import type { Rule } from './rules.ts';

/** What is left of a batch, and until when it counts (milliseconds since 1970). */
interface Allowance {
  left: number;
  resetsAt: number;
}

/** This part of what a rule allows is counted at once, so that a change seldom waits for a second statement. */
const BATCH = 1 / 12;

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
    const times = Math.ceil(rule.count * BATCH);
    try {
      const { count, resetsAt } = await addToCount(this.#pool, key, {
        times,
        minutes: rule.minutes,
      });
      const granted = Math.min(times, rule.count - (count - times));
      this.#allowances.set(key, { left: granted > 0 ? granted : REFUSED, resetsAt });
    } finally {
      this.#taking.delete(key);
    }
  }
}

const REFUSED = -1;
