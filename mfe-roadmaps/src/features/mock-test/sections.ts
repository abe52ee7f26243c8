import type { MockAttempt, MockSection } from '@site/shared/contracts/practice';

/** What the times of an attempt's sections follow from. */
export type Sectioned = Pick<MockAttempt, 'sections' | 'startedAt' | 'endsAt' | 'closedAt'>;

/** The position of the section that runs, and its whole seconds left; 0 once the last one is over. */
export interface RunningSection {
  position: number;
  secondsLeft: number;
}

export function runningSection(sections: readonly MockSection[], now: number): RunningSection {
  const ends = sections.map(({ endsAt }) => Date.parse(endsAt));
  const running = ends.findIndex((end) => end > now);
  const position = running < 0 ? ends.length - 1 : running;
  const left = (ends[position] ?? now) - now;
  return { position, secondsLeft: Math.max(0, Math.ceil(left / 1_000)) };
}

/** Finds out between which times changes to a problem or a question count. */
export function timesOf({ sections, startedAt, endsAt, closedAt }: Sectioned) {
  const until = Date.parse(closedAt ?? endsAt);
  const whole = { begins: Date.parse(startedAt), ends: until };
  const times = new Map<string, typeof whole>();
  let { begins } = whole;
  for (const section of sections) {
    const end = Date.parse(section.endsAt);
    for (const part of [...section.problems, ...section.questions]) {
      times.set(part, { begins, ends: Math.min(end, until) });
    }
    begins = end;
  }
  return (part: string) => times.get(part) ?? whole;
}

type Contents = Pick<MockAttempt, 'problems' | 'questions'>;

/** What a section has of a test. */
export const contentsOf = (
  { problems, questions }: Contents,
  section: Pick<MockSection, 'problems' | 'questions'> | undefined,
): Contents => ({
  problems: problems.filter(({ id }) => section?.problems.includes(id)),
  questions: questions.filter(({ key }) => section?.questions.includes(key)),
});

/** From 1, and counted on from section to section. */
export const questionNumber = ({ questions }: Pick<MockAttempt, 'questions'>, key: string) =>
  questions.findIndex((question) => question.key === key) + 1;
