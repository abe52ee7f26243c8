import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { leftOut, leftOutOfShell, productionBuilds } from './left-out.mjs';
import { projectPath } from './paths.mjs';

const files = [leftOut, leftOutOfShell].flatMap((left) => Object.keys(left));

test.each([...files, ...Object.values(productionBuilds)])(
  '%s is where the builds look for it',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);

test('react-router’s production build is its development build without warnings', () => {
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
