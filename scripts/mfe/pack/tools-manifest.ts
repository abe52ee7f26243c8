/** package.json of the packed tools. */

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What the packed tools import, load by name or run; in the versions that this clone has. */
const INSTALLED = [
  '@biomejs/biome',
  '@module-federation/enhanced',
  '@playwright/test',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'commander',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'esbuild',
  'identity-obj-proxy',
  'jest',
  'jest-environment-jsdom',
  'lightningcss',
  'mini-css-extract-plugin',
  'react-refresh',
  'style-loader',
  'swc-loader',
  'terser-webpack-plugin',
  'tsx',
  'typescript',
  'webpack',
  'webpack-dev-server',
  'zod',
];

/** @param manifests those that say which versions are used here */
export function toolsManifest(version: string, ...manifests: readonly Manifest[]) {
  const known: Record<string, string> = Object.assign(
    {},
    ...manifests.map(({ devDependencies }) => devDependencies),
  );
  const dependencies: Record<string, string | undefined> = {
    '@site/shared': version,
    ...Object.fromEntries(INSTALLED.map((name) => [name, known[name]])),
  };
  return {
    name: '@site/mfe-tools',
    version,
    description: 'Builds, tests and releases a remote',
    type: 'module',
    bin: { 'stepwise-mfe': 'mfe/stepwise-mfe.mjs' },
    dependencies,
  };
}
