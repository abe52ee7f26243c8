import { progressMutation } from '../../../platform/progress-mutation.ts';
import { asha } from '../../../testing/index.ts';
import type { Mutation } from '../entry.ts';
import type { Queue } from '../queue.ts';

export const tick = (unitId: string, completed = true, person = asha.id): Mutation =>
  progressMutation({ person, unitId, patch: { completed } });
export const note = (unitId: string, notes: string, person = asha.id): Mutation =>
  progressMutation({ person, unitId, patch: { notes } });
export const listed = (box: Queue, person = asha.id) =>
  box.entriesOf(person).map(({ body, state }) => [body, state]);
