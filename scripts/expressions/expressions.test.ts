import { checkSources } from './check-sources.mjs';

test.each([
  ['takes longer than its text is long', String.raw`/^\S+@\S+\.\S+$/`, /^3rd degree polynomial/],
  ["has an end that it's tried at from everywhere", String.raw`/\s+$/`, /^2nd degree polynomial/],
  ["looks ahead, so it can't be proved", '/^a(?=b)a+$/', /^it can't be proved/],
  ['nobody knows before it runs', 'new RegExp(word)', /^it's put together when the program runs/],
])('an expression that %s is found with its position', (_, expression, violation) => {
  // Letters of two bytes before it: positions in bytes and in characters differ.
  const source = `/** Ümlauts – and a dash. */\nexport const found = ${expression};\n`;
  expect(checkSources({ 'api/src/email.ts': source }).violations).toEqual([
    expect.objectContaining({
      file: 'api/src/email.ts',
      line: 2,
      violation: expect.stringMatching(violation),
    }),
  ]);
});

test('several in a component are found, each with its line', () => {
  const source = String.raw`export const Words = ({ text, word }: { text: string; word: string }) => (
  <p title={text.replace(/\s+$/, '')}>
    {text.match(new RegExp(word))?.[0]}
  </p>
);`;
  const { expressions, violations } = checkSources({ 'mfe-new/src/words.tsx': source });
  expect(expressions).toBe(2);
  expect(violations.map(({ line }) => line)).toEqual([2, 3]);
});

test('nothing else is a violation: neither a linear one nor one in a test', () => {
  const linear = String.raw`export const linear = /^[^@\s]+@[^@\s]+$/;`;
  const ownText = 'export const ownText = /(a+)+$/;';
  expect(checkSources({ 'api/src/email.ts': linear, 'api/testing/own-text.ts': ownText })).toEqual({
    expressions: 1,
    violations: [],
  });
});
