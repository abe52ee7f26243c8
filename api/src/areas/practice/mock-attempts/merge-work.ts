import type { MockProblem, MockProgram, MockWork } from '@site/shared/contracts/practice';
import type { StoredQuestion } from '../../../database/column-types.ts';

interface Changed {
  changedAt: string;
}

/** What is of one problem and one language. */
type Written = Pick<MockProgram, 'problem' | 'language'>;

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
  const kindOf = new Map(problems.map(({ id, kind }) => [id, kind]));
  const optionsOf = new Map(questions.map(({ key, options }) => [key, options.length]));
  const answers = inTime(sent.answers).filter(
    ({ question, option }) => (option ?? 0) < (optionsOf.get(question) ?? 0),
  );
  const isOfTest = ({ problem, language }: Written) =>
    kindOf.has(problem) && (kindOf.get(problem) === 'sql') === (language === 'sql');
  const programs = inTime(sent.programs).filter(isOfTest);
  const runs = inTime(sent.runs).filter(isOfTest);
  return {
    answers: latest([...stored.answers, ...answers], ({ question }) => question),
    programs: latest([...stored.programs, ...programs], programKey),
    runs: latest([...stored.runs, ...runs], programKey),
  };
}

const programKey = ({ problem, language }: Written) => JSON.stringify([problem, language]);

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
