import type { MockProblem, MockWork } from '@site/shared/contracts';
import type { StoredQuestion } from '../../../database/stored-mock.ts';

interface Changed {
  changedAt: string;
}

/** A test's problems and questions, and its times as the API knows them. */
interface TestTaken {
  problems: readonly MockProblem[];
  questions: readonly StoredQuestion[];
  ends_at: Date;
  closed_at: Date | null;
}

/**
 * What the account has, with what was sent: of each answer, program and run, the latest change stands. What was changed
 * after the end, or doesn't belong to the test, is left out. As long as the test is open, nothing was changed later than
 * it arrived: a device whose clock has come to run ahead loses none of what it wrote in time.
 * @param stored with times in UTC
 */
export function mergeWork(
  stored: MockWork,
  sent: MockWork,
  { problems, questions, ends_at, closed_at }: TestTaken,
  now: Date,
): MockWork {
  const until = closed_at ?? ends_at;
  const arrived = <T extends Changed>(entry: T): T =>
    closed_at === null && timeOf(entry) > now.getTime()
      ? { ...entry, changedAt: now.toISOString() }
      : entry;
  const inTime = <T extends Changed>(entries: readonly T[]) =>
    entries.map(arrived).filter((entry) => timeOf(entry) <= until.getTime());
  const ids = new Set(problems.map(({ id }) => id));
  const optionsOf = new Map(questions.map(({ key, options }) => [key, options.length]));
  const answers = inTime(sent.answers).filter(
    ({ question, option }) => (option ?? 0) < (optionsOf.get(question) ?? 0),
  );
  const programs = inTime(sent.programs).filter(({ problem }) => ids.has(problem));
  const runs = inTime(sent.runs).filter(({ problem }) => ids.has(problem));
  return {
    answers: latest([...stored.answers, ...answers], ({ question }) => question),
    programs: latest([...stored.programs, ...programs], programKey),
    runs: latest([...stored.runs, ...runs], programKey),
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
