import { rmSync } from 'node:fs';
import { PROGRAMS } from './child-process.ts';

export default async function stopTestCluster(): Promise<void> {
  if (process.env[PROGRAMS]) rmSync(process.env[PROGRAMS], { recursive: true, force: true });
  if (!globalThis.testCluster) return;
  const { embedded, folder } = globalThis.testCluster;
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
