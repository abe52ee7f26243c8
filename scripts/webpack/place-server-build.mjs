import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { checkServerBuild } from './check-server-build.mjs';
import { compiledServer, projectPath, SERVER_FILE } from './paths.mjs';
import { withStylesheetNames } from './stylesheets.mjs';
import { versionOf } from './version.mjs';

/**
 * Puts the server build into the dist folder, with the names that the browser build has given its stylesheets.
 * @param {Record<string, string>} stylesheets of the browser build, by what is in them
 * @throws with what to do, if it can't be loaded on a server
 */
export async function placeServerBuild(microfrontend, stylesheets) {
  const folder = compiledServer(microfrontend);
  const text = await readFile(`${folder}/${SERVER_FILE}`, 'utf8');
  const file = projectPath(`${microfrontend}/dist/${SERVER_FILE}`);
  const base = `/releases/${microfrontend}/${versionOf(microfrontend)}/`;
  await writeFile(file, withStylesheetNames(text, { base, stylesheets }));
  rmSync(folder, { recursive: true });
  checkServerBuild(microfrontend, file);
}
