/** What every build of the site has in common: sources, styles, minifying and how files are named. */
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { projectPath, SHELL } from './paths.mjs';

const require = createRequire(import.meta.url);

// Unless it's given the path of webpack, federation's plugin finds out from the stack of an error, for which webpack compiles
// the whole schema of its options: half a second for each build.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

const shared = projectPath('shared/');

/** Shared may be a package itself; its sources are compiled where they are used. */
const isInstalled = (file) =>
  (file.startsWith(shared) ? file.slice(shared.length) : file).includes('node_modules');

const SERVICE_WORKER = /[\\/]service-worker\.ts$/;

/** Scripts that are files of their own and no part of the page's. */
const ASSETS = /[\\/](first-presses\.js|service-worker\.ts)$/;

export const scriptRule = (development) => ({
  test: /\.[jt]sx?$/,
  exclude: (file) => isInstalled(file) || ASSETS.test(file),
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
 * Class names carry the microfrontend and its version, so that neither teams nor versions collide. In a remote, each
 * selector needs a class of its own, or the build says in which line it has none: it would style the others' pages.
 * @param {{ microfrontend: string, container: string }} build
 * @param {readonly (object | string)[]} uses what makes use of the styles
 * @param {boolean} namesOnly whether only the names are needed
 */
export const styleRules = ({ microfrontend, container }, uses, namesOnly = false) => {
  const isRemote = microfrontend !== SHELL;
  const layered = isRemote ? [require.resolve('./remote-layer-loader.cjs')] : [];
  // The cache distinguishes modules by this name, not by the options: it must change with the prefix.
  const css = (modules) => ({
    loader: require.resolve('css-loader'),
    ident: modules ? `css-modules-of-${container}` : 'css',
    options: { modules: modules && { ...modules, exportOnlyLocals: namesOnly } },
  });
  return [
    {
      test: isRemote ? /\.css$/ : /\.module\.css$/,
      use: [
        ...uses,
        css({
          mode: isRemote ? 'pure' : 'local',
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: `${container}_[local]_[hash:base64:4]`,
          // Of the file alone: what is the same for all its classes packs well.
          hashStrategy: 'minimal-subset',
        }),
        ...layered,
      ],
      sideEffects: true,
    },
    ...(isRemote
      ? []
      : [
          {
            test: /\.css$/,
            exclude: /\.module\.css$/,
            use: [...uses, css(false)],
            sideEffects: true,
          },
        ]),
  ];
};

/** In one file, since browsers start it by itself. */
export const serviceWorkerRule = {
  test: SERVICE_WORKER,
  type: 'asset/resource',
  generator: { filename: '[name].js' },
  use: require.resolve('./service-worker-loader.mjs'),
};

const injectorOf = (development) =>
  development ? require.resolve('style-loader') : MiniCssExtractPlugin.loader;

/** Pictures, and the script that documents load before the shell. */
export const pictureRule = {
  test: /\.(svg|webp)$|[\\/]first-presses\.js$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

/** Python that the page hands to its sandbox, as text. */
export const pythonRule = { test: /\.py$/, type: 'asset/source' };

/**
 * Typefaces outlive the releases that bring them (release/read-build.mjs): browsers load one once. Documents hold
 * styles themselves, so addresses in these can't be relative.
 */
const typefaceRule = (microfrontend, development) => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: development
    ? {}
    : {
        filename: 'type-[contenthash:12]/[name][ext]',
        outputPath: 'beside/',
        publicPath: `/releases/${microfrontend}/`,
      },
});

/**
 * In development alone: to write and to read what is kept costs a release's build about what it spares.
 * @param {string} name
 */
export const keptBetweenBuilds = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: projectPath('node_modules/.cache/webpack'),
});

/** @param {{ microfrontend: string, container: string, development?: boolean }} options */
export const baseConfig = ({ microfrontend, container, development = false }) => ({
  name: microfrontend,
  mode: development ? 'development' : 'production',
  context: projectPath(microfrontend),
  target: ['web', 'es2022'],
  devtool: development ? 'cheap-module-source-map' : false,
  output: {
    path: projectPath(`${microfrontend}/dist`),
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
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      scriptRule(development),
      ...styleRules({ microfrontend, container }, [injectorOf(development)]),
      pictureRule,
      pythonRule,
      typefaceRule(microfrontend, development),
      serviceWorkerRule,
    ],
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: [
      // Notices of licences are in files beside: in the shell's first script they took 0.5 KiB after brotli.
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        // It works on threads of its own; processes would each load it first.
        parallel: false,
        extractComments: true,
        minimizerOptions: { compress: { passes: 3 } },
      }),
      new MinimizerPlugin({
        test: /\.css$/,
        minify: MinimizerPlugin.lightningCssMinify,
        parallel: false,
      }),
    ],
  },
  plugins: development
    ? []
    : [
        new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
        new IntegrityPlugin(),
      ],
  cache: development && keptBetweenBuilds(microfrontend),
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
