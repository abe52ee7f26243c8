import { rmSync } from 'node:fs';

export default async function stopTestCluster(): Promise<void> {
  if (!globalThis.testCluster) return;
  const { embedded, folder } = globalThis.testCluster;
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
