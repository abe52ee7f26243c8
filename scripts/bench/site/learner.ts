import type { RoadmapDetail } from '@site/shared/contracts';

/** A signed-in learner, with the headers of every request. */
export interface Learner {
  id: string;
  name: string;
  headers: Record<string, string>;
}

const plain = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
const account = { name: 'Asha Rao', email: 'asha@example.org', password: 'stairs4you!' };

/** Makes an account on a site and signs it in. */
export async function signInLearner(url: string, email = account.email): Promise<Learner> {
  const { name, password } = account;
  await post(`${url}/v1/auth/signup`, { name, email, password });
  const answer = await post(`${url}/v1/auth/signin`, { email, password });
  const { id } = (await answer.json()) as { id: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { id, name, headers: { ...plain, cookie: cookie.join('; ') } };
}

async function post(address: string, body: object): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: plain,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
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
