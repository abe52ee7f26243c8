import { baseConfig } from './base-config.mjs';
import { SHELL } from './paths.mjs';
import { containerOf, IN_DEVELOPMENT, placeholderVersion } from './version.mjs';

/** Documents announce these by their names, so each is one file: what calls need, and what remotes need. */
const WHOLE = ['http', 'federation'];

/** Webpack's own rule, but for those. */
const isSplit = (chunk) => !chunk.canBeInitial() && !WHOLE.includes(chunk.name);

/**
 * The whole webpack configuration of the shell. It names no remote: the release manifest does, at runtime.
 * @param {boolean} development whether it is built to be written on (scripts/dev), not to be released
 */
export function shellConfig(development = false) {
  const container = containerOf(SHELL, development ? IN_DEVELOPMENT : placeholderVersion(SHELL));
  const base = baseConfig({ microfrontend: SHELL, container, development });
  return {
    ...base,
    entry: './src/index.tsx',
    optimization: { ...base.optimization, splitChunks: { chunks: isSplit } },
  };
}
