import { request } from '@site/shared/api';
import type { SolutionDraft, WorkLanguage } from '@site/shared/contracts';
import type { Draft } from '../stores/drafts.ts';
import { ownPlace } from './own-place.ts';

/** The draft that the account has; null if there's none. */
export type KeptDraft = NonNullable<SolutionDraft['draft']>;

/** What a draft belongs to: the id is of a DSA problem, or of the task of a unit. */
interface DraftPlace {
  person: string;
  problemId: string;
  language: WorkLanguage;
}

export async function fetchDraft({
  person,
  problemId,
  language,
}: DraftPlace): Promise<KeptDraft | null> {
  const { place, params } = ownPlace(person, problemId);
  return (await request(`GET ${place}/draft`, { params, query: { language } })).draft;
}

/** Sends a draft. @returns the one that stands, which may be a later one of another device */
export async function keepDraft(
  { person, problemId, language }: DraftPlace,
  { code, changedAt }: Draft,
): Promise<KeptDraft | null> {
  const { place, params } = ownPlace(person, problemId);
  if (code === null) {
    await request(`DELETE ${place}/draft`, { params, query: { language } });
    return null;
  }
  const body = { language, code, changedAt: changedAt || new Date().toISOString() };
  return (await request(`PUT ${place}/draft`, { params, body })).draft;
}
