/** `new`: makes a remote in this clone, that needs no edit of anything else. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { projectPath, REMOTES } from '../../webpack/paths.mjs';
import { liveManifest } from '../http-client.ts';
import { Refusal } from '../refusal.ts';
import { copyTemplate } from './copy-template.ts';
import {
  type Named,
  type Owned,
  ownedOn,
  refuseOwned,
  requestedRemote,
} from './requested-remote.ts';

export interface Options extends Named {
  /** Address of a site whose remotes count, too. */
  origin?: string;
}

export interface MadeRemote {
  name: string;
  mountPath: string;
  files: readonly string[];
}

const readJson = (file: string) => JSON.parse(readFileSync(projectPath(file), 'utf8'));

/** @throws Refusal, and nothing is written, if the name or the address is taken or isn't allowed */
export async function newRemote(given: string, options: Options): Promise<MadeRemote> {
  const { requested, ...versions } = await checkedRemote(given, options);
  const { name, mountPath } = requested;
  if (existsSync(projectPath(name))) {
    throw new Refusal(
      `There's already a folder ${name} in this clone. Choose another name, or remove it.`,
    );
  }
  const files = await copyTemplate(requested, { root: projectPath(''), ...versions });
  registerWithNpm(name);
  return { name, mountPath, files };
}

/** The requested remote, if it's allowed, and the versions that it's made for. */
export async function checkedRemote(given: string, { origin, ...named }: Options) {
  const requested = requestedRemote(given, named);
  refuseOwned(requested, ownedHere());
  if (origin) refuseOwned(requested, ownedOn(await liveManifest(origin), origin));
  const { version, dependencies } = readJson('shared/package.json');
  return { requested, contract: version as string, react: dependencies.react as string };
}

const ownedHere = (): Owned => ({
  pages: readJson('shell/shell.json').pages,
  remotes: Object.fromEntries(REMOTES.map((remote) => [remote, readJson(`${remote}/remote.json`)])),
  where: 'in this clone',
});

/** Else `npm ci` would miss the package in the lock file. Nothing is downloaded: all that it needs is installed. */
function registerWithNpm(name: string) {
  const { status, stderr } = spawnSync('npm', ['install', '--prefer-offline', '--loglevel=error'], {
    cwd: projectPath(''),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new Refusal(
    `${name} is made, but npm couldn't add it to package-lock.json. Run npm install.\n${stderr}`,
  );
}

export const describeMade = ({ name, mountPath, files }: MadeRemote): string =>
  [
    `${name} is made, with ${files.length} files, and owns ${mountPath}.`,
    `  npm run dev -- ${name}`,
    `  npx jest ${name}/`,
    `  npm run mfe -- publish ${name}`,
  ].join('\n');
