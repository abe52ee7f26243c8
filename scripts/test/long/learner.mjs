import { randomUUID } from 'node:crypto';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Signs up at a site and returns the person with the cookies of the session. */
export async function newLearner(url) {
  const person = {
    name: 'Asha Rao',
    email: `${randomUUID()}@example.org`,
    password: 'stairs4you!',
  };
  await call(url, 'POST', '/v1/auth/signup', { body: person });
  const answer = await call(url, 'POST', '/v1/auth/signin', {
    body: { email: person.email, password: person.password },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: (await answer.json()).id, cookie };
}

/** Completes problems one after the other until the site is gone; returns those it has confirmed. */
export async function practiseUntilGone(url, { id, cookie }, onConfirmed) {
  const confirmed = [];
  for (const unit of await unitIds(url)) {
    const answer = await call(url, 'PATCH', `/v1/users/${id}/learning-units/${unit}`, {
      body: { completed: true },
      cookie,
    }).catch(() => null);
    if (!answer) break;
    confirmed.push(unit);
    onConfirmed(confirmed.length);
  }
  return confirmed;
}

/** The problems that the site says the person has completed. */
export async function completedUnits(url, { cookie }) {
  const answer = await call(url, 'GET', '/v1/roadmaps/dsa', { cookie });
  return unitsOf(await answer.json())
    .filter(({ progress }) => progress.completed)
    .map(({ id }) => id);
}

/** The ids of all problems of a roadmap. */
export async function unitIds(url) {
  const answer = await call(url, 'GET', '/v1/roadmaps/dsa', {});
  return unitsOf(await answer.json()).map(({ id }) => id);
}

/** Writes a note to a problem. Rejects unless the site says that it is saved. */
export const noteUnit = (url, { id, cookie }, unit, notes) =>
  call(url, 'PATCH', `/v1/users/${id}/learning-units/${unit}`, { body: { notes }, cookie });

/** The notes that the site says the person has, by problem. */
export async function notedUnits(url, { cookie }) {
  const answer = await call(url, 'GET', '/v1/roadmaps/dsa', { cookie });
  return new Map(unitsOf(await answer.json()).map(({ id, progress }) => [id, progress.notes]));
}

const unitsOf = ({ modules: [module] }) =>
  module.sub_modules.topics.flatMap(({ learning_units }) => learning_units);

async function call(url, method, path, { body, cookie }) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
