import { randomUUID } from 'node:crypto';
import {
  ATTEMPTS_MAX,
  ATTEMPTS_RETAINED,
  type DsaProblemSummary,
  IMPORT_MAX,
  IMPORT_ROWS_MAX,
  type MergeItem,
  MOCK_TEST_MOST,
  type MockAttempt,
  type MockAttemptList,
  type MockTestList,
  type MockTestSummary,
  type RoadmapDetail,
  type RoadmapSummary,
  type UnitQuiz,
} from '@site/shared/contracts/practice';
import sharp from 'sharp';
import {
  type HeaviestRequest,
  type HeavyRequest,
  type Sender,
  textOf,
  upTo,
} from './heavy-request.ts';

const AT = '2026-11-24T09:30:00.000Z';
/** A little less than the body of a merge may have. */
const MERGE_CHARACTERS = 2_900_000;
const CODE_LONGEST = 20_000;
const QUIZ = 'core-subjects-normal-forms';

type Route = HeaviestRequest['route'];
type ByLearner = (learner: Sender, items: number) => Promise<HeavyRequest> | HeavyRequest;

const own = (route: Route, make: ByLearner, what?: string): HeaviestRequest => ({
  ...{ route, by: 'learner', make: ({ learner }, items) => make(learner, items) },
  ...(what !== undefined && { what }),
});

const get = <Response>(sender: Sender, path: string) => sender.send<Response>('GET', path);
const of = ({ id }: Sender, path: string) => `/v1/users/${id}/${path}`;

