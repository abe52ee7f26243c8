import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { REMOTES, UNITS } from '../webpack/paths.mjs';
import { developmentManifest, overlay, wholeManifest } from './development-manifest.ts';

const SERVER = 'http://localhost:13000';

test('a remote in development comes from the development server, without hashes', () => {
  const { remotes } = developmentManifest(SERVER, ['shell', 'mfe-articles']);
  expect(Object.keys(remotes)).toEqual(['mfe-articles']);
  expect(remotes['mfe-articles']).toMatchObject({
    base: `${SERVER}/mfe-articles/`,
    container: 'mfe_articles_1_0_0_inprogress',
    files: {},
    mountPaths: expect.arrayContaining(['/dsaarticles']),
  });
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
  const manifest = wholeManifest(developmentManifest(SERVER, UNITS));
  expect(Object.keys(manifest.remotes)).toEqual(REMOTES);
  for (const { exposes } of Object.values(manifest.remotes)) {
    expect(Object.keys(exposes)).toContain('./routes');
  }
});
