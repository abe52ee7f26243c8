/** Another version of a package in the shell of this clone, tried in a browser with all remotes that are live. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../process/copy-project.mjs';
import { readBuild } from '../../release/read-build.mjs';
import { PACKAGES, projectPath } from '../../webpack/paths.mjs';
import { type Proof, prove } from '../proof/prove.ts';
import { exitCodes, Refusal } from '../refusal.ts';
import type { Site } from '../site.ts';
import { upload } from '../upload.ts';
import { npmInstall } from './npm-install.ts';

const run = promisify(execFile);
const SHELL = 'shell';

/** Those that refuse to work with another version of each other. */
const PAIRS = [['react', 'react-dom']];

export interface Trial extends Proof {
  /** The version of the shell that was tried; it's stored, and not live. */
  version: string;
}

/**
 * Builds the shell in a copy of this clone, stores it on the site, and opens a page of each live remote with it.
 * @param spec such as react-router-dom@7.19.0
 * @throws Refusal if there is no such package, or no shell comes of it
 */
export async function tryPackage(
  site: Site,
  spec: string,
  say: (line: string) => void,
): Promise<Trial> {
  const [, name = '', version = ''] = /^(@?[^@]+)@([\w.^~-]+)$/.exec(spec) ?? [];
  const names = PAIRS.find((pair) => pair.includes(name)) ?? [name];
  if (!version || !(await isDependedOn(names))) {
    throw new Refusal(
      `${spec ? `Nothing here depends on ${spec}` : 'No package is named'}: name one with --shared, and its version, such as react@19.3.1.`,
      exitCodes.usage,
    );
  }
  const copy = await mkdtemp(join(tmpdir(), 'simulate-'));
  try {
    copyProject(copy);
    await setVersion(copy, names, version);
    await forgetInstalled(copy, names);
    say(`Installing ${spec} in a copy of this clone…`);
    await npmInstall(copy, ['--legacy-peer-deps', '--prefer-offline'], spec);
    await run(process.execPath, ['scripts/build.mjs', SHELL], { cwd: copy }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Refusal(`The shell doesn't build with ${spec}:\n${`${stdout}${stderr}`.trim()}`);
      },
    );
    const build = await readBuild(SHELL, join(copy, `${SHELL}/dist`));
    await upload(site, build, say);
    return { version: build.version, ...(await prove(site, SHELL, build.version)) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

async function isDependedOn(names: readonly string[]): Promise<boolean> {
  const manifests = await Promise.all(PACKAGES.map((folder) => manifestIn(projectPath(folder))));
  return manifests.some(({ dependencies = {} }) => names.some((name) => name in dependencies));
}

/** In each package of the copy that names one of them. */
async function setVersion(copy: string, names: readonly string[], version: string): Promise<void> {
  for (const folder of PACKAGES) {
    const manifest = await manifestIn(join(copy, folder));
    for (const name of names)
      if (manifest.dependencies?.[name]) manifest.dependencies[name] = version;
    await writeJson(join(copy, folder, 'package.json'), manifest);
  }
}

/** npm would keep what is there for all others, and put the new version beside its first user alone. */
async function forgetInstalled(copy: string, names: readonly string[]): Promise<void> {
  const path = join(copy, 'package-lock.json');
  const lock = JSON.parse(await readFile(path, 'utf8'));
  for (const name of names) delete lock.packages[`node_modules/${name}`];
  await writeJson(path, lock);
  // npm writes into it, and files of the copy are those of this clone.
  for (const name of ['.package-lock.json', ...names])
    await rm(join(copy, 'node_modules', name), { recursive: true, force: true });
}

async function writeJson(path: string, content: object): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** For people. */
export function describeTrial(spec: string, { version, opened, problems }: Trial): string {
  if (problems.length === 0)
    return `With ${spec}, the shell of this clone (${version}, stored and not live) opens ${opened.length} pages with all live remotes, as a visitor and as someone who's signed in.`;
  return `With ${spec}, the shell of this clone (${version}, stored and not live) would break this:\n  ${problems.join('\n  ')}`;
}
