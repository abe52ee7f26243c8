import type { ReleaseManifest, RemoteRelease } from '../contracts/composition/index.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

/** A remote's release that fits `testReleaseManifest`. */
export function testRemote(name: string, facts: Partial<RemoteRelease> = {}): RemoteRelease {
  const version = '1.0.0-h000000001';
  return {
    version,
    base: `/releases/${name}/${version}/`,
    unitManifest: `/releases/${name}/${version}/manifest.json`,
    files: { 'remote-entry.js': hash('a'), 'routes.js': hash('b'), 'routes.css': hash('c') },
    previous: [],
    fallback: null,
    container: `${name.replace('-', '_')}_1_0_0_h000000001`,
    entry: 'remote-entry.js',
    contract: '^1.0.0',
    uses: { '@site/shared/ui': ['Button'] },
    mountPaths: [`/${name.slice(4)}`],
    pages: [{ path: `/${name.slice(4)}`, title: name, description: `About ${name}` }],
    navigation: [],
    slots: [],
    exposes: { './routes': { js: ['routes.js'], css: ['routes.css'] } },
    ...facts,
  };
}

/** A release manifest that holds together: the shell and one remote, mfe-a at /a, unless others are given. */
export function testReleaseManifest(
  remotes: Record<string, RemoteRelease> = { 'mfe-a': testRemote('mfe-a') },
): ReleaseManifest {
  const version = '1.0.0-h000000000';
  return {
    schemaVersion: 1,
    manifestId: '1-00000000',
    sequence: 1,
    expires: null,
    signature: null,
    shell: {
      version,
      base: `/releases/shell/${version}/`,
      unitManifest: `/releases/shell/${version}/manifest.json`,
      files: { 'main.js': hash('d'), 'main.css': hash('e'), 'ui.js': hash('f') },
      previous: [],
      fallback: null,
      pages: [{ path: '/', title: 'Home', description: 'The first page' }],
      contract: '1.0.0',
      provides: { '@site/shared/platform': ['Link'], '@site/shared/ui': ['Badge', 'Button'] },
      entry: { js: ['main.js'], css: ['main.css'] },
      shared: { '@site/shared/ui': { js: ['ui.js'], css: [] } },
    },
    remotes,
  };
}
