import { request } from '@site/shared/api';
import type { SavedOwnCases, WorkLanguage } from '@site/shared/contracts';
import type { OwnInputs } from '../stores/own-cases.ts';

/** Whose cases they are, and of which exercise. */
interface CasesPlace {
  person: string;
  unitId: string;
  language: WorkLanguage;
}

const PLACE = '/v1/users/{userId}/units/{unitId}/cases';

/** The cases that the account has; null if it never had any. */
export async function fetchCases({
  person,
  unitId,
  language,
}: CasesPlace): Promise<SavedOwnCases | null> {
  const params = { userId: person, unitId };
  return (await request(`GET ${PLACE}`, { params, query: { language } })).cases;
}

/**
 * Sends cases that were made from those of the time `base`, or from none.
 * @returns those that stand: others if those were others by then
 */
export async function saveCases(
  { person, unitId, language }: CasesPlace,
  { inputs, changedAt }: OwnInputs,
  base: string | null,
): Promise<SavedOwnCases | null> {
  const params = { userId: person, unitId };
  const body = { language, inputs, changedAt: changedAt || new Date().toISOString(), base };
  return (await request(`PUT ${PLACE}`, { params, body })).cases;
}
