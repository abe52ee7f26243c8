import type { MergeItem } from '@site/shared/contracts/practice';
import { dayAfter, dayOf } from '../src/areas/practice/local-days/local-days.ts';
import { newOpaqueToken } from '../src/session/opaque-token.ts';
import type { Sample, SampleRequests } from './sample.ts';

/** Requests about the owner's plan. */
export const planRequests: SampleRequests = {
  'POST /v1/plans/preview': (agent) => agent.post('/v1/plans/preview', settings()),
  'GET /v1/users/{userId}/plan': (agent, { owner }) => agent.get(planOf(owner)),
  'PUT /v1/users/{userId}/plan': (agent, { owner }) => agent.put(planOf(owner), settings()),
  'DELETE /v1/users/{userId}/plan': (agent, { owner }) => agent.delete(planOf(owner)),
  'GET /v1/users/{userId}/plan.ics': async (agent, sample) => {
    await storedPlan(sample);
    return agent.get(`${planOf(sample.owner)}.ics`);
  },
  'POST /v1/users/{userId}/plan/calendar': async (agent, sample) => {
    await storedPlan(sample);
    return agent.post(`${planOf(sample.owner)}/calendar`, { zone: 'Asia/Kolkata' });
  },
  'DELETE /v1/users/{userId}/plan/calendar': (agent, { owner }) =>
    agent.delete(`${planOf(owner)}/calendar`),
  'GET /v1/calendars/{file}': async (agent, sample) =>
    agent.get(`/v1/calendars/${await storedPlan(sample)}.ics`),
};

const planOf = ({ id }: { id: string }) => `/v1/users/${id}/plan`;
const settings = () => ({
  roadmapIds: ['dsa'],
  targetDate: inThreeMonths(),
  hoursPerWeek: 7,
  level: 'intermediate',
  days: ['monday', 'wednesday', 'saturday'],
});
const inThreeMonths = () => dayAfter(dayOf(new Date()), 90);

/** Stores a plan with a calendar for the owner. @returns the calendar's secret */
async function storedPlan({ site, owner }: Sample): Promise<string> {
  const { token, hash } = newOpaqueToken();
  await site.database.pool.query(
    `insert into plans (user_id, roadmap_ids, target_date, hours_per_week, level, days,
       calendar_hash, calendar_zone, calendar_since)
     values ($1, '{dsa}', $2, 7, 'intermediate', '{monday}', $3, 'Asia/Kolkata', now())
     on conflict (user_id) do update set calendar_hash = excluded.calendar_hash,
       calendar_zone = excluded.calendar_zone, calendar_since = excluded.calendar_since`,
    [owner.id, inThreeMonths(), hash],
  );
  return token;
}

const work = { answers: [], programs: [] };

/** Requests about mock tests, and the owner's attempts at them. */
export const mockRequests: SampleRequests = {
  'GET /v1/mock-tests': (agent) => agent.get('/v1/mock-tests'),
  'GET /v1/mock-tests/{id}': (agent) => agent.get(`/v1/mock-tests/${TEST}`),
  'GET /v1/mock-interviews/{id}': (agent) => agent.get('/v1/mock-interviews/dsa-phone-screen'),
  'GET /v1/users/{userId}/mock-interviews/{interviewId}/marks': async (agent, sample) =>
    agent.get(await marksOf(sample)),
  'PUT /v1/users/{userId}/mock-interviews/{interviewId}/marks': async (agent, sample) =>
    agent.put(await marksOf(sample), { marks: [], changedAt: '2026-11-24T09:30:00.000Z' }),
  'GET /v1/users/{userId}/mock-attempts': (agent, { owner }) => agent.get(attemptsOf(owner)),
  'POST /v1/users/{userId}/mock-attempts': async (agent, sample) => {
    await storedAttempt(sample, true);
    return agent.post(attemptsOf(sample.owner), { testId: TEST });
  },
  'GET /v1/users/{userId}/mock-attempts/{attemptId}': async (agent, sample) =>
    agent.get(await storedAttempt(sample)),
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/work': async (agent, sample) =>
    agent.put(`${await storedAttempt(sample)}/work`, work),
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/next-section': async (agent, sample) =>
    agent.post(`${await storedAttempt(sample)}/next-section`, { ...work, section: 0 }),
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/hand-in': async (agent, sample) =>
    agent.post(`${await storedAttempt(sample)}/hand-in`, work),
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/reopen': async (agent, sample) =>
    agent.post(`${await storedAttempt(sample, true)}/reopen`),
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/judgement': async (agent, sample) =>
    agent.put(`${await storedAttempt(sample, true)}/judgement`, { problems: [] }),
};

const TEST = 'arrays-and-strings';
const MOCK_ATTEMPT = '5f7c2f6e-0d6e-4b6a-9a43-0c1f5f1d2b11';
const attemptsOf = ({ id }: { id: string }) => `/v1/users/${id}/mock-attempts`;

