import type { RoadmapDetail } from '@site/shared/contracts/practice';
import { newLearner } from '../../test/long/learner.mjs';

/** A signed-in learner, with the headers of every request. */
export interface Learner {
  id: string;
  headers: Record<string, string>;
}

const plain = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };

/** Makes an account on a site and signs it in. */
export async function signInLearner(url: string): Promise<Learner> {
  const { id, cookie } = await newLearner(url);
  return { id, headers: { ...plain, cookie } };
}

/** The ids of a roadmap's units, as the learner sees them. */
export async function unitIdsOf(address: string, { headers }: Learner): Promise<string[]> {
  const answer = await fetch(address, { headers });
  const { modules } = (await answer.json()) as RoadmapDetail;
  return modules.flatMap(({ sub_modules }) =>
    sub_modules.topics.flatMap(({ learning_units }) => learning_units.map(({ id }) => id)),
  );
}

/** A learner who has worked through it all: every unit is completed, every fourth has a note. */
export async function workThrough(url: string, learner: Learner, unitIds: readonly string[]) {
  for (const [index, unitId] of unitIds.entries()) {
    await changeProgress(url, learner, unitId, { completed: true });
    if (index % 4 === 0)
      await changeProgress(url, learner, unitId, { notes: 'Two pointers, once through.' });
  }
}

async function changeProgress(
  url: string,
  { id, headers }: Learner,
  unitId: string,
  change: { completed: boolean } | { notes: string },
): Promise<void> {
  const answer = await fetch(`${url}/v1/users/${id}/learning-units/${unitId}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`PATCH of ${unitId} answered ${answer.status}`);
  await answer.arrayBuffer();
}
