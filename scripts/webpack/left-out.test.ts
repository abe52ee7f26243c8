import { existsSync, readdirSync, readFileSync } from 'node:fs';
import keyless from './keyless-icons-loader.mjs';
import { withoutFunction } from './leave-out-loader.mjs';
import {
  keylessIcons,
  leftOut,
  leftOutOfRouter,
  leftOutOfShell,
  productionBuilds,
} from './left-out.mjs';
import { projectPath } from './paths.mjs';

const files = [leftOut, leftOutOfShell].flatMap((left) => Object.keys(left));

test.each([...files, leftOutOfRouter.test, ...Object.values(productionBuilds)])(
  '%s is where the builds look for it',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);

test("react-router's production build is its development build without warnings", () => {
  const build = (name: string) => {
    const folder = projectPath(`node_modules/react-router/dist/${name}`);
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
    return scripts.map((file) =>
      readFileSync(`${folder}/${file}`, 'utf8').replace(/chunk-[A-Z0-9]+/g, 'chunk'),
    );
  };
  const withoutWarnings = build('development').map((text) =>
    text.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  );
  expect(new Set(build('production'))).toEqual(new Set(withoutWarnings));
});

test.each(leftOutOfRouter.options.functions)('%s is one function of the router', (name) => {
  const router = readFileSync(leftOutOfRouter.test, 'utf8');
  expect(withoutFunction(router, name).length).toBeLessThan(router.length);
});

test('a function that is left out throws, and what is around it stays', () => {
  const source = [
    'function outer() {',
    '  async function inner(a, {',
    '    b',
    '  }) {',
    '    if (a) {',
    '      return b;',
    '    }',
    '  }',
    '  return inner;',
    '}',
    'outer;',
  ].join('\n');
  // biome-ignore lint/security/noGlobalEval: the sources above
  const inner = eval(withoutFunction(source, 'inner'))();
  expect(inner).toThrow('left out');
  expect(() => withoutFunction(source, 'gone')).toThrow("gone isn't there once.");
});

test('an icon without the keys of its parts has all else', () => {
  const icon = readFileSync(`${keylessIcons.test}/arrow-left.mjs`, 'utf8');
  expect(keyless(icon)).not.toContain('key:');
  expect(keyless(icon).match(/d: "[^"]+"/g)).toEqual(icon.match(/d: "[^"]+"/g));
});
