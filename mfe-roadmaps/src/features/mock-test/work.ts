import type { JudgedLanguage, MockAnswer, MockWork } from '@site/shared/contracts/practice';

export const noWork: MockWork = { answers: [], programs: [], runs: [] };

const answerKey = ({ question }: MockAnswer) => question;
const programKey = ({ problem, language }: { problem: string; language: JudgedLanguage }) =>
  `${problem}:${language}`;

/** All answers, programs and runs with their keys. */
export const entriesOf = ({ answers, programs, runs }: MockWork): [string, Changed][] => [
  ...answers.map((entry): [string, Changed] => [`answers ${answerKey(entry)}`, entry]),
  ...programs.map((entry): [string, Changed] => [`programs ${programKey(entry)}`, entry]),
  ...runs.map((entry): [string, Changed] => [`runs ${programKey(entry)}`, entry]),
];

/** Merges both: the latest change of each answer, program and run wins. */
export const latestOf = (one: MockWork, other: MockWork): MockWork => ({
  answers: latest([...one.answers, ...other.answers], answerKey),
  programs: latest([...one.programs, ...other.programs], programKey),
  runs: latest([...one.runs, ...other.runs], programKey),
});

/** The entries of `work` that are newer than in `known`, or missing there. */
export const newerThan = (known: MockWork, work: MockWork): MockWork => ({
  answers: newer(known.answers, work.answers, answerKey),
  programs: newer(known.programs, work.programs, programKey),
  runs: newer(known.runs, work.runs, programKey),
});

/** The entries of `work` for which this is true, by their problem or question and the time of their change. */
export const workWith = (
  { answers, programs, runs }: MockWork,
  matches: (part: string, changedAt: number) => boolean,
): MockWork => ({
  answers: answers.filter((entry) => matches(entry.question, timeOf(entry))),
  programs: programs.filter((entry) => matches(entry.problem, timeOf(entry))),
  runs: runs.filter((entry) => matches(entry.problem, timeOf(entry))),
});

export const isEmpty = ({ answers, programs, runs }: MockWork) =>
  answers.length === 0 && programs.length === 0 && runs.length === 0;

/** The chosen option; null if there is none. */
export const answerTo = ({ answers }: MockWork, key: string): number | null =>
  answers.find(({ question }) => question === key)?.option ?? null;

/** The code for a problem in a language; undefined if there is none. */
export const programFor = (
  { programs }: MockWork,
  problem: string,
  language: JudgedLanguage,
): string | undefined =>
  programs.find((program) => program.problem === problem && program.language === language)?.code;

interface Changed {
  changedAt: string;
}

const timeOf = ({ changedAt }: Changed) => Date.parse(changedAt);

function latest<T extends Changed>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const found = new Map<string, T>();
  for (const entry of entries) {
    const before = found.get(keyOf(entry));
    if (!before || timeOf(entry) > timeOf(before)) found.set(keyOf(entry), entry);
  }
  return [...found.values()];
}

function newer<T extends Changed>(
  known: readonly T[],
  entries: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const times = new Map(known.map((entry) => [keyOf(entry), timeOf(entry)]));
  return entries.filter((entry) => timeOf(entry) > (times.get(keyOf(entry)) ?? 0));
}
