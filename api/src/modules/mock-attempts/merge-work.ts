import type { MockProblem, MockWork } from '@site/shared/contracts';
import type { KeptQuestion } from '../../database/mock-tables.ts';

interface Changed {
  changedAt: string;
}

/** What a test asks. */
interface Asked {
  problems: readonly MockProblem[];
  questions: readonly KeptQuestion[];
}

/**
 * What the account has, with what was sent: of each answer, program and run, the latest change stands. What was changed
 * after `until`, or doesn't belong to the test, is left out.
 * @param kept with times in UTC
 */
export function mergeWork(
  kept: MockWork,
  sent: MockWork,
  { problems, questions }: Asked,
  until: Date,
): MockWork {
  const ids = new Set(problems.map(({ id }) => id));
  const optionsOf = new Map(questions.map(({ key, options }) => [key, options.length]));
  const inTime = ({ changedAt }: Changed) => Date.parse(changedAt) <= until.getTime();
  const answers = sent.answers
    .filter(({ question, option }) => (option ?? 0) < (optionsOf.get(question) ?? 0))
    .filter(inTime);
  const programs = sent.programs.filter(({ problem }) => ids.has(problem)).filter(inTime);
  const runs = sent.runs.filter(({ problem }) => ids.has(problem)).filter(inTime);
  return {
    answers: latest([...kept.answers, ...answers], ({ question }) => question),
    programs: latest([...kept.programs, ...programs], programKey),
    runs: latest([...kept.runs, ...runs], programKey),
  };
}

const programKey = ({ problem, language }: { problem: string; language: string }) =>
  JSON.stringify([problem, language]);

/** Of all with one key, the one that was changed last. */
function latest<T extends Changed>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const found = new Map<string, T>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = found.get(key);
    if (before && timeOf(before) >= timeOf(entry)) continue;
    found.set(key, { ...entry, changedAt: new Date(timeOf(entry)).toISOString() });
  }
  return [...found.values()];
}

const timeOf = ({ changedAt }: Changed) => Date.parse(changedAt);
