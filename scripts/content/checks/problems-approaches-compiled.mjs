/**
 * The approaches in C++: each passes the cases that are shown, and gives the right value for every hidden one that it
 * finishes in time. Brute force doesn't finish all of them. Cases are tried as problems-compiled does, but one by one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCEPTED_IN_CPP } from '../accepted-brute-force.mjs';
import { compileCpp } from '../compiled/compile-listings.mjs';
import { recordCalls } from '../compiled/record-calls.mjs';
import { runRecorded } from '../compiled/run-recorded.mjs';
import { severalAtOnce } from '../compiled/several-at-once.mjs';
import { problemIn } from '../problem-folder.mjs';

export const folders = ['dsa-problems'];
export const counted = 'listings';
export const programs = () => ['g++'];

/** Seconds of the processor that a case may take, as in the browser. */
const LIMIT_S = 2;

export async function check(folder, slugs) {
  const approaches = slugs.flatMap((slug) => {
    const { approaches, javascript, compiled } = problemIn(join(folder, slug));
    if (!javascript || !compiled) return [];
    return approaches.flatMap(({ id, cpp }) =>
      cpp ? [{ slug, id, cpp, javascript, compiled }] : [],
    );
  });
  const place = mkdtempSync(join(tmpdir(), 'site-approaches-'));
  try {
    const programs = await compileCpp(approaches.map(listingOf), place, severalAtOnce);
    const judged = await severalAtOnce(approaches, async (approach, index) => {
      const { command, mistakes } = programs[index];
      return command ? failuresOf(command, approach) : mistakes;
    });
    return slugs.map((slug) => {
      const own = approaches.flatMap((approach, index) =>
        approach.slug === slug ? [{ file: `${approach.id}.cpp`, failures: judged[index] }] : [],
      );
      return {
        slug,
        count: own.length,
        failures: own.flatMap(({ file, failures }) => failures.map((one) => `${file} ${one}`)),
      };
    });
  } finally {
    rmSync(place, { recursive: true });
  }
}

const listingOf = ({ cpp, javascript, compiled }) => ({
  ...recordCalls(javascript),
  solution: cpp,
  support: compiled.cpp.support,
});

async function failuresOf(command, { slug, id, javascript }) {
  const limited = ['sh', '-c', `ulimit -t ${LIMIT_S}; exec "$0"`, ...command];
  const failures = [];
  let finishesAll = true;
  for (const one of javascript.cases) {
    const only = { ...javascript, cases: [one] };
    const { wrong, failure, errors } = await runRecorded(limited, only, recordCalls(only));
    failures.push(...wrong);
    if (!failure) continue;
    finishesAll = false;
    if (!one.hidden) failures.push(`${failure} in case "${one.name}", which is shown ${errors}`);
    // Slow is what it may be, and it may take more memory than there is.
    else if (errors) failures.push(`${failure} in case "${one.name}" ${errors}`);
  }
  const mayFinish = id !== 'brute-force' || slug in ACCEPTED_IN_CPP;
  if (finishesAll && !mayFinish) failures.push('finishes all cases: they accept brute force');
  return failures;
}
