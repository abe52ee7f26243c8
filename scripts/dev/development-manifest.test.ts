import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { MICROFRONTENDS, REMOTES, serverFolder } from '../webpack/paths.mjs';
import { developmentManifest, overlay, wholeManifest } from './development-manifest.ts';

const SERVER = 'http://localhost:13000';

test('a remote in development comes from the development server, its files without hashes', () => {
  const { remotes } = developmentManifest(SERVER, ['shell', 'mfe-articles']);
  expect(Object.keys(remotes)).toEqual(['mfe-articles']);
  expect(remotes['mfe-articles']).toMatchObject({
    base: `${SERVER}/mfe-articles/`,
    container: 'mfe_articles_1_0_0_inprogress',
    mountPaths: expect.arrayContaining(['/dsaarticles']),
  });
  const named = Object.keys(remotes['mfe-articles']?.files ?? {});
  expect(named.filter((file) => !file.endsWith('/mfe-articles/server.js'))).toEqual([]);
});

test('a server build that changes makes another release manifest, which is rendered from it', () => {
  const folder = serverFolder('mfe-articles');
  const file = `${folder}/server.js`;
  const before = existsSync(file) ? readFileSync(file) : null;
  const composed = (source: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, source);
    return wholeManifest(developmentManifest(SERVER, MICROFRONTENDS));
  };
  try {
    const [first, second] = [composed('exports.a = 1;'), composed('exports.a = 22;')];
    expect(first.manifestId).not.toBe(second.manifestId);
    expect(second.remotes['mfe-articles']).toMatchObject({
      server: file,
      exposes: { './routes': { css: ['server.css'] } },
    });
  } finally {
    if (before) writeFileSync(file, before);
    else rmSync(folder, { recursive: true });
  }
});

test('the hook for Fast Refresh is loaded before the shell', () => {
  const { shell } = developmentManifest(SERVER, ['shell']);
  expect(shell.entry.js).toEqual(['refresh-hook.js', 'main.js']);
});

test('the other remotes stay as they are released', () => {
  const articles = testRemote('mfe-articles');
  const profile = testRemote('mfe-profile');
  const released = testReleaseManifest({ 'mfe-articles': articles, 'mfe-profile': profile });
  const manifest = overlay(released, developmentManifest(SERVER, ['shell', 'mfe-articles']));
  expect(manifest.remotes['mfe-profile']).toEqual(profile);
  expect(manifest.remotes['mfe-articles']?.base).toBe(`${SERVER}/mfe-articles/`);
  expect(manifest.shell.base).toBe(`${SERVER}/shell/`);
});

test('with everything in development the release manifest names every remote', () => {
  const manifest = wholeManifest(developmentManifest(SERVER, MICROFRONTENDS));
  expect(Object.keys(manifest.remotes)).toEqual(REMOTES);
  for (const { exposes } of Object.values(manifest.remotes)) {
    expect(Object.keys(exposes)).toContain('./routes');
  }
});
