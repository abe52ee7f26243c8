/**
 * What programs in Java, C++ and C do is as questions of quizzes say. If a question asks what the program prints, it's
 * run, and what it prints must be how the option marked right begins, before a remark as in "0: the getter hands out the
 * list itself". If the question or that option says that the code compiles or doesn't, that must be so. Other questions
 * are left alone. `--language` checks one of `java`, `cpp` and `c`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILER_OF, compileProgram, isCompiled } from '../compiled/compile-program.mjs';
import { runProgram } from '../compiled/run-program.mjs';
import { severalAtOnce } from '../compiled/several-at-once.mjs';
import { asksForOutput, faultInOptions } from '../printed-answers.mjs';

export const folders = ['quizzes'];
export const counted = 'programs';
export const programs = ({ language }) =>
  language ? [COMPILER_OF[language]] : Object.values(COMPILER_OF);

/** Milliseconds for a program: a busy machine is slow, not wrong. */
const LIMIT_MS = 60_000;

export async function check(folder, slugs, { language }) {
  const tried = slugs
    .flatMap((slug) => questionsOf(folder, slug))
    .filter(({ question, trial }) => trial && (!language || question.code.language === language));
  const place = mkdtempSync(join(tmpdir(), 'site-quizzes-'));
  try {
    const failures = await severalAtOnce(tried, async ({ slug, question, trial }) => {
      const own = join(place, `${slug}-${question.id}`);
      mkdirSync(own);
      const failure = await trial(question, await compileProgram(question.code, own));
      return failure && `${question.id}: ${failure}`;
    });
    return resultsOf(tried, failures);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function questionsOf(folder, slug) {
  const { questions } = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8'));
  return questions.map((question) => ({ slug, question, trial: trialOf(question) }));
}

/** By quiz. */
function resultsOf(tried, failures) {
  return [...new Set(tried.map(({ slug }) => slug))].map((slug) => {
    const own = failures.filter((_, index) => tried[index].slug === slug);
    return { slug, count: own.length, failures: own.filter(Boolean) };
  });
}

/** How what a question says is tried, or null if running its code doesn't answer it. */
function trialOf({ question, code, options, answer }) {
  if (!code || !isCompiled(code.language)) return null;
  if (asksForOutput({ question })) return faultInOutput;
  const right = options[answer];
  if (question.endsWith('compile?') || right.startsWith("It doesn't compile"))
    return faultInMistake;
  return right.startsWith('It compiles') ? faultInCompiling : null;
}

async function faultInOutput(question, compiled) {
  return faultInOptions(question, await outputOf(compiled));
}

/** What doesn't compile prints nothing, as options say. */
async function outputOf({ command, mistake }) {
  if (mistake) return 'Nothing';
  const [program, ...args] = command;
  const { output, failure } = await runProgram(program, args, { limit: LIMIT_MS });
  return failure ? `${output} ${failure}` : output;
}

/** An option may name the line. */
function faultInMistake({ code, options, answer }, { mistake }) {
  if (!mistake) return 'it compiles';
  const line = code.text.split('\n')[mistake.line - 1];
  const isThere = !options[answer].startsWith('Line ') || line?.includes(options[answer]);
  return isThere ? null : `it doesn't compile in line ${mistake.line}`;
}

const faultInCompiling = (_, { mistake }) => mistake && `it doesn't compile: ${mistake.message}`;
