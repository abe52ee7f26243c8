import type { SolutionDraft } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import type { StoredDraft } from '../draft-store.ts';

/** The draft that the account has; null if the editor opens on the starter. */
export type KeptDraft = NonNullable<SolutionDraft['draft']>;

const pathOf = (person: string, problemId: string) =>
  `/v1/users/${person}/dsa-problems/${problemId}/draft`;

export async function fetchDraft(person: string, problemId: string): Promise<KeptDraft | null> {
  const { data } = await http.get<SolutionDraft>(pathOf(person, problemId));
  return data.draft;
}

/** Sends a draft. @returns the one that stands, which may be a later one of another device */
export async function keepDraft(
  person: string,
  problemId: string,
  { code, changedAt }: StoredDraft,
): Promise<KeptDraft | null> {
  const path = pathOf(person, problemId);
  if (code === null) {
    await http.delete(path);
    return null;
  }
  const draft = { language: 'python', code, changedAt: changedAt || new Date().toISOString() };
  const { data } = await http.put<SolutionDraft>(path, draft);
  return data.draft;
}
