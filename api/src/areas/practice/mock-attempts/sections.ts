import type { MockSection, MockWork } from '@site/shared/contracts/practice';
import type { AttemptRow } from './mock-attempts.repository.ts';

const MINUTE_MS = 60_000;

/** What an attempt's sections follow from. */
export type Sectioned = Pick<
  AttemptRow,
  'sections' | 'started_at' | 'ends_at' | 'closed_at' | 'problems' | 'questions'
>;

/** The sections of an attempt. One that was started before tests had sections has a single one. */
export const sectionsOf = ({
  sections,
  started_at,
  ends_at,
  problems,
  questions,
}: Sectioned): MockSection[] =>
  sections ?? [
    {
      title: 'Problems and questions',
      minutes: Math.round((ends_at.getTime() - started_at.getTime()) / MINUTE_MS),
      points: { right: 1, wrong: 0 },
      endsAt: ends_at.toISOString(),
      problems: problems.map(({ id }) => id),
      questions: questions.map(({ key }) => key),
    },
  ];

/** The sections with their ends, one after another, if the first of them begins at `start`. */
export function withEnds<Section extends { minutes: number }>(
  sections: readonly Section[],
  start: Date,
): (Section & { endsAt: string })[] {
  let end = start.getTime();
  return sections.map((section) => {
    end += section.minutes * MINUTE_MS;
    return { ...section, endsAt: new Date(end).toISOString() };
  });
}

/** The sections after the one at `position` ended early. */
export const endedEarly = (
  sections: readonly MockSection[],
  position: number,
  now: Date,
): MockSection[] => [
  ...sections.slice(0, position),
  ...sections
    .slice(position, position + 1)
    .map((section) => ({ ...section, endsAt: now.toISOString() })),
  ...withEnds(sections.slice(position + 1), now),
];

export const endOf = ({ endsAt }: MockSection): Date => new Date(endsAt);

/** The position of the section that runs; of the last one once the time is up. */
export function runningSection(sections: readonly MockSection[], now: Date): number {
  const position = sections.findIndex((section) => endOf(section) > now);
  return position < 0 ? sections.length - 1 : position;
}

/** A section with the times between which what is in it counts. */
export interface SectionTime {
  section: MockSection;
  begins: Date;
  ends: Date;
}

/** Of each section, in order. Handing in ends all of them. */
export function sectionTimes(attempt: Sectioned): SectionTime[] {
  const until = attempt.closed_at ?? attempt.ends_at;
  let begins = attempt.started_at;
  return sectionsOf(attempt).map((section) => {
    const ends = new Date(Math.min(endOf(section).getTime(), until.getTime()));
    const time = { section, begins, ends };
    begins = endOf(section);
    return time;
  });
}

/** Finds the time of a problem by its id, and of a question by its key. */
export function findTimes(attempt: Sectioned): (part: string) => SectionTime | undefined {
  const times = new Map(
    sectionTimes(attempt).flatMap((time) =>
      [...time.section.problems, ...time.section.questions].map((part) => [part, time] as const),
    ),
  );
  return (part) => times.get(part);
}

/** Which problems and questions were changed, and when. */
export const changesIn = ({ answers, programs, runs }: MockWork) => [
  ...answers.map(({ question, changedAt }) => ({ part: question, changedAt: new Date(changedAt) })),
  ...[...programs, ...runs].map(({ problem, changedAt }) => ({
    part: problem,
    changedAt: new Date(changedAt),
  })),
];

/** What is of parts of which this is true. */
export const workOn = (
  { answers, programs, runs }: MockWork,
  isOn: (part: string, changedAt: Date) => boolean,
): MockWork => ({
  answers: answers.filter((entry) => isOn(entry.question, new Date(entry.changedAt))),
  programs: programs.filter((entry) => isOn(entry.problem, new Date(entry.changedAt))),
  runs: runs.filter((entry) => isOn(entry.problem, new Date(entry.changedAt))),
});
