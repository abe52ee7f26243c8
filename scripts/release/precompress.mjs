import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt|xml|wasm|zip|bin)$/;

/** Below this many bytes the headers weigh more than what is saved. */
const SMALLEST = 512;

/** From this many bytes on, the best level would take ten times as long and save a tenth. */
const LARGE = 2 ** 20;
const QUICK = 9;

/** Writes `.br` and `.gz` beside every compressible file of a folder that has none yet. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !names.includes(`${name}.br`))
      .map((name) => pack(join(folder, name))),
  );
}

async function pack(file) {
  if ((await stat(file)).size < SMALLEST) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          content.length < LARGE ? constants.BROTLI_MAX_QUALITY : QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // What repeats in such a file may be megabytes apart.
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
