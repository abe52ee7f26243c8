/** What sizes and times say of files, without reading them. */
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

/**
 * Whether one of these files of the project was written or replaced since a moment.
 * @param {readonly string[]} files
 * @param {number} moment in milliseconds, as `Date.now` says it
 */
export const isAnyChangedSince = (files, moment) =>
  files.some((file) => {
    const stats = statSync(projectPath(file), { throwIfNoEntry: false });
    return stats !== undefined && stats.ctimeMs >= moment;
  });
