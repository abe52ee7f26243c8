import { testRegistry, testRemote } from '@site/shared/testing/registry';
import { REMOTES, UNITS } from '../webpack/paths.mjs';
import { developmentSet, overlay, wholeSet } from './development-set.ts';

const SERVER = 'http://localhost:13000';

test('a remote in development comes from the development server, without hashes', () => {
  const { remotes } = developmentSet(SERVER, ['shell', 'mfe-articles']);
  expect(Object.keys(remotes)).toEqual(['mfe-articles']);
  expect(remotes['mfe-articles']).toMatchObject({
    base: `${SERVER}/mfe-articles/`,
    container: 'mfe_articles_1_0_0_inprogress',
    files: {},
    mountPaths: expect.arrayContaining(['/dsaarticles']),
  });
});

test('the hook for Fast Refresh is loaded before the shell', () => {
  const { shell } = developmentSet(SERVER, ['shell']);
  expect(shell.entry.js).toEqual(['refresh-hook.js', 'main.js']);
});

test('the other remotes stay as they are released', () => {
  const articles = testRemote('mfe-articles');
  const profile = testRemote('mfe-profile');
  const released = testRegistry({ 'mfe-articles': articles, 'mfe-profile': profile });
  const set = overlay(released, developmentSet(SERVER, ['shell', 'mfe-articles']));
  expect(set.remotes['mfe-profile']).toEqual(profile);
  expect(set.remotes['mfe-articles']?.base).toBe(`${SERVER}/mfe-articles/`);
  expect(set.shell.base).toBe(`${SERVER}/shell/`);
});

test('with everything in development the set names every remote', () => {
  const set = wholeSet(developmentSet(SERVER, UNITS));
  expect(Object.keys(set.remotes)).toEqual(REMOTES);
  for (const { exposes } of Object.values(set.remotes)) {
    expect(Object.keys(exposes)).toContain('./routes');
  }
});
