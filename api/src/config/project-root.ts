import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the whole project. Found by walking up to the package that owns the workspaces,
 * since this code runs from sources and from a bundle, at different depths.
 */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (ownsWorkspaces(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('No package.json with workspaces above the API.');
  return findRoot(parent);
}

function ownsWorkspaces(file: string): boolean {
  return existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'));
}
