/**
 * A release's version is its package version and a hash of what the build emitted, so that it's another one only if
 * something in it is. Container names and class prefixes carry the version: they're built with a placeholder of the same
 * length, which makes way for it once the build is done (release/stamp-version.mjs).
 */
import { readFileSync } from 'node:fs';
import { projectPath } from './paths.mjs';

/** As long as `h` and the nine digits of a hash, and no digit of one. */
export const PLACEHOLDER = 'hUNSTAMPED';

/** Such as 1.0.0-hUNSTAMPED. */
export function placeholderVersion(microfrontend) {
  const { version } = JSON.parse(
    readFileSync(projectPath(`${microfrontend}/package.json`), 'utf8'),
  );
  return `${version}-${PLACEHOLDER}`;
}

/** The version of what is being written and was never released; the form is that of any version. */
export const IN_DEVELOPMENT = '1.0.0-inprogress';

/** The version as part of a JavaScript name: two versions of one remote can live in one page. */
export const containerOf = (microfrontend, version) =>
  `${microfrontend}_${version}`.replace(/\W/g, '_');
