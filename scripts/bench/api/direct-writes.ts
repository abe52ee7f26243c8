import type { Scope } from '../scope.ts';
import type { Learner } from '../site/learner.ts';
import { forkHelper } from './helper-process.ts';
import { CONNECTIONS, SECONDS } from './load.ts';

interface Options {
  dataDir: string;
  learner: Learner;
  unitIds: readonly string[];
}

/** Writes progress straight through the driver into a running site's database; returns writes a second. */
export async function startDirectWrites(scope: Scope, { dataDir, learner, unitIds }: Options) {
  const helper = forkHelper(scope, new URL('./direct-writes-process.ts', import.meta.url));
  const task = { dataDir, userId: learner.id, unitIds, loops: CONNECTIONS, seconds: SECONDS };
  return { run: () => helper.request(task) };
}
