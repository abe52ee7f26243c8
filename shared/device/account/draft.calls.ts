import type { SolutionDraft, WorkLanguage } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import type { Draft } from '../stores/drafts.ts';
import { ownPath } from './own-path.ts';

/** The draft that the account has; null if there's none. */
export type KeptDraft = NonNullable<SolutionDraft['draft']>;

/** What a draft belongs to: the id is of a DSA problem, or of the task of a unit. */
interface DraftPlace {
  person: string;
  problemId: string;
  language: WorkLanguage;
}

const pathOf = ({ person, problemId }: DraftPlace) => `${ownPath(person, problemId)}/draft`;

export async function fetchDraft(place: DraftPlace): Promise<KeptDraft | null> {
  const { language } = place;
  const { data } = await http.get<SolutionDraft>(pathOf(place), { params: { language } });
  return data.draft;
}

/** Sends a draft. @returns the one that stands, which may be a later one of another device */
export async function keepDraft(
  place: DraftPlace,
  { code, changedAt }: Draft,
): Promise<KeptDraft | null> {
  const { language } = place;
  const path = pathOf(place);
  if (code === null) {
    await http.delete(path, { params: { language } });
    return null;
  }
  const draft = { language, code, changedAt: changedAt || new Date().toISOString() };
  const { data } = await http.put<SolutionDraft>(path, draft);
  return data.draft;
}
