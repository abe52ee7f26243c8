import type {
  MockAttempt,
  MockResult,
  MockSection,
  MockTestList,
} from '@site/shared/contracts/practice';

const arrays = { id: 'dsa-topic-arrays', title: 'Arrays', roadmapId: 'dsa' };
const systems = { id: 'core-systems', title: 'Operating systems', roadmapId: 'core-subjects' };

export const ATTEMPT_ID = '7d3c1c9e-3f50-4a39-8ce2-6f3a5f0d3c11';

/** An attempt that has just been started, with one problem and two questions. */
export function buildAttempt(facts: Partial<MockAttempt> = {}): MockAttempt {
  const now = new Date();
  const endsAt = new Date(now.getTime() + 60 * 60_000).toISOString();
  const attempt: MockAttempt = {
    id: ATTEMPT_ID,
    testId: 'first',
    title: 'First test',
    startedAt: now.toISOString(),
    endsAt,
    now: now.toISOString(),
    state: 'running',
    late: false,
    timedOut: false,
    reopened: false,
    closedAt: null,
    sections: [],
    calculator: false,
    problems: [
      {
        id: 'two-sum',
        kind: 'dsa',
        slug: 'two-sum',
        title: 'Two Sum',
        difficulty: 'easy',
        points: 5,
        topic: arrays,
      },
    ],
    questions: ['threads', 'pages'].map((id) => ({
      key: `core/${id}`,
      question: `What of ${id}?`,
      code: null,
      table: null,
      options: [`${id} one`, `${id} two`],
      topic: systems,
    })),
    work: { answers: [], programs: [], runs: [] },
    result: null,
    ...facts,
  };
  return attempt.sections.length > 0 ? attempt : { ...attempt, sections: [wholeOf(attempt)] };
}

/** The only section of a test. */
const wholeOf = ({ endsAt, problems, questions }: MockAttempt): MockSection => ({
  ...{ title: 'Problems and questions', minutes: 60, points: { right: 1, wrong: 0 }, endsAt },
  problems: problems.map(({ id }) => id),
  questions: questions.map(({ key }) => key),
});

/** Its result: one question right, one wrong, and a program that passes two of four cases. */
export const buildResult = (facts: Partial<MockResult> = {}): MockResult => ({
  points: 3,
  outOf: 7,
  judged: true,
  sections: [
    {
      ...{ title: 'Problems and questions', points: 3, outOf: 7 },
      ...{ right: 1, wrong: 1, unanswered: 0, minutes: 60, secondsUsed: 1_805 },
    },
  ],
  practise: [
    { title: 'Two Sum', path: '/dsaarticle/two-sum', lost: 3 },
    { title: 'Memory', path: '/roadmaps/core-subjects/core', lost: 1 },
  ],
  topics: [
    { ...systems, points: 1, outOf: 2 },
    { ...arrays, points: 2, outOf: 5 },
  ],
  problems: [
    {
      id: 'two-sum',
      points: 2,
      program: { language: 'python', code: 'print(7)\n' },
      lastRun: null,
      judgement: { passed: 2, total: 4, failed: ['same number twice', 'large'] },
    },
  ],
  questions: [
    { key: 'core/threads', chosen: 0, answer: 0, explanation: 'Threads share it.' },
    { key: 'core/pages', chosen: 0, answer: 1, explanation: 'Pages are fixed in size.' },
  ],
  ...facts,
});

export const buildTestList = (): MockTestList => ({
  tests: [
    {
      id: 'first',
      title: 'First test',
      description: 'A bit of everything.',
      minutes: 60,
      problems: 1,
      sqlTasks: 0,
      questions: 2,
      points: 7,
      topics: ['Arrays', 'Operating systems'],
      sections: [
        {
          ...{ title: 'Problems and questions', minutes: 60, problems: 1, questions: 2 },
          points: { right: 1, wrong: 0 },
        },
      ],
      drawn: false,
      calculator: false,
      reviewed: '2026-11-24',
    },
  ],
  interviews: [
    { id: 'phone-screen', title: 'Phone screen', description: 'One problem.', minutes: 45 },
  ],
});
