/** A remote that another bundler builds: what it needs is in docs/guides/other-bundlers.md. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** The hash of the release takes its place. */
const CONTAINER = process.env.CONTAINER ?? 'mfe_rspack_1_0_0_hUNSTAMPED';

/** A page refuses scripts without a hash (Integrity-Policy). The shell has those of the release. */
class HashedChunks {
  apply({ hooks }) {
    hooks.compilation.tap('HashedChunks', (compilation) =>
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'HashedChunks',
        (code) => `${code}
script.crossOrigin = "anonymous";
script.integrity = self[Symbol.for("site.files")].integrityOf(url);`,
      ),
    );
  }
}

const fromShell = { singleton: true, import: false };

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  output: {
    clean: true,
    uniqueName: CONTAINER,
    publicPath: 'auto',
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssChunkFilename: '[name].css',
    crossOriginLoading: 'anonymous',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
    generator: { 'css/module': { localIdentName: `${CONTAINER}_[local]` } },
  },
  plugins: [
    new HashedChunks(),
    new rspack.CopyRspackPlugin({ patterns: ['remote.json'] }),
    new ModuleFederationPlugin({
      name: CONTAINER,
      filename: 'remote-entry.js',
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
      experiments: { externalRuntime: true },
    }),
  ],
};
