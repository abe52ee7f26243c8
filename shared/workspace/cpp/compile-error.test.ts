import { compileErrorOf } from './compile-error.ts';

const described = (...lines: string[]) => compileErrorOf(lines.join('\n'), 'Solution');

test('a mistake is shown at its line, with what clang shows of it', () => {
  expect(
    described(
      'In file included from main.cpp:2:',
      "./solution.cpp:4:12: error: use of undeclared identifier 'totl'",
      '    4 |     return totl;',
      '      |            ^~~~',
      '1 error generated.',
    ),
  ).toEqual({
    type: 'Compile error',
    text: [
      "Compile error: use of undeclared identifier 'totl'",
      '    at solution.cpp:4',
      '    4 |     return totl;',
      '      |            ^~~~',
    ].join('\n'),
    line: 4,
  });
});

test('warnings and notes ahead of a mistake are passed over', () => {
  const { line } = described(
    "./solution.cpp:2:7: warning: unused variable 'x' [-Wunused-variable]",
    './solution.cpp:2:7: note: declared here',
    "./solution.cpp:9:3: error: expected ';' after expression",
  );
  expect(line).toBe(9);
});

test('a mistake in a header of the library is shown where the program leads there', () => {
  expect(
    described(
      "/usr/include/c++/v1/__algorithm/sort.h:40:5: error: invalid operands to binary expression ('Edge' and 'Edge')",
      './solution.cpp:12:5: note: in instantiation of function template specialization requested here',
    ),
  ).toEqual({
    type: 'Compile error',
    text: "Compile error: invalid operands to binary expression ('Edge' and 'Edge')\n    at solution.cpp:12",
    line: 12,
  });
});

test('a class or a method that the cases miss is said to be missed by them', () => {
  const { text, line } = described(
    "main.cpp:3:80: error: no member named 'twoSum' in 'Solution'",
    './solution.cpp:3:7: note: Solution declared here',
  );
  expect(text).toContain('the cases call a class Solution with the public methods of the starter');
  expect(line).toBe(3);
});

test('if the class is missing, as in a program that is a `main` alone, it says what the cases call', () => {
  const { text } = described("main.cpp:3:86: error: use of undeclared identifier 'Solution'");
  expect(text).toBe(
    'Compile error: there is no class Solution in your program. The cases call its public methods, and no `main`: begin with what the editor opened on, and put your code into its methods.',
  );
});

test('what is declared and never defined is named', () => {
  expect(described('wasm-ld: error: main.o: undefined symbol: Solution::helper(int)').text).toBe(
    'Compile error: Solution::helper(int) is declared, and defined nowhere',
  );
});
