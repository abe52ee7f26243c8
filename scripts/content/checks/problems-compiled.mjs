/**
 * Our solutions in Java and C++ pass the cases in JavaScript: what the cases call in our JavaScript is recorded, the
 * compiled program gets the same calls, and the cases are evaluated again with its results. `--language java` or `cpp`
 * checks one of them, `--limit` is how many milliseconds a program has for all cases.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCpp, compileJava } from '../compiled/compile-listings.mjs';
import { recordCalls } from '../compiled/record-calls.mjs';
import { runRecorded } from '../compiled/run-recorded.mjs';
import { severalAtOnce } from '../compiled/several-at-once.mjs';
import { problemIn } from '../problem-folder.mjs';

export const folders = ['dsa-problems'];
export const counted = 'calls';
export const programs = ({ language }) =>
  ['javac', 'g++'].filter((_, index) => (language ?? LANGUAGES[index]) === LANGUAGES[index]);

/** Milliseconds for all cases of a problem: a busy machine is slow, not wrong. */
const LIMIT_MS = 60_000;

const COMPILERS = { java: compileJava, cpp: compileCpp };
const LANGUAGES = Object.keys(COMPILERS);

export async function check(folder, slugs, { language, limit = LIMIT_MS }) {
  const problems = slugs
    .map((slug) => ({ slug, ...problemIn(join(folder, slug)) }))
    .filter(({ compiled }) => compiled)
    .map((problem) => ({ ...problem, recorded: recordCalls(problem.javascript) }));
  const place = mkdtempSync(join(tmpdir(), 'site-compiled-'));
  try {
    const judged = [];
    for (const one of language ? [language] : LANGUAGES) {
      mkdirSync(join(place, one));
      judged.push(await judgeAll(problems, one, join(place, one), Number(limit)));
    }
    return problems.map(({ slug, recorded }, index) => ({
      slug,
      count: recorded.cases.flat().length,
      failures: judged.flatMap((failures) => failures[index]),
    }));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** @returns {Promise<string[][]>} what is wrong with each listing of a language */
async function judgeAll(problems, language, folder, limit) {
  const programs = await COMPILERS[language](
    problems.map(({ compiled, recorded }) => ({ ...compiled[language], ...recorded })),
    folder,
    severalAtOnce,
  );
  return severalAtOnce(problems, async ({ javascript, recorded }, index) => {
    const { command, mistakes } = programs[index];
    const failures = command ? await failuresOf(command, javascript, recorded, limit) : mistakes;
    return failures.map((failure) => `solution.${language} ${failure}`);
  });
}

async function failuresOf(command, javascript, recorded, limit) {
  const { cases } = recorded;
  const ran = await runRecorded(command, javascript, recorded, limit);
  const { wrong, failure, errors, unanswered } = ran;
  const end = failure
    ? [`${failure} in case "${javascript.cases[unanswered]?.name}" ${errors}`]
    : [];
  const idle = cases.flatMap((calls, index) =>
    calls.length > 0 ? [] : [`isn't asked anything by case "${javascript.cases[index].name}"`],
  );
  return [...end, ...wrong, ...idle];
}
