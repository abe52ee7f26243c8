import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';

/**
 * Files of shared/workspace/runner, as one module for Node.
 * @param {string[]} names without an ending
 */
export async function importRunner(...names) {
  const outfile = projectPath(
    `node_modules/.cache/runner/${basename(names[0])}.${process.pid}.mjs`,
  );
  await build({
    stdin: {
      contents: names.map((name) => `export * from './${name}.ts';`).join('\n'),
      resolveDir: projectPath('shared/workspace/runner'),
    },
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: { '.py': 'text' },
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
