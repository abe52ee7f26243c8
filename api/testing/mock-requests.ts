import type { Sample, SampleRequests } from './sample.ts';

const work = { answers: [], programs: [] };

/** Requests about mock tests, and the owner's attempts at them. */
export const mockRequests: SampleRequests = {
  'GET /v1/mock-tests': (agent) => agent.get('/v1/mock-tests'),
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
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/hand-in': async (agent, sample) =>
    agent.post(`${await storedAttempt(sample)}/hand-in`, work),
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/reopen': async (agent, sample) =>
    agent.post(`${await storedAttempt(sample, true)}/reopen`),
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/judgement': async (agent, sample) =>
    agent.put(`${await storedAttempt(sample, true)}/judgement`, { problems: [] }),
};

const TEST = 'arrays-and-strings';
const ATTEMPT = '5f7c2f6e-0d6e-4b6a-9a43-0c1f5f1d2b11';
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
    `insert into mock_attempts (user_id, id, test_id, title, problems, questions, started_at,
       ends_at, closed_at)
     values ($1, $2, $3, 'Sample', '[]', '[]', now(), now() + interval '1 hour', $4)`,
    [owner.id, ATTEMPT, TEST, closed ? new Date() : null],
  );
  return `${attemptsOf(owner)}/${ATTEMPT}`;
}
