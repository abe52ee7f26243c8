/**
 * Bundles the API into api/dist: the server and the reader of its configuration, with the shared contracts inside and packages outside.
 * `build-api.mjs FOLDER FILE…` bundles further programs beside these into another folder, as the API's tests do.
 */
import { copyFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import { isMainModule } from './process/main-module.mjs';
import { API_PROGRAMS, CONFINED_PROGRAMS, projectPath } from './webpack/paths.mjs';

/** Packages stay in node_modules; our own workspaces are TypeScript and must be taken in. */
const packagesOutside = {
  name: 'packages-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@site/') ? undefined : { path, external: true },
    );
  },
};

/** Takes about 0.1 s, so it is not worth finding out whether anything changed. */
export async function buildApi(outdir = 'api/dist', further = []) {
  await build({
    entryPoints: {
      ...API_PROGRAMS,
      ...Object.fromEntries(further.map((file) => [basename(file, '.ts'), file])),
    },
    absWorkingDir: projectPath(''),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
  for (const file of CONFINED_PROGRAMS) {
    await copyFile(projectPath(file), resolve(projectPath(''), outdir, basename(file)));
  }
}

if (isMainModule(import.meta.url)) {
  const [folder, ...further] = process.argv.slice(2);
  await buildApi(folder, further);
}
