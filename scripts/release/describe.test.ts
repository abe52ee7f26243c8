import { readFileSync } from 'node:fs';
import type { NavigationEntry, PageEntry } from '@site/shared/contracts/composition';
import { projectPath, REMOTES, SHELL } from '../webpack/paths.mjs';
import { declared } from './describe.mjs';

test('a release says all that remote.json declares, so that an unknown key is refused and not lost', () => {
  const declaration = { mountPaths: ['/a'], mountPath: '/b' };
  expect(declared('mfe-a', { name: 'mfe-a', ...declaration })).toEqual(declaration);
});

test("a remote.json that was copied from another remote doesn't build", () => {
  expect(() => declared('mfe-a', { name: 'mfe-b' })).toThrow(
    'The name in mfe-a/remote.json must be mfe-a, not mfe-b.',
  );
});

interface Declared {
  pages: PageEntry[];
  navigation?: NavigationEntry[];
}

const read = (path: string): Declared => JSON.parse(readFileSync(projectPath(path), 'utf8'));
const microfrontends: [string, Declared][] = [
  [SHELL, read('shell/shell.json')],
  ...REMOTES.map((name): [string, Declared] => [name, read(`${name}/remote.json`)]),
];

test.each(microfrontends)('every page of %s says which parameters change it', (_, { pages }) => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ parameters }) => !parameters)).toEqual([]);
});

test.each(microfrontends)(
  'links of the navigation of %s have parameters that their page knows',
  (_, { pages, navigation = [] }) => {
    for (const { path, search = '' } of navigation) {
      const known = pages.find((page) => page.path === path)?.parameters ?? [];
      const named = [...new URLSearchParams(search).keys()];
      expect(named.filter((name) => !known.includes(name))).toEqual([]);
    }
  },
);
