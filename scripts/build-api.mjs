/** Bundles the API into api/dist: one file a command, with the shared contracts inside and packages outside. */
import { build } from 'esbuild';
import { isMainModule } from './process/main-module.mjs';
import { projectPath } from './webpack/paths.mjs';

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
    entryPoints: ['server', 'migrate', 'load-content', 'config'].map((name) =>
      projectPath(`api/src/${name}.ts`),
    ),
    outdir: projectPath('api/dist'),
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
