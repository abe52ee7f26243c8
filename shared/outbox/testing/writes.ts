import { asha } from '../../testing/index.ts';
import type { Outbox } from '../outbox.ts';
import { progressWrite } from '../progress-write.ts';
import type { Write } from '../write.ts';

export const tick = (unitId: string, completed = true, person = asha.id): Write =>
  progressWrite({ person, unitId, patch: { completed } });
export const note = (unitId: string, notes: string, person = asha.id): Write =>
  progressWrite({ person, unitId, patch: { notes } });
export const listed = (box: Outbox, person = asha.id) =>
  box.writesOf(person).map(({ body, state }) => [body, state]);
