/** Bundles the API into api/dist: the server and the reader of its configuration, with the shared contracts inside and packages outside. */
import { build } from 'esbuild';
import { isMainModule } from './process/main-module.mjs';
import { API_PROGRAMS, projectPath } from './webpack/paths.mjs';

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
export const buildApi = () =>
  build({
    entryPoints: API_PROGRAMS,
    absWorkingDir: projectPath(''),
    outdir: 'api/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [packagesOutside],
    logLevel: 'warning',
  });

if (isMainModule(import.meta.url)) await buildApi();
