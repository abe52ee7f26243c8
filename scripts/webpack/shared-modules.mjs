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
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  ...(development ? { 'react/jsx-dev-runtime': reactVersion } : {}),
  'react-dom': reactDomVersion,
  '@site/shared/platform': contractVersion,
  '@site/shared/ui': contractVersion,
});

const mapValues = (object, fn) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fn(value)]));

/** The shell provides them (shell/src/remotes/federation-host.ts), and says so in its unit manifest. */
export const providedByShell = Object.entries(modules(false)).map(([name, version]) => ({
  name,
  version,
  requiredVersion: version,
}));

/** A remote takes them from the shell and carries no copy. */
export const takenFromShell = (development) =>
  mapValues(modules(development), (version) => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
  }));

export { contractVersion };
