import { findProgram } from '../process/find-program.mjs';
import { casesOf, casesShowing, failuresIn, problem } from './testing/verify.ts';

const COMPILERS = { java: 'javac', cpp: 'g++', c: 'gcc' };
type Language = keyof typeof COMPILERS;

/** Machines without the compiler leave a test out. */
const testIn = (language: Language) => (findProgram(COMPILERS[language]) ? test : test.skip);

const cases = casesOf(
  ['sums([1, 2, 3])', '[1, 3, 6]'],
  ['((numbers) => [sums(numbers), numbers])([1, 2])', '[[1, 3], [1, 2]]'],
  ['sums([2_147_483_647, 1])', '[2147483647, 2147483648]'],
  ['sums([])', '[]'],
);

/** A problem whose solution is right in JavaScript, and given in both other languages. */
const sums = (slug: string, java: string, cpp: string) =>
  problem(slug, {
    'cases.js.json': cases,
    'solution.js': `function sums(numbers) {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}`,
    'starter.js': '',
    'solution.java': `class Solution {
  public int[] sums(int[] numbers) {
${java}
  }
}`,
    'solution.cpp': `#include <vector>
class Solution {
 public:
  std::vector<int> sums(std::vector<int>& numbers) {
${cpp}
  }
};`,
  });

/** Overwrites its argument, has too little room for large sums, and nothing for no numbers. */
const overwriting = (length: string) => `    int sum = numbers[0];
    for (int place = 1; place < numbers.${length}; place++) {
      sum += numbers[place];
      numbers[place] = sum;
    }
    return numbers;`;

const solutions = {
  ...sums('uncompiled', 'return missing;', 'return missing;'),
  ...sums('wrong', overwriting('length'), overwriting('size()')),
};

const saying = (...beginnings: string[]) =>
  beginnings.map((beginning) => expect.stringContaining(beginning));

testIn('java')(
  'a solution in Java that is wrong is named with the case that shows it',
  async () => {
    expect(await failuresIn('problems-compiled', solutions, '--language', 'java')).toEqual({
      uncompiled: saying('solution.java line 3: cannot find symbol'),
      wrong: saying(
        'solution.java fails case "((numbers) => [sums(numbers), numbers])([1, 2])"',
        'solution.java fails case "sums([2_147_483_647, 1])"',
        'solution.java fails case "sums([])"',
      ),
    });
  },
);

testIn('cpp')('a solution in C++ that is wrong is named with the case that shows it', async () => {
  expect(await failuresIn('problems-compiled', solutions, '--language', 'cpp')).toEqual({
    uncompiled: saying("solution.cpp line 5: 'missing' was not declared in this scope"),
    wrong: saying(
      'solution.cpp ends with code 1 in case "sums([2_147_483_647, 1])"',
      'solution.cpp fails case "((numbers) => [sums(numbers), numbers])([1, 2])"',
    ),
  });
});

testIn('cpp')(
  'an approach in C++ that is wrong, or slow where everybody sees it, is named, and so is brute force that is fast',
  async () => {
    const adding = (sum: string) =>
      `class Solution {\n public:\n  int add(int a, int b) {\n    ${sum}\n  }\n};\n`;
    const slowBeyond = (limit: number) =>
      adding(`for (volatile int wait = b; wait > ${limit};) {}\n    return a + b;`);
    const listings = {
      'brute-force': adding('return b + a;'),
      'slow-if-hidden': slowBeyond(20),
      slow: slowBeyond(5),
      uncompiled: adding('return missing;'),
      wrong: adding('return a + (b < 0 ? -b : b);'),
    };
    const ids = Object.keys(listings);
    const files = problem('sum', {
      'approaches.json': JSON.stringify({ before: ids.map((id) => ({ id })) }),
      'cases.js.json': casesShowing(1, [
        ['add(1, 10)', '11'],
        ['add(1, -2)', '-1'],
        ['add(1, 30)', '31'],
      ]),
      'solution.js': 'function add(a, b) { return a + b; }',
      'starter.js': '',
      'solution.cpp': adding('return a + b;'),
      'solution.java': 'class Solution {}',
      ...Object.fromEntries(ids.map((id) => [`approaches/${id}.py`, ''])),
      ...Object.fromEntries(
        Object.entries(listings).map(([id, cpp]) => [`approaches/${id}.cpp`, cpp]),
      ),
    });
    expect(await failuresIn('problems-approaches-compiled', files)).toEqual({
      sum: [
        'brute-force.cpp finishes all cases: they accept brute force',
        expect.stringMatching(/^slow\.cpp ends with SIG\w+ in case "add\(1, 10\)", which is shown/),
        "uncompiled.cpp line 4: 'missing' was not declared in this scope",
        'wrong.cpp fails case "add(1, -2)": add(1, -2) gives 3, expected -1',
      ],
    });
  },
  120_000,
);

