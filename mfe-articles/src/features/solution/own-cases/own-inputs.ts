import { OWN_CASES_MAX } from '@site/shared/device';
import { sessionStore } from '@site/shared/platform';
import { casesOf } from '../device-stores.ts';

/** The inputs that the person at this device has added to a problem, which is kept by this name. */
export function ownInputs(name: string): string[] {
  const person = sessionStore.getState().user?.id ?? null;
  return casesOf(name).read(name, person)?.slice(0, OWN_CASES_MAX) ?? [];
}
