import type { MergeItem } from '@site/shared/contracts';
import type { SampleRequests } from './sample.ts';

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