/** The address of the owner's marks of an interview that there is. */
async function marksOf({ site, owner }: Sample): Promise<string> {
  await site.database.pool.query(
    `insert into mock_interviews (id, title, description, sequence_number, preparation, parts, rubric)
     values ('sample', 'Sample', 'A sample.', 1, '{}', '[]', '[]') on conflict do nothing`,
  );
  return `/v1/users/${owner.id}/mock-interviews/sample/marks`;
}

/** Stores the owner's only attempt, which runs unless it's closed. @returns its address */
async function storedAttempt({ site, owner }: Sample, closed = false): Promise<string> {
  await site.database.pool.query('delete from mock_attempts where user_id = $1', [owner.id]);
  // Some tests bring no content.
  await site.database.pool.query(
    `insert into mock_tests (id, title, description, sequence_number, minutes, problems, questions)
     values ($1, 'Sample', 'A sample.', 1, 60, '{}', '[]') on conflict do nothing`,
    [TEST],
  );
  await site.database.pool.query(
    `insert into mock_attempts (user_id, id, test_id, title, problems, questions, sections,
       started_at, ends_at, closed_at)
     values ($1, $2, $3, 'Sample', '[]', '[]', $4, now(), now() + interval '1 hour', $5)`,
    [owner.id, MOCK_ATTEMPT, TEST, JSON.stringify(twoSections()), closed ? new Date() : null],
  );
  return `${attemptsOf(owner)}/${MOCK_ATTEMPT}`;
}

const twoSections = () =>
  [30, 60].map((minutes) => ({
    ...{ title: `Until ${minutes}`, minutes: 30, points: { right: 1, wrong: 0 } },
    ...{ endsAt: new Date(Date.now() + minutes * 60_000), problems: [], questions: [] },
  }));

/** Requests about what a device brings into the owner's account. */
export const mergeRequests: SampleRequests = {
  'POST /v1/users/{userId}/merges/preview': (agent, { owner }) =>
    agent.post(`${mergesOf(owner)}/preview`, { items: [draft] }),
  'POST /v1/users/{userId}/merges': (agent, { owner }) =>
    agent.post(mergesOf(owner), { items: [draft] }),
  'DELETE /v1/users/{userId}/merges/{id}': async (agent, { site, owner }) => {
    const { rows } = await site.database.pool.query(
      "insert into merges (user_id, changes) values ($1, '[]') returning id",
      [owner.id],
    );
    return agent.delete(`${mergesOf(owner)}/${rows[0].id}`);
  },
};

const mergesOf = ({ id }: { id: string }) => `/v1/users/${id}/merges`;

const draft: MergeItem = {
  kind: 'draft',
  unitId: 'dsa-two-sum',
  language: 'python',
  code: 'def two_sum(numbers, target):\n    return []\n',
  changedAt: '2026-11-24T09:30:00.000Z',
};

const ATTEMPT = '6f1f3c4e-8f0e-4c0b-9d55-2f7f7a3f6d10';
const AT = '2026-11-24T09:30:00.000Z';

const solution = { language: 'python', code: 'def two_sum(numbers, target):\n    return []\n' };

const pathOf = ({ id }: { id: string }) => `/v1/users/${id}/units/dsa-two-sum`;

/** Requests about what the owner writes for an exercise. */
export const workRequests: SampleRequests = {
  'GET /v1/users/{userId}/units/{unitId}/attempts': (agent, { owner }) =>
    agent.get(`${pathOf(owner)}/attempts`),
  'POST /v1/users/{userId}/units/{unitId}/attempts': (agent, { owner }) =>
    agent.post(`${pathOf(owner)}/attempts`, {
      ...solution,
      ...{ id: ATTEMPT, verdict: 'wrong-answer', passed: 7, total: 15, milliseconds: 120 },
      submittedAt: AT,
    }),
  'GET /v1/users/{userId}/units/{unitId}/draft': (agent, { owner }) =>
    agent.get(`${pathOf(owner)}/draft`),
  'PUT /v1/users/{userId}/units/{unitId}/draft': (agent, { owner }) =>
    agent.put(`${pathOf(owner)}/draft`, { ...solution, changedAt: AT, base: null }),
  'DELETE /v1/users/{userId}/units/{unitId}/draft': (agent, { owner }) =>
    agent.delete(`${pathOf(owner)}/draft?base=${AT}`),
  'GET /v1/users/{userId}/units/{unitId}/cases': (agent, { owner }) =>
    agent.get(`${pathOf(owner)}/cases`),
  'PUT /v1/users/{userId}/units/{unitId}/cases': (agent, { owner }) =>
    agent.put(`${pathOf(owner)}/cases`, {
      ...{ language: solution.language, inputs: ['f(1)'], changedAt: AT, base: null },
    }),
};