/** What costs most of what learners send, and of what they get. */
export const ofLearners: HeaviestRequest[] = [
  own(
    'POST /v1/users/{userId}/merges/preview',
    async (learner, items) => ({
      path: of(learner, 'merges/preview'),
      body: await attemptsFrom(learner, items),
    }),
    'attempts',
  ),
  own(
    'POST /v1/users/{userId}/merges/preview',
    async (learner, items) => ({
      path: of(learner, 'merges/preview'),
      body: await programsFrom(learner, items),
    }),
    'programs',
  ),
  own(
    'POST /v1/users/{userId}/merges',
    async (learner, items) => ({
      path: of(learner, 'merges'),
      body: await attemptsFrom(learner, items),
    }),
    'attempts',
  ),
  own(
    'POST /v1/users/{userId}/merges',
    async (learner, items) => ({
      path: of(learner, 'merges'),
      body: await programsFrom(learner, items),
    }),
    'programs',
  ),
  own(
    'POST /v1/users/{userId}/merges',
    async (learner, items) => ({
      path: of(learner, 'merges'),
      body: await everyKindFrom(learner, items),
    }),
    'of every kind',
  ),
  own('DELETE /v1/users/{userId}/merges/{id}', async (learner, items) => {
    const body = await everyKindFrom(learner, items);
    const { id } = await learner.send<{ id: string }>('POST', of(learner, 'merges'), body);
    return { path: of(learner, `merges/${id}`) };
  }),
  own('POST /v1/profile/imports/preview', async (learner, items) => ({
    path: '/v1/profile/imports/preview',
    body: { file: await importFile(learner, items) },
  })),
  own('POST /v1/profile/imports', async (learner, items) => ({
    path: '/v1/profile/imports',
    body: { file: await importFile(learner, items), notes: 'replace' },
  })),
  own('DELETE /v1/profile/imports/{id}', async (learner, items) => {
    const body = { file: await importFile(learner, items), notes: 'replace' };
    const { id } = await learner.send<{ id: string }>('POST', '/v1/profile/imports', body);
    return { path: `/v1/profile/imports/${id}` };
  }),
  own('POST /v1/plans/preview', async (learner, items) => ({
    path: '/v1/plans/preview',
    body: { ...(await planOf(learner, items)), zone: 'UTC' },
  })),
  own('PUT /v1/users/{userId}/plan', async (learner, items) => ({
    path: of(learner, 'plan'),
    body: { ...(await planOf(learner, items)), zone: 'UTC' },
  })),
  own('PUT /v1/users/{userId}/mock-attempts/{attemptId}/work', async (learner, items) => {
    const { id, ...attempt } = await startTest(learner);
    return { path: of(learner, `mock-attempts/${id}/work`), body: workOf(attempt, items) };
  }),
  own('POST /v1/users/{userId}/mock-attempts/{attemptId}/next-section', async (learner, items) => {
    const { id, ...attempt } = await startTest(learner, ({ sections }) => sections.length > 1);
    const body = { ...workOf(attempt, items), section: 0 };
    return { path: of(learner, `mock-attempts/${id}/next-section`), body };
  }),
  own('POST /v1/users/{userId}/mock-attempts/{attemptId}/hand-in', async (learner, items) => {
    const { id, ...attempt } = await startTest(learner);
    return { path: of(learner, `mock-attempts/${id}/hand-in`), body: workOf(attempt, items) };
  }),
  own('PUT /v1/users/{userId}/mock-attempts/{attemptId}/judgement', async (learner, items) => {
    const { id, ...attempt } = await startTest(learner);
    const work = workOf(attempt, items);
    await learner.send('POST', of(learner, `mock-attempts/${id}/hand-in`), work);
    const problems = work.programs.map(({ problem, language }) => ({
      ...{ problem, language, passed: 0, total: 50 },
      failed: upTo(50, items, (at) => `case-${at}`),
    }));
    return { path: of(learner, `mock-attempts/${id}/judgement`), body: { problems } };
  }),
  own('PUT /v1/users/{userId}/mock-interviews/{interviewId}/marks', async (learner, items) => {
    const id = 'dsa-phone-screen';
    const { rubric } = await get<{ rubric: { criterion: string }[] }>(
      learner,
      `/v1/mock-interviews/${id}`,
    );
    const marks = upTo(rubric.length, items, (at) => ({
      criterion: rubric[at]?.criterion,
      level: 1,
    }));
    const changedAt = new Date().toISOString();
    return { path: of(learner, `mock-interviews/${id}/marks`), body: { marks, changedAt } };
  }),
  own('PUT /v1/users/{userId}/quizzes/{unitId}/answers', async (learner, items) => {
    const path = of(learner, `quizzes/${QUIZ}/answers`);
    const { changedAt: base } = await get<{ changedAt: string | null }>(learner, path);
    return { path, body: { ...(await answersTo(learner, items)), base } };
  }),
  own('POST /v1/users/{userId}/units/{unitId}/attempts', async (learner, items) => ({
    path: of(learner, `units/${(await exercisesOf(learner))[0]}/attempts`),
    body: attempt(textOf(CODE_LONGEST, items)),
  })),
  own('PUT /v1/users/{userId}/units/{unitId}/draft', async (learner, items) => {
    const path = of(learner, `units/${(await exercisesOf(learner))[0]}/draft`);
    const code = textOf(CODE_LONGEST, items);
    return { path, body: { language: 'python', code, changedAt: AT, base: null } };
  }),
  own('PUT /v1/users/{userId}/units/{unitId}/cases', async (learner, items) => {
    const path = of(learner, `units/${(await exercisesOf(learner))[0]}/cases`);
    const inputs = casesOf(items);
    return { path, body: { language: 'python', inputs, changedAt: AT, base: null } };
  }),
  own('PATCH /v1/users/{userId}/learning-units/{unitId}', async (learner, items) => ({
    path: of(learner, `learning-units/${(await unitsOf(learner, 1))[0]}`),
    body: { notes: `${'n'.repeat(Math.min(9_900, items))} ${randomUUID()}` },
  })),
  own('POST /v1/announcements/read', (_, items) => ({
    path: '/v1/announcements/read',
    body: { ids: upTo(100, items, () => randomUUID()) },
  })),
  own('POST /v1/notifications/read', (_, items) => ({
    path: '/v1/notifications/read',
    body: { ids: upTo(100, items, () => randomUUID()) },
  })),
  own('PUT /v1/profile/avatar', async (_, items) => ({
    path: '/v1/profile/avatar',
    ...(await picture(items)),
  })),
  own('GET /v1/profile/export', () => ({ path: '/v1/profile/export' })),
  own('GET /v1/users/{userId}/plan', (learner) => ({ path: of(learner, 'plan?zone=UTC') })),
  own('GET /v1/users/{userId}/units/{unitId}/attempts', async (learner) => ({
    path: of(learner, `units/${(await exercisesOf(learner))[0]}/attempts`),
  })),
  own('GET /v1/roadmaps/{id}', () => ({ path: '/v1/roadmaps/dsa' })),
  own('GET /v1/dsa-problems', () => ({ path: '/v1/dsa-problems' })),
  own('GET /v1/search', (_, items) => ({
    path: `/v1/search?q=${encodeURIComponent('ab '.repeat(Math.min(33, items)))}`,
  })),
  own('GET /v1/users/{userId}/revisions', (learner) => ({ path: of(learner, 'revisions') })),
  own('GET /v1/articles/', (_, items) => ({
    path: `/v1/articles/?page_size=${Math.min(50, items)}`,
  })),
];

