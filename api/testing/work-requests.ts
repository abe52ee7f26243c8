import type { SampleRequests } from './sample.ts';

const ATTEMPT = '6f1f3c4e-8f0e-4c0b-9d55-2f7f7a3f6d10';
const UNIT_ATTEMPT = '6f1f3c4e-8f0e-4c0b-9d55-2f7f7a3f6d11';
const AT = '2026-11-24T09:30:00.000Z';

/** Requests about what the owner writes for one problem, whose addresses end alike. */
const requestsTo = (
  pattern: string,
  path: string,
  attempt: string,
  solution: { language: string; code: string },
): SampleRequests => {
  const pathOf = ({ id }: { id: string }) => `/v1/users/${id}/${path}`;
  return {
    [`GET /v1/users/{userId}/${pattern}/attempts`]: (agent, { owner }) =>
      agent.get(`${pathOf(owner)}/attempts`),
    [`POST /v1/users/{userId}/${pattern}/attempts`]: (agent, { owner }) =>
      agent.post(`${pathOf(owner)}/attempts`, {
        ...solution,
        ...{ id: attempt, verdict: 'wrong-answer', passed: 7, total: 15, milliseconds: 120 },
        submittedAt: AT,
      }),
    [`GET /v1/users/{userId}/${pattern}/draft`]: (agent, { owner }) =>
      agent.get(`${pathOf(owner)}/draft`),
    [`PUT /v1/users/{userId}/${pattern}/draft`]: (agent, { owner }) =>
      agent.put(`${pathOf(owner)}/draft`, { ...solution, changedAt: AT }),
    [`DELETE /v1/users/{userId}/${pattern}/draft`]: (agent, { owner }) =>
      agent.delete(`${pathOf(owner)}/draft`),
    [`GET /v1/users/{userId}/${pattern}/cases`]: (agent, { owner }) =>
      agent.get(`${pathOf(owner)}/cases`),
    [`PUT /v1/users/{userId}/${pattern}/cases`]: (agent, { owner }) =>
      agent.put(`${pathOf(owner)}/cases`, {
        ...{ language: solution.language, inputs: ['f(1)'], changedAt: AT },
      }),
  };
};

/** Requests about what the owner writes for a DSA problem and for the task of a unit. */
export const workRequests: SampleRequests = {
  ...requestsTo('dsa-problems/{problemId}', 'dsa-problems/two-sum', ATTEMPT, {
    language: 'python',
    code: 'def two_sum(numbers, target):\n    return []\n',
  }),
  ...requestsTo('units/{unitId}', 'units/javascript-sleep', UNIT_ATTEMPT, {
    language: 'javascript',
    code: 'const sleep = () => {};\n',
  }),
};
