/**
 * Parts of libraries that no page reaches and that webpack can't tell from the rest: nothing in the place of a file, or a
 * file without some of its functions. They are private to their packages, so a test notices if an update moves one.
 */
import { realpathSync } from 'node:fs';
import { projectPath } from './paths.mjs';

/** Webpack knows files by their real paths, and packages may be links. */
const inPackages = (file) => realpathSync(projectPath(`node_modules/${file}`));

/** For `resolve.alias`: what is asked for → false: nothing. */
export const leftOut = {
  // Browsers have XMLHttpRequest, which axios prefers, and which reports the progress of uploads.
  [inPackages('axios/lib/adapters/fetch.js')]: false,
  // Files of remotes are loaded and preloaded by the shell alone, against their hashes (shell/src/remotes).
  [inPackages('@module-federation/sdk/dist/dom.js')]: false,
  [inPackages('@module-federation/runtime-core/dist/utils/load.js')]: false,
  [inPackages('@module-federation/runtime-core/dist/utils/preload.js')]: false,
  // No query of ours is infinite, and the façade offers none.
  [inPackages('@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]: false,
};

/** The shell provides shared modules and takes none, and it names no remote when it is built. */
export const leftOutOfShell = {
  [inPackages('@module-federation/webpack-bundler-runtime/dist/consumes.js')]: false,
  [inPackages('@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js')]: false,
  [inPackages('@module-federation/webpack-bundler-runtime/dist/remotes.js')]: false,
};

/** The package's exports name the development build alone; the other one is without its warnings. */
export const productionBuilds = {
  'react-router$': inPackages('react-router/dist/production/index.mjs'),
  'react-router/dom$': inPackages('react-router/dist/production/dom-export.mjs'),
};

/**
 * What is left out of the router's file: a rule for webpack. The façade offers no forms and no fetchers, so no action is
 * ever called.
 */
export const leftOutOfRouter = {
  test: inPackages('react-router/dist/production/chunk-7RTFRKQW.mjs'),
  loader: projectPath('scripts/webpack/leave-out-loader.mjs'),
  options: {
    functions: [
      'handleAction',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
      // For documents that React Router renders itself, and for watching it.
      'PrefetchPageLinks',
      'RSCErrorHandler',
      'deserializeErrors',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
    ],
  },
};

/** Another such rule, for the icons. */
export const keylessIcons = {
  test: inPackages('lucide-react/dist/esm/icons/'),
  loader: projectPath('scripts/webpack/keyless-icons-loader.mjs'),
};
