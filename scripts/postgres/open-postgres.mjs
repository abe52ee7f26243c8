import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from './postgres-files.mjs';

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
