import { readdirSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { checkTree } from './check-tree.mjs';
import { rules } from './rules.mjs';

const planted = projectPath('scripts/boundaries/planted');
const trees = readdirSync(planted);
const graphRules = ['imports-are-literal', 'imports-exist', 'no-cycles', 'no-type-cycles'];

test('every rule has a planted violation that proves it', () => {
  expect(trees.toSorted()).toEqual([...rules.map(({ name }) => name), ...graphRules].toSorted());
});

test.each(trees)('the violation planted for %s is found, and nothing else', (rule) => {
  const { violations } = checkTree(`${planted}/${rule}`);
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]));
});

test.each([
  ['no-cycles', 'one.ts', 'two.ts → one.ts'],
  ['no-type-cycles', 'chapter.ts', 'page.ts → line.ts → chapter.ts'],
])('%s names every file of the circle', (rule, first, rest) => {
  const folder = 'mfe-new/src/app/';
  const [circle] = checkTree(`${planted}/${rule}`).violations;
  expect(circle?.importer).toBe(folder + first);
  expect(circle?.imported.replaceAll(folder, '')).toBe(rest);
});
