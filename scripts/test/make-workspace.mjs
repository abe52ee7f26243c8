import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for what this process makes, which goes with it. The database and ordinary users, as whom some of it runs,
 * must be able to pass it.
 */
export function makeWorkspace(prefix) {
  const workspace = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(workspace, 0o755);
  process.on('exit', () => rmSync(workspace, { recursive: true, force: true }));
  return workspace;
}
