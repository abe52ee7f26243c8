import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/**
 * One hash of the sizes and times of files and folders of the project: as long as it's the same, nobody has written or
 * replaced one. The time at which an entry changed can't be set, so a file that's copied over another one is noticed
 * even if it brings its date.
 * @param {readonly string[]} files
 */
export function datesOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of new Set(files)) {
    const stats = statSync(projectPath(file), { bigint: true, throwIfNoEntry: false });
    hash.update(`${file}\0${stats?.size}\0${stats?.mtimeNs}\0${stats?.ctimeNs}\0`);
  }
  return hash.digest('base64');
}
