/** A remote that Vite builds: what it needs is in docs/guides/other-bundlers.md. */
import { federation } from '@module-federation/vite';

/** The hash of the release takes its place. */
export const CONTAINER = process.env.CONTAINER ?? 'mfe_vite_1_0_0_hUNSTAMPED';

const fromShell = { singleton: true, import: false };

export default {
  base: './',
  css: { modules: { generateScopedName: `${CONTAINER}_[local]` } },
  build: {
    outDir: 'dist/modules',
    target: 'es2022',
    // The shell loads stylesheets, by what manifest.json says, and what is one script loads no others.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/routes.tsx' },
  },
  plugins: [
    federation({
      name: CONTAINER,
      filename: 'container.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: {
        react: { ...fromShell, requiredVersion: '^19.0.0' },
        'react/jsx-runtime': { ...fromShell, requiredVersion: '^19.0.0' },
        '@site/shared/platform': { ...fromShell, requiredVersion: '^5.0.0' },
        '@site/shared/ui': { ...fromShell, requiredVersion: '^5.0.0' },
      },
      shareStrategy: 'loaded-first',
      manifest: { fileName: 'manifest.json' },
      dts: false,
      // Of federation's runtime, the shell's is used.
      disableRemote: true,
      disableSnapshot: true,
      experiments: { externalRuntime: true },
    }),
  ],
};
