import type { Pool, PoolOptions } from './pool.ts';
import { startProcess } from './rendering-process.ts';

interface ProcessPoolOptions extends PoolOptions {
  processes: number;
}

/**
 * Renders the pages of one release manifest in processes of their own, each with its threads. What they take of
 * memory and processor is theirs, and the operating system can give them less of it than the API.
 */
export function createProcessPool(options: ProcessPoolOptions): Pool {
  const { processes, units, onUnloadable, ...data } = options;
  const all = Array.from({ length: processes }, () => startProcess({ data, units, onUnloadable }));
  const freest = () => all.reduce((best, one) => (one.load() < best.load() ? one : best));
  const isBusy = () => all.some(({ load }) => Number.isFinite(load()) && load() > 0);
  return {
    run: (task, signal) => freest().run(task, signal),

    async close({ gently = false } = {}) {
      while (gently && isBusy()) await new Promise((resolve) => setTimeout(resolve, 100));
      await Promise.all(all.map((one) => one.end()));
    },
  };
}
