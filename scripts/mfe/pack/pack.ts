/** `pack`: what a remote in a repository of its own needs of this one, as packages that npm installs. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectPath } from '../../webpack/paths.mjs';

export interface Packed {
  /** The contract, which both are versioned as. */
  version: string;
  /** Names of the files. */
  shared: string;
  tools: string;
}

/** Folders and files of scripts that build, check, develop, try and release a remote. */
const TOOLS = [
  'boundaries',
  'build.mjs',
  'build-worker.mjs',
  'dev/dev-server.mjs',
  'dev/development-config.mjs',
  'dev/development-manifest.ts',
  'dev/live-shell-config.mjs',
  'dev/page',
  'dev/policy.ts',
  'jest',
  'mfe',
  'process',
  'release',
  'runner/sandboxes.mjs',
  'sources',
  'test/apt.mjs',
  'test/chromium.mjs',
  'test/run-command.mjs',
  'webpack',
];

/** The settings that a clone has at its root. */
const SETTINGS = ['biome.json', 'tsconfig.base.json'];

const readJson = (file: string) => JSON.parse(readFileSync(projectPath(file), 'utf8'));

/**
 * Writes the packages into a folder.
 * @param out made if it isn't there
 */
export async function pack(out: string): Promise<Packed> {
  const { version } = readJson('shared/package.json');
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const shared = join(folder, 'shared');
    for (const file of sourcesIn('shared')) copy(file, join(folder, file));
    const tools = join(folder, 'tools');
    for (const file of packedTools()) copy(file, join(tools, file.slice('scripts/'.length)));
    for (const file of SETTINGS) writeFileSync(join(tools, file), packedSettings(file));
    const manifest = toolsManifest(
      version,
      readJson('scripts/package.json'),
      readJson('package.json'),
    );
    writeFileSync(join(tools, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    mkdirSync(out, { recursive: true });
    return { version, shared: await packed(shared, out), tools: await packed(tools, out) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sources that the tools consist of, relative to the project. */
export const packedTools = (): string[] => TOOLS.flatMap((name) => sourcesIn(`scripts/${name}`));

/** Biome looks for plugins from the root of a repository, also those of settings that it extends. */
export const packedSettings = (file: string): string =>
  readFileSync(projectPath(file), 'utf8').replaceAll(
    '"./scripts/',
    '"./node_modules/@site/mfe-tools/',
  );

/** Without tests, what is installed, what is made, and what only a clone does. */
function sourcesIn(path: string): string[] {
  if (/(^|\/)(node_modules|\.types|new|pack)$|\.test\.tsx?$/.test(path)) return [];
  if (!statSync(projectPath(path)).isDirectory()) return [path];
  return readdirSync(projectPath(path)).flatMap((name) => sourcesIn(`${path}/${name}`));
}

function copy(file: string, target: string) {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(projectPath(file), target);
}

/** The name of the file that npm makes of a package. */
async function packed(cwd: string, out: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--loglevel=error', '--pack-destination', resolve(out)],
    { cwd, shell: process.platform === 'win32', maxBuffer: 2 ** 26 },
  );
  const [{ filename }] = JSON.parse(stdout);
  return filename;
}

export const describePacked = (out: string, { version, shared, tools }: Packed): string =>
  [
    `${shared} and ${tools} of contract ${version} are in ${out}.`,
    `In a repository of its own: npm install ${join(out, shared)} ${join(out, tools)}`,
  ].join('\n');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What the packed tools import, load by name or run; in the versions that this clone has. */
const INSTALLED = [
  '@biomejs/biome',
  '@module-federation/enhanced',
  '@playwright/test',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'commander',
  'css-loader',
  'esbuild',
  'identity-obj-proxy',
  'jest',
  'jest-environment-jsdom',
  'lightningcss',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'react-refresh',
  'style-loader',
  'swc-loader',
  'tsx',
  'typescript',
  'webpack',
  'webpack-dev-server',
  'zod',
];

/**
 * package.json of the packed tools.
 * @param manifests those that say which versions are used here
 */
export function toolsManifest(version: string, ...manifests: readonly Manifest[]) {
  const known: Record<string, string> = Object.assign(
    {},
    ...manifests.map(({ dependencies, devDependencies }) => ({
      ...dependencies,
      ...devDependencies,
    })),
  );
  const dependencies: Record<string, string | undefined> = {
    '@site/shared': version,
    ...Object.fromEntries(INSTALLED.map((name) => [name, known[name]])),
  };
  return {
    name: '@site/mfe-tools',
    version,
    description: 'Builds, tests and releases a remote',
    type: 'module',
    bin: { 'stepwise-mfe': 'mfe/stepwise-mfe.mjs' },
    dependencies,
  };
}