/** A picture of one colour, with as many pixels as there may be: what takes long is to decode and encode it. */
export async function picture(items: number): Promise<{ body: Buffer; type: string }> {
  const [width, height] = [Math.min(6_000, items), Math.min(4_000, items)];
  const background = { r: 40, g: 90, b: Math.floor(Math.random() * 256) };
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return { body: await drawn.png().toBuffer(), type: 'image/png' };
}

const exercisesOf = async (learner: Sender) =>
  (await get<DsaProblemSummary[]>(learner, '/v1/dsa-problems')).map(({ unitId }) => unitId);

async function unitsOf(learner: Sender, count: number): Promise<string[]> {
  const roadmaps = await get<RoadmapSummary[]>(learner, '/v1/roadmaps');
  const units: string[] = [];
  for (const { id } of roadmaps) {
    if (units.length >= count) break;
    const { modules } = await get<RoadmapDetail>(learner, `/v1/roadmaps/${id}`);
    const topics = modules.flatMap(({ sub_modules }) => sub_modules.topics);
    units.push(...topics.flatMap(({ learning_units }) => learning_units.map(({ id }) => id)));
  }
  return units;
}

const languages = ['python', 'javascript'] as const;

const attempt = (code: string) => ({
  ...{ id: randomUUID(), language: 'python' as const, verdict: 'wrong-answer' as const },
  ...{ passed: 0, total: 1, milliseconds: 1, submittedAt: AT, code },
});

const attemptsOf = (unitId: string, items: number): MergeItem => ({
  ...{ kind: 'attempts', unitId },
  attempts: upTo(ATTEMPTS_RETAINED, items, () => attempt('pass')),
});

const draftOf = (unitId: string, language: (typeof languages)[number]): MergeItem => ({
  ...{ kind: 'draft', unitId, language, changedAt: new Date().toISOString() },
  code: textOf(8_000, Number.POSITIVE_INFINITY) + randomUUID(),
});

const casesOf = (items: number) => upTo(20, items, (at) => `f("${'x'.repeat(1_980)}${at}")`);

async function answersTo(learner: Sender, items: number) {
  const path = `/v1/roadmaps/core-subjects/units/${QUIZ}`;
  const { questions } = await get<UnitQuiz>(learner, path);
  const answered = { first: 0, last: 1, round: 1 + Math.floor(Math.random() * 999) };
  return {
    answers: questions.slice(0, items).map(({ id }) => ({ questionId: id, ...answered })),
    changedAt: new Date().toISOString(),
  };
}

async function attemptsFrom(learner: Sender, items: number) {
  const exercises = await exercisesOf(learner);
  const some = exercises.slice(0, Math.min(items, ATTEMPTS_MAX / ATTEMPTS_RETAINED));
  return mergeOf(some.map((unit) => attemptsOf(unit, items)));
}

async function programsFrom(learner: Sender, items: number) {
  const exercises = await exercisesOf(learner);
  const drafts = exercises.flatMap((id) => languages.map((one) => draftOf(id, one)));
  return mergeOf(drafts.slice(0, items));
}

