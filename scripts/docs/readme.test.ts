import { readFileSync } from 'node:fs';
import { variableNames } from '@site/api/config';
import { projectPath } from '../webpack/paths.mjs';

const readme = readFileSync(projectPath('README.md'), 'utf8');

test('the README has every variable that the site reads', () => {
  expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the README has every script of the project', () => {
  const { scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
  const isNamed = (name: string) => new RegExp(`^npm (?:run )?${name}(?: |$)`, 'm').test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
