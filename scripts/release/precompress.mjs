import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SERVER_FILE } from '../webpack/paths.mjs';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt|xml|wasm|zip|bin)$/;

/** Below this many bytes the headers weigh more than what is saved. */
const SMALLEST = 512;

/**
 * From this many bytes on, which only the engines of sandboxes have, the best level would take twenty times as long as
 * this one and save a twelfth.
 */
const LARGE = 2 ** 20;
const BEST = { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION };
const QUICK = { br: 6, gz: 6 };

/** Writes `.br` and `.gz` beside every compressible file of a folder that has none yet. What renders on the server goes as it is. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && name !== SERVER_FILE)
      .filter((name) => !names.includes(`${name}.br`))
      .map((name) => pack(join(folder, name))),
  );
}

async function pack(file) {
  if ((await stat(file)).size < SMALLEST) return;
  const content = await readFile(file);
  const quality = content.length < LARGE ? BEST : QUICK;
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // What repeats in such a file may be megabytes apart.
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    gzipAsync(content, { level: quality.gz }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
