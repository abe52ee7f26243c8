/**
 * What shell and remotes share at runtime, as both sides see it. Everything else is bundled where
 * it is used. The façade re-exports the chosen router, query, toast, http and session API, so that
 * the shell can drop the rest of these libraries; its version is the contract version.
 */
import { readFileSync } from 'node:fs';
import { projectPath } from './paths.mjs';

const read = (file) => JSON.parse(readFileSync(projectPath(file), 'utf8'));
const contractVersion = read('shared/package.json').version;
const reactVersion = read('node_modules/react/package.json').version;
const reactDomVersion = read('node_modules/react-dom/package.json').version;

/** What the shell offers beside packages. A release says which of their exports it provides or uses. */
export const FACADES = ['@site/shared/platform', '@site/shared/ui'];

const modules = (development) => ({
  react: { version: reactVersion, eager: true },
  'react/jsx-runtime': { version: reactVersion, eager: true },
  ...(development ? { 'react/jsx-dev-runtime': { version: reactVersion, eager: true } } : {}),
  // Libraries import createPortal and flushSync from it. A copy's flushSync wouldn't flush: it knows no page.
  'react-dom': { version: reactDomVersion, eager: true },
  '@site/shared/platform': { version: contractVersion, eager: true },
  '@site/shared/ui': { version: contractVersion, eager: false },
});

const mapValues = (object, fn) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fn(value)]));

/** Webpack's name for modules of which there are none: no module of the shell takes these from federation. */
const NO_MODULES = 'none';

/**
 * The shell provides them, and itself imports them as ever: its first script needs no federation. What is eager is in
 * that script; the rest loads when a remote needs it.
 */
export const providedByShell = (development) =>
  mapValues(modules(development), ({ version, eager }) => ({
    singleton: true,
    eager,
    version,
    requiredVersion: version,
    issuerLayer: NO_MODULES,
  }));

/** A remote takes them from the shell and carries no copy. */
export const takenFromShell = (development) =>
  mapValues(modules(development), ({ version }) => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
  }));

export { contractVersion };
