import type { MockProgram, MockWork } from '@site/shared/contracts/practice';
import { findTimes, type Sectioned, type SectionTime, workOn } from './sections.ts';

/** What is of one problem and one language. */
type Written = Pick<MockProgram, 'problem' | 'language'>;

/**
 * What the account has, with what was sent: of each answer, program and run, the latest change stands. What was changed
 * after the end of its section or of the test, or doesn't belong to the test, is left out. As long as the test is open,
 * nothing was changed later than it arrived: a device whose clock has come to run ahead loses none of what it wrote in
 * time.
 * @param stored with times in UTC
 */
export function mergeWork(
  stored: MockWork,
  sent: MockWork,
  attempt: Sectioned,
  now: Date,
): MockWork {
  const { problems, questions, closed_at } = attempt;
  const timeOfPart = findTimes(attempt);
  const arrived = <T extends Changed>(entry: T): T =>
    closed_at === null && timeOf(entry) > now.getTime()
      ? { ...entry, changedAt: now.toISOString() }
      : entry;
  const inTime = workOn(sent, (part, changedAt) => {
    const time = timeOfPart(part);
    return time !== undefined && isInTime(time, changedAt, attempt, now);
  });
  const kindOf = new Map(problems.map(({ id, kind }) => [id, kind]));
  const optionsOf = new Map(questions.map(({ key, options }) => [key, options.length]));
  const answers = inTime.answers
    .map(arrived)
    .filter(({ question, option }) => (option ?? 0) < (optionsOf.get(question) ?? 0));
  const isOfTest = ({ problem, language }: Written) =>
    (kindOf.get(problem) === 'sql') === (language === 'sql');
  const programs = inTime.programs.map(arrived).filter(isOfTest);
  const runs = inTime.runs.map(arrived).filter(isOfTest);
  return {
    answers: latest([...stored.answers, ...answers], ({ question }) => question),
    programs: latest([...stored.programs, ...programs], programKey),
    runs: latest([...stored.runs, ...runs], programKey),
  };
}

/** Whether a change counts: its section had begun, and hadn't ended. */
export function isInTime(
  { begins, ends }: SectionTime,
  changedAt: Date,
  { closed_at }: Pick<Sectioned, 'closed_at'>,
  now: Date,
): boolean {
  const isOpen = closed_at === null;
  const changed = isOpen && changedAt > now ? now : changedAt;
  return begins <= (closed_at ?? now) && changed <= ends;
}

interface Changed {
  changedAt: string;
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
