/**
 * What browsers compile C++ with: clang and wasm-ld as WebAssembly, the parts of the standard library that programs
 * need, and, compiled ahead of all programs, its headers and the driver. Making it takes a minute, mostly to compress
 * it, so no start and no build waits for it: it's made at the first request (api/src/areas/site/toolchain), or by
 * `node scripts/cpp/make.mjs`, and stays in api/toolchains under a name of its content.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { projectPath } from '../webpack/paths.mjs';
import { withEntries } from './tar.mjs';

const require = createRequire(import.meta.url);

const SOURCES = 'shared/workspace/runner/cpp/driver';
const MAKING = ['toolchain.mjs', 'precompile.mjs', 'tar.mjs'];

/** The files of the driver by their names, without folders. */
export const driverSources = () =>
  Object.fromEntries(
    readdirSync(projectPath(SOURCES))
      .sort()
      .map((name) => [name, readFileSync(projectPath(`${SOURCES}/${name}`), 'utf8')]),
  );

/** Names the toolchain by all that goes into it, so that pages know it before it's made. */
export function toolchainName() {
  const hash = createHash('sha256').update(require.resolve('@yowasp/clang') && packageVersion());
  hash.update(JSON.stringify(driverSources()));
  for (const name of MAKING) hash.update(readFileSync(new URL(name, import.meta.url)));
  hash.update(readFileSync(projectPath('shared/workspace/runner/cpp/commands.mjs')));
  return `cpp-${hash.digest('hex').slice(0, 12)}`;
}

const clangFolder = () => dirname(require.resolve('@yowasp/clang'));

const packageVersion = () =>
  JSON.parse(readFileSync(join(clangFolder(), '../package.json'), 'utf8')).version;

/** The folder with all of its files, which are made if they aren't there yet. */
export async function toolchainFolder() {
  const folder = projectPath(`api/toolchains/${toolchainName()}`);
  if (!existsSync(folder)) await make(folder);
  return folder;
}

/** Appears as a whole or not at all: two that make it at a time don't meet half of it. */
async function make(folder) {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  // It brings clang, which a build, which only needs the name, never loads.
  const { precompile } = await import('./precompile.mjs');
  const contents = new Map(Object.entries(await precompile(driverSources())));
  for (const name of readdirSync(clangFolder())) {
    if (name.endsWith('.wasm')) contents.set(name, readFileSync(join(clangFolder(), name)));
    if (name.endsWith('.tar')) {
      contents.set(name, withEntries(readFileSync(join(clangFolder(), name)), isNeeded));
    }
  }
  const files = [...contents].map(([name, content]) => ({
    name,
    size: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }));
  for (const [name, content] of contents) {
    await writeFile(join(temporary, name), content);
    await writeFile(join(temporary, `${name}.br`), await compressed(content));
  }
  await writeFile(join(temporary, 'files.json'), JSON.stringify(files));
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }));
}

/** Level 5 takes half a minute for clang; the best one takes minutes and saves a fifth. */
const compressed = (content) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });

/** Neither other processors nor other languages, other versions of C++ and of libraries. */
const isNeeded = (name) =>
  /^include\/c\+\+\/v1\/(?!__cxx03)/.test(name) ||
  /^include\/wasm32-wasip1\/(?!c\+\+)/.test(name) ||
  /^include\/(__)?(std|float|limits|inttypes|iso646|tgmath)\w*\.h$/.test(name) ||
  /^lib\/[\w-]+\/(crt1-reactor\.o|lib(c|c\+\+|c\+\+abi|clang_rt\.builtins)\.a)$/.test(name);
