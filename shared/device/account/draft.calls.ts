import type { SolutionDraft, SolutionLanguage } from '@site/shared/contracts';
import type { Draft } from '@site/shared/device';
import { http } from '@site/shared/platform';

/** The draft that the account has; null if the editor opens on the starter. */
export type KeptDraft = NonNullable<SolutionDraft['draft']>;

/** What a draft belongs to. */
interface DraftPlace {
  person: string;
  problemId: string;
  language: SolutionLanguage;
}

const pathOf = ({ person, problemId }: DraftPlace) =>
  `/v1/users/${person}/dsa-problems/${problemId}/draft`;

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
