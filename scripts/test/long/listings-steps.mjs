import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../process/find-program.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { byExtent } from '../extent.mjs';
import { notRun, verdict } from '../run-steps.mjs';

/** What a script says, which is JSON. */
async function answerOf(script, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [projectPath(script), ...args], {
    cwd: projectPath(''),
    maxBuffer: 10 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const check = (script, ...args) => answerOf(`scripts/runner/${script}`, '--json', ...args);

function counted(results) {
  const failed = results.filter(({ failures }) => failures.length > 0);
  const output = failed.map(({ slug, failures }) => `${slug}\n  ${failures.join('\n  ')}`);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    output: output.join('\n'),
  };
}

const checkStep = (name, script, ...args) => ({
  name: `listings: ${name}`,
  run: async () => counted(await check(script, ...args)),
});

const ARTICLES = ['--folder', projectPath('api/content/articles')];
const TEXTS = ['--folder', projectPath('api/content/unit-texts')];

/** Everything in the content that can be run, of which `npm test` runs a part. */
export const listingsSteps = [
  checkStep('our solutions in Python pass their cases', 'check-listings.mjs'),
  checkStep('our solutions in JavaScript pass their cases', 'check-javascript.mjs'),
  checkStep('brute force is refused', 'check-naive.mjs'),
  checkStep('approaches are right about what they finish', 'check-approaches.mjs'),
  checkStep('approaches agree with our solutions', 'check-agreement.mjs'),
  checkStep('generators make growing inputs', 'check-generators.mjs'),
  checkStep('JavaScript solves its tasks', 'check-javascript-tasks.mjs'),
  {
    name: 'listings: SQL answers its tasks',
    run: async () => {
      const { checked, faults } = await answerOf('scripts/postgres/check-tasks.mjs');
      return { passed: checked - faults.length, failed: faults.length, output: faults.join('\n') };
    },
  },
  checkStep('what SQL in quizzes gives is marked right', '../postgres/check-quizzes.mjs'),
  checkStep('Python in articles prints what they say', 'check-articles.mjs', ...ARTICLES),
  checkStep('Python in texts prints what they say', 'check-articles.mjs', ...TEXTS),
  checkStep(
    'JavaScript in articles prints what they say',
    'check-javascript-texts.mjs',
    ...ARTICLES,
  ),
  checkStep('JavaScript in texts prints what they say', 'check-javascript-texts.mjs', ...TEXTS),
  checkStep('SQL in articles gives what they say', '../postgres/check-texts.mjs', ...ARTICLES),
  checkStep('SQL in texts gives what they say', '../postgres/check-texts.mjs', ...TEXTS),
];

const COMPILERS = [
  { language: 'java', name: 'Java', compiler: 'javac' },
  { language: 'cpp', name: 'C++', compiler: 'g++' },
];

/** A function, a class, and nodes whose identity matters. */
const SAMPLE = ['two-sum', 'lru-cache', 'clone-graph'];

/** How what is wrong in scripts/runner/planted-compiled is told. */
const PLANTED = {
  java: [
    ['line 2: cannot find symbol', 'line 3: cannot find symbol'],
    ['fails case "the argument stays"', 'fails case "large"', 'fails case "none"'],
  ],
  cpp: [
    ["line 6: 'missing' was not declared in this scope"],
    ['ends with code 1 in case "large"', 'fails case "the argument stays"'],
  ],
};

const stepWith = (compiler) => (what, run) => ({
  name: `listings: ${what}`,
  run: () => (findProgram(compiler) ? run() : notRun(`${compiler} is not installed`)),
});

/** Our solutions in languages that browsers don't run, which nothing else tries, on machines that have compilers. */
export const compiledSteps = COMPILERS.flatMap(({ language, name, compiler }) => {
  const step = stepWith(compiler);
  const checkCompiled = (...args) => check('check-compiled.mjs', '--language', language, ...args);
  return [
    step(`faults in ${name} are found`, async () => {
      const folder = projectPath('scripts/runner/planted-compiled');
      const found = (await checkCompiled('--folder', folder)).map(({ failures }) => failures);
      const told = PLANTED[language].map((failures) =>
        failures.map((one) => `solution.${language} ${one}`),
      );
      const ok =
        found.length === told.length &&
        found.every(
          (failures, place) =>
            failures.length === told[place].length &&
            failures.every((one, index) => one.startsWith(told[place][index])),
        );
      return verdict({ ok, output: JSON.stringify(found, null, 2) });
    }),
    step(`our solutions in ${name} pass their cases`, async () =>
      counted(await checkCompiled(...byExtent({ few: SAMPLE, some: [], all: [] }))),
    ),
  ];
});

/** How what is wrong in scripts/runner/planted-quizzes is told. */
const PLANTED_QUIZ = {
  java: ['java-sum: says it prints 3, and prints 12', 'java-field: it compiles'],
  cpp: ["cpp-line: it doesn't compile in line 3", "cpp-text: it doesn't compile: expected ';'"],
  c: [
    'c-lines: says it prints 1, and prints 2',
    'c-mistake: says it prints 0 1, and prints Nothing',
  ],
};

/** Programs that questions of quizzes are about, on machines that have compilers. */
export const quizSteps = [...COMPILERS, { language: 'c', name: 'C', compiler: 'gcc' }].flatMap(
  ({ language, name, compiler }) => {
    const step = stepWith(compiler);
    const checkQuizzes = (...args) => check('check-quizzes.mjs', '--language', language, ...args);
    return [
      step(`wrong answers about ${name} are found`, async () => {
        const folder = projectPath('scripts/runner/planted-quizzes');
        const [{ failures }] = await checkQuizzes('--folder', folder);
        const told = PLANTED_QUIZ[language];
        const ok =
          failures.length === told.length &&
          failures.every((one, index) => one.startsWith(told[index]));
        return verdict({ ok, output: failures.join('\n') });
      }),
      step(`what ${name} in quizzes prints is marked right`, async () =>
        counted(await checkQuizzes()),
      ),
    ];
  },
);
