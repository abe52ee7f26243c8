import { asha } from '../../../testing/index.ts';
import type { Mutation } from '../entry.ts';
import type { Queue } from '../queue.ts';

/** A change of one field of a unit, as `@site/shared/progress` makes it. */
const change = (person: string, unitId: string, body: object): Mutation => ({
  person,
  kind: 'progress',
  queueKey: `unit ${unitId}`,
  collapseKey: Object.keys(body).join(),
  method: 'patch',
  url: `/v1/users/${person}/learning-units/${unitId}`,
  body,
  success: 200,
  failureMessage: 'It was refused',
  page: window.location.pathname,
  meta: { unitId, patch: body },
});

export const tick = (unitId: string, completed = true, person = asha.id): Mutation =>
  change(person, unitId, { completed });
export const note = (unitId: string, notes: string, person = asha.id): Mutation => ({
  ...change(person, unitId, { notes }),
  keepRefused: true,
});
export const listed = (box: Queue, person = asha.id) =>
  box.entriesOf(person).map(({ body, state }) => [body, state]);
