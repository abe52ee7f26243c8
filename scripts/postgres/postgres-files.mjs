/**
 * The large, slow part: PostgreSQL as WebAssembly, what it reads, and an empty database, each with its compressed
 * copies. Made once for each version of PGlite and of what makes the database.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '../release/precompress.mjs';
import { projectPath } from '../webpack/paths.mjs';

/** The files, by what each is to the frame (mfe-roadmaps/postgres/protocol.ts). */
export const POSTGRES_FILES = {
  engine: 'postgres.wasm',
  share: 'share.bin',
  cluster: 'cluster.bin',
};

const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const SOURCES = ['postgres-files.mjs', 'make-cluster.mjs'];

function key() {
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
  const hash = createHash('sha256').update(version);
  for (const name of SOURCES) hash.update(readFileSync(projectPath(`scripts/postgres/${name}`)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns the folder with the files, which are made if they are not there yet. */
export async function postgresFolder() {
  const folder = projectPath(`node_modules/.cache/runner/pglite-${key()}`);
  if (!existsSync(folder)) await makeFiles(folder);
  return folder;
}

/** Appears as a whole or not at all: two builds at a time do not meet half of it. */
async function makeFiles(folder) {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const { engine, share, cluster } = POSTGRES_FILES;
  await copyFile(join(dist, 'pglite.wasm'), join(temporary, engine));
  await copyFile(join(dist, 'pglite.data'), join(temporary, share));
  const make = projectPath('scripts/postgres/make-cluster.mjs');
  await promisify(execFile)(process.execPath, [make, join(temporary, cluster)]);
  await precompress(temporary);
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }));
}

/** Opens PGlite in Node, from the files that pages get. */
export async function openPostgres(openDatabase) {
  const folder = await postgresFolder();
  const file = (name) => readFileSync(join(folder, name));
  return openDatabase({
    engine: await WebAssembly.compile(file('postgres.wasm')),
    share: file('share.bin'),
    cluster: file('cluster.bin'),
  });
}
