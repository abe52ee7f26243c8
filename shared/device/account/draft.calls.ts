import { request } from '@site/shared/api';
import type { SolutionDraft, WorkLanguage } from '@site/shared/contracts';
import type { Draft } from '../stores/drafts.ts';

/** The draft that the account has; null if there's none. */
export type SavedDraft = NonNullable<SolutionDraft['draft']>;

/** Whose draft it is, and of which exercise. */
interface DraftPlace {
  person: string;
  unitId: string;
  language: WorkLanguage;
}

const PLACE = '/v1/users/{userId}/units/{unitId}/draft';

export async function fetchDraft({
  person,
  unitId,
  language,
}: DraftPlace): Promise<SavedDraft | null> {
  const params = { userId: person, unitId };
  return (await request(`GET ${PLACE}`, { params, query: { language } })).draft;
}

/**
 * Sends a draft that was made from the one of the time `base`, or from none.
 * @returns the one that stands: another one if that was another by then
 */
export async function saveDraft(
  place: DraftPlace,
  { code, changedAt }: Pick<Draft, 'code' | 'changedAt'>,
  base: string | null,
): Promise<SavedDraft | null> {
  const { person, unitId, language } = place;
  const params = { userId: person, unitId };
  if (code === null) {
    if (base === null) return fetchDraft(place);
    return (await request(`DELETE ${PLACE}`, { params, query: { language, base } })).draft;
  }
  const body = { language, code, changedAt: changedAt || new Date().toISOString(), base };
  return (await request(`PUT ${PLACE}`, { params, body })).draft;
}
