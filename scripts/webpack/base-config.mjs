/** What every build of the site has in common: sources, styles, minifying and how files are named. */
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { oneRuntimeCore } from './federation-runtime.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { leftOut, productionBuilds } from './left-out.mjs';
import { projectPath } from './paths.mjs';

const require = createRequire(import.meta.url);

const shared = projectPath('shared/');

/** Shared may be a package itself; its sources are compiled where they are used. */
const isInstalled = (file) =>
  (file.startsWith(shared) ? file.slice(shared.length) : file).includes('node_modules');

export const scriptRule = (development) => ({
  test: /\.[jt]sx?$/,
  exclude: (file) => isInstalled(file) || /[\\/]first-presses\.js$/.test(file),
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      target: 'es2022',
    },
  },
});

/**
 * Class names carry the unit and its version, so that neither teams nor versions collide.
 * @param {readonly object[]} uses what makes use of the styles
 * @param {boolean} namesOnly whether the names are all that is wanted
 */
export const styleRules = (container, uses, namesOnly = false) => {
  // The cache tells modules apart by this name, not by the options: it must change with the prefix.
  const css = (modules) => ({
    loader: require.resolve('css-loader'),
    ident: modules ? `css-modules-of-${container}` : 'css',
    options: { modules: modules && { ...modules, exportOnlyLocals: namesOnly } },
  });
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...uses,
        css({
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: `${container}_[local]_[hash:base64:4]`,
          // Of the file alone: what is the same for all its classes packs well.
          hashStrategy: 'minimal-subset',
        }),
      ],
      sideEffects: true,
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [...uses, css(false)], sideEffects: true },
  ];
};

const injectorOf = (development) =>
  development ? require.resolve('style-loader') : MiniCssExtractPlugin.loader;

/** Pictures, and the script that documents load before the shell. */
export const pictureRule = {
  test: /\.svg$|[\\/]first-presses\.js$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

/** @param {{ unit: string, container: string, development?: boolean }} options */
export const baseConfig = ({ unit, container, development = false }) => ({
  name: unit,
  mode: development ? 'development' : 'production',
  context: projectPath(unit),
  target: ['web', 'es2022'],
  devtool: development ? 'cheap-module-source-map' : false,
  output: {
    path: projectPath(`${unit}/dist`),
    clean: true,
    uniqueName: container,
    publicPath: 'auto',
    // The folder of a release is immutable, so its file names need no hash.
    filename: '[name].js',
    chunkFilename: '[name].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 10_000,
    strictModuleExceptionHandling: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { ...oneRuntimeCore, ...(development ? {} : { ...leftOut, ...productionBuilds }) },
  },
  module: {
    rules: [
      scriptRule(development),
      ...styleRules(container, [injectorOf(development)]),
      pictureRule,
    ],
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    // With a kept cache, webpack 5.110.3 leaves former values of exported constants in their users
    // (webpack issue 22019): a shell went on offering the contract version of the build before.
    inlineExports: false,
    minimizer: [
      // Notices of licences are in files beside: in the shell's first script they took 0.5 KiB after brotli.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: true,
        terserOptions: { compress: { passes: 3 } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  plugins: development
    ? []
    : [
        new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
        new IntegrityPlugin(),
      ],
  cache: {
    type: 'filesystem',
    name: `${unit}-${development ? 'development' : 'production'}`,
    cacheDirectory: projectPath('node_modules/.cache/webpack'),
    buildDependencies: { config: [projectPath('scripts/webpack/base-config.mjs')] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
