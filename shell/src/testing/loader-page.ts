import type { RemoteRelease } from '@site/shared/contracts/composition';
import { createRemoteLoader, type LoaderOptions } from '../remotes/remote-loader.ts';

export const routes = [{ path: '/a' }];
export const panel = { default: () => null };

export const release = (version: string, changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  version,
  base: `/releases/mfe-a/${version}/`,
  unitManifest: `/releases/mfe-a/${version}/manifest.json`,
  files: { 'entry.js': 'sha384-e', 'routes.js': 'sha384-r', 'panel.js': 'sha384-p' },
  previous: [],
  fallback: null,
  container: `mfe_a_${version}`,
  entry: 'entry.js',
  contract: '^1.0.0',
  uses: { '@site/shared/ui': ['Button'] },
  mountPaths: ['/a'],
  pages: [],
  navigation: [],
  slots: [],
  exposes: {
    './routes': { js: ['routes.js'], css: [] },
    './panel': { js: ['panel.js'], css: [] },
  },
  ...changes,
});

/** What a version exposes. */
type ModuleOf = (version: string, exposed: string) => unknown;
const sameModules: ModuleOf = (_version, exposed) => (exposed === './routes' ? { routes } : panel);

/** A page with one remote, whose files arrive when the test says so. */
export function createLoaderPage(
  changes: Partial<LoaderOptions> = {},
  moduleOf: ModuleOf = sameModules,
) {
  let live = release('1');
  const evaluated = new Set<string>();
  const requested: string[] = [];
  const known: string[] = [];
  const reports: unknown[] = [];
  const responses = new Map<string, () => Promise<unknown>>();
  const script = (address: string) => {
    requested.push(address);
    const respond = responses.get(address) ?? (async () => undefined);
    return respond().then((thrown) => {
      const [, , , version] = address.split('/');
      if (address.endsWith('entry.js') && !thrown) evaluated.add(`mfe_a_${version}`);
      return thrown;
    });
  };
  const loader = createRemoteLoader({
    liveManifest: {
      releaseOf: (name) => (name === 'mfe-a' ? live : undefined),
      verified: async () => {},
      refresh: async () => {},
      know: ({ version }) => known.push(version),
    },
    files: { script: once(script), stylesheet: async () => {}, currentAddress: (path) => path },
    federation: {
      start: async () => {},
      has: (container) => evaluated.has(container),
      load: async ({ version }, exposed) => moduleOf(version, exposed),
    },
    loadShared: async () => undefined,
    report: ({ stage, replacedBy }, version) =>
      reports.push([stage, version, ...(replacedBy ? [replacedBy] : [])]),
    offer: () => ({ contract: '1.0.0', provides: { '@site/shared/ui': ['Badge', 'Button'] } }),
    ...changes,
  });
  return {
    loader,
    requested,
    /** The releases that aren't live and whose hashes the page accepts. */
    known,
    reports,
    /** What happens when a file is requested; undefined: it arrives. */
    respond(file: string, response?: () => Promise<unknown>, version = '1') {
      const address = `/releases/mfe-a/${version}/${file}`;
      if (response) responses.set(address, response);
      else responses.delete(address);
    },
    publish: (next: RemoteRelease) => {
      live = next;
    },
  };
}

/** Callers at the same time share a download, and what failed is requested again, as the page's file loader does. */
function once(load: (address: string) => Promise<unknown>) {
  const downloads = new Map<string, Promise<unknown>>();
  return (address: string) => {
    const download = downloads.get(address) ?? load(address);
    downloads.set(address, download);
    download.catch(() => downloads.delete(address));
    return download;
  };
}

export const refused = () => Promise.reject(new Error('unreachable'));
