import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { recentlyLiveFolders } from './recently-live.ts';

/** After this long, what was shown lately may have become what was shown long ago. */
const OUTDATED_MS = 60_000;

/** Which folders of releases anyone gets, as the database says. */
export interface ServedFolders {
  has(microfrontend: string, folder: string): Promise<boolean>;
}

/**
 * Caches them, so that files are served while the database is away. What isn't among them may have been made live
 * by another process just now, so the database is queried: once at a time, however many requests there are.
 */
export function followServedFolders(kysely: Kysely<DB>): ServedFolders {
  let shown: ReadonlySet<string> = new Set();
  let readAt = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function read(): Promise<void> {
    const rows = await recentlyLiveFolders(kysely);
    shown = new Set(rows.map(({ unit, folder }) => `${unit}/${folder}`));
    readAt = Date.now();
  }

  /** A query that is under way may have begun before the change. */
  function readAgain(): Promise<void> {
    next ??= underWay.then(() => {
      next = null;
      const reading = read();
      underWay = reading.catch(() => {});
      return reading;
    });
    return next;
  }

  return {
    async has(unit, folder) {
      const name = `${unit}/${folder}`;
      if (!shown.has(name)) await readAgain();
      else if (Date.now() - readAt > OUTDATED_MS) readAgain().catch(() => {});
      return shown.has(name);
    },
  };
}