test.each<[Language, string]>([
  ['cpp', '#include <cassert>\nint main() { assert(1 + 1 == 3); }'],
  ['java', 'class Main {\n  public static void main(String[] args) { System.exit(3); }\n}'],
])(
  'a program in %s of a text that ends badly is named, and so is one that does not compile',
  async (language, failing) => {
    if (!findProgram(COMPILERS[language])) return;
    const block = (mark: string, code: string) => `\`\`\`${language}${mark}\n${code}\n\`\`\`\n\n`;
    const uncompiled = 'class Box {\n  missing size;\n};';
    const text = block('', failing) + block('', uncompiled) + block(' not-run', uncompiled);
    const files = { 'unit-texts/wrong.md': text };
    const [ended, broken, ...others] =
      (await failuresIn('texts-compiled', files, '--language', language)).wrong ?? [];
    expect(ended).toMatch(/^line 1: ends with (SIGABRT|code 3)/);
    expect(broken).toMatch(/^line \d+: line 2 of the block: /);
    expect(others).toEqual([]);
  },
);

const PRINTS = 'What does the program print?';
const COMPILES = 'What happens with this code?';

test.each<[Language, question: string, code: string, options: string[], failure: string]>([
  [
    'java',
    PRINTS,
    'class Main { public static void main(String[] args) { System.out.println(1 + "2"); } }',
    ['3', '12, since a text is joined'],
    'says it prints 3, and prints 12',
  ],
  [
    'java',
    COMPILES,
    'class Box { private int size; }',
    ["It doesn't compile: nothing reads `size`", 'It compiles'],
    'it compiles',
  ],
  [
    'cpp',
    "Which line of `main` doesn't compile?",
    'int main() {\n  const int a = 1;  // Line A\n  a = 2;  // Line B\n}',
    ['Line A', 'Line B'],
    "it doesn't compile in line 3",
  ],
  [
    'cpp',
    COMPILES,
    'class Box {\n  int size\n};',
    ['It compiles', "It doesn't compile"],
    "it doesn't compile: expected ';'",
  ],
  [
    'c',
    'How many lines does the program print?',
    '#include <stdio.h>\nint main(void) { printf("a\\nb\\n"); return 0; }',
    ['1', '2'],
    'says it prints 1, and prints 2',
  ],
  [
    'c',
    PRINTS,
    'int main(void) { return x; }',
    ['`0`, then `1`', "Nothing, since it doesn't compile"],
    'says it prints 0 1, and prints Nothing',
  ],
  [
    'c',
    PRINTS,
    '#include <stdio.h>\nint main(void) { int a[2] = {1, 2}, i = 2; printf("%d", a[i]); return 0; }',
    ['0', '2'],
    'says it prints 0, and prints ends with SIGILL',
  ],
])(
  'in %s, "%s" with a wrong answer is named',
  async (language, question, text, options, failure) => {
    if (!findProgram(COMPILERS[language])) return;
    const questions = [{ id: 'one', question, code: { language, text }, options, answer: 0 }];
    const files = { 'quizzes/wrong.json': JSON.stringify({ questions }) };
    expect(await failuresIn('quizzes-compiled', files, '--language', language)).toEqual({
      wrong: saying(`one: ${failure}`),
    });
  },
);