async function everyKindFrom(learner: Sender, items: number) {
  const some = (await exercisesOf(learner)).slice(0, Math.min(items, 90));
  const changedAt = new Date().toISOString();
  return mergeOf([
    ...some.map((id) => draftOf(id, 'python')),
    ...some.map((id) => attemptsOf(id, 5)),
    ...some.map(
      (unitId): MergeItem => ({
        ...{
          kind: 'cases',
          unitId,
          language: 'python',
          inputs: [`f("${randomUUID()}")`],
          changedAt,
        },
      }),
    ),
    { kind: 'quiz', unitId: QUIZ, ...(await answersTo(learner, items)) },
    { kind: 'plan', settings: await planOf(learner, items), changedAt },
  ]);
}

/** As many of these as a merge may have. */
function mergeOf(items: MergeItem[]): { items: MergeItem[] } {
  let characters = 0;
  return {
    items: items.filter((item) => {
      characters += JSON.stringify(item).length;
      return characters < MERGE_CHARACTERS;
    }),
  };
}

/** As many rows and characters as there may be, with another note at each unit. */
async function importFile(learner: Sender, items: number): Promise<string> {
  const units = await unitsOf(learner, items);
  const turn = randomUUID();
  const rows = upTo(IMPORT_ROWS_MAX, items, (at) => {
    const unit = units[at] ?? `${units[at % units.length]}-${at}`;
    const room = Math.floor(IMPORT_MAX / IMPORT_ROWS_MAX) - unit.length - 60;
    return `${unit},true,true,${turn} ${'n'.repeat(room)}`;
  });
  return ['problem,completed,bookmarked,notes', ...rows].join('\n');
}

let plans = 0;

/** Another plan than the one before, so that it's written. */
async function planOf(learner: Sender, items: number) {
  plans += 1;
  const roadmaps = await get<RoadmapSummary[]>(learner, '/v1/roadmaps');
  const days = ['monday', 'wednesday', 'sunday'] as const;
  return {
    roadmapIds: upTo(Math.min(20, roadmaps.length), items, (at) => roadmaps[at]?.id ?? ''),
    targetDate: new Date(Date.now() + 730 * 86_400_000).toISOString().slice(0, 10),
    ...{ hoursPerWeek: 1 + (plans % 4), level: 'beginner' as const },
    days: [...days],
  };
}

/** The test with the most to write in its first section, which the learner is taking from now on. */
async function startTest(
  learner: Sender,
  isMeant: (test: MockTestSummary) => boolean = () => true,
): Promise<MockAttempt> {
  const { tests } = await get<MockTestList>(learner, '/v1/mock-tests');
  const longest = tests
    .filter(isMeant)
    .reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const { attempts } = await get<MockAttemptList>(learner, of(learner, 'mock-attempts'));
  const other = attempts.find(({ state, testId }) => state === 'running' && testId !== longest.id);
  const nothing = { answers: [], programs: [] };
  if (other) await learner.send('POST', of(learner, `mock-attempts/${other.id}/hand-in`), nothing);
  return learner.send('POST', of(learner, 'mock-attempts'), { testId: longest.id });
}

/** Programs are longer than all answers. */
const sizeOf = ({ sections: [first] }: MockTestSummary) =>
  first ? first.problems * MOCK_TEST_MOST.questions + first.questions : 0;

/** What can be written in the first section. */
function workOf(attempt: Pick<MockAttempt, 'questions' | 'problems' | 'sections'>, items: number) {
  const [section] = attempt.sections;
  const questions = attempt.questions.filter(({ key }) => section?.questions.includes(key));
  const problems = attempt.problems.filter(({ id }) => section?.problems.includes(id));
  const changedAt = new Date().toISOString();
  const programs = problems.slice(0, items).map(({ id, kind }) => ({
    ...{ problem: id, language: kind === 'sql' ? ('sql' as const) : ('python' as const) },
    ...{ code: textOf(CODE_LONGEST, items), changedAt },
  }));
  const runs = programs
    .filter(({ language }) => language !== 'sql')
    .map(({ problem, language }) => ({ problem, language, passed: 0, total: 1, changedAt }));
  const answers = questions
    .slice(0, items)
    .map(({ key }) => ({ question: key, option: 0, changedAt }));
  return { answers, programs, runs };
}
