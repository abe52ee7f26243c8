import type { SampleRequests } from './sample.ts';

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
