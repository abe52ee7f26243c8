import { projectPath } from '../webpack/paths.mjs';
import { checkTree } from './check-tree.mjs';

const { expressions, faults } = checkTree(projectPath('scripts/expressions/planted'));
const places = faults.map(({ file, line, fault }) => `${file}:${line} ${fault}`);

test('an expression that takes longer than its text is long is found with its place', () => {
  expect(places).toContainEqual(expect.stringMatching('^api/src/email.ts:2 3rd degree polynomial'));
  expect(places).toContainEqual(
    expect.stringMatching('^mfe-new/src/words.tsx:4 2nd degree polynomial'),
  );
});

test('one that nobody can prove to be linear is found as well', () => {
  expect(places).toContainEqual(
    expect.stringMatching("^mfe-new/src/words.tsx:1 it can't be proved"),
  );
  expect(places).toContainEqual(
    expect.stringMatching("^mfe-new/src/words.tsx:4 it's put together when the program runs"),
  );
});

test('nothing else is a fault: neither a linear one nor one in a test', () => {
  expect([expressions, faults.length]).toEqual([5, 4]);
});
