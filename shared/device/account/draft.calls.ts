import { request } from '@site/shared/api';
import type { SolutionDraft, WorkLanguage } from '@site/shared/contracts';
import type { Draft } from '../stores/drafts.ts';

/** The draft that the account has; null if there's none. */
export type KeptDraft = NonNullable<SolutionDraft['draft']>;

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
}: DraftPlace): Promise<KeptDraft | null> {
  const params = { userId: person, unitId };
  return (await request(`GET ${PLACE}`, { params, query: { language } })).draft;
}

/** Sends a draft. @returns the one that stands, which may be a later one of another device */
export async function keepDraft(
  { person, unitId, language }: DraftPlace,
  { code, changedAt }: Pick<Draft, 'code' | 'changedAt'>,
): Promise<KeptDraft | null> {
  const params = { userId: person, unitId };
  if (code === null) {
    await request(`DELETE ${PLACE}`, { params, query: { language } });
    return null;
  }
  const body = { language, code, changedAt: changedAt || new Date().toISOString() };
  return (await request(`PUT ${PLACE}`, { params, body })).draft;
}
