import {
  type Merged,
  type MergeItem,
  type MergePreview,
  type MergeUndone,
  merged,
  mergePreview,
  mergeUndone,
} from '@site/shared/contracts';
import { http, queryClient, sessionStore, statusOf } from '@site/shared/platform';

/** A lot may be compared at once. */
const timeout = 60_000;

const mergesOf = (person: string) => `/v1/users/${person}/merges`;

/** A dry run of a merge. */
export async function previewMerge(person: string, items: MergeItem[]): Promise<MergePreview> {
  const { data } = await http.post(`${mergesOf(person)}/preview`, { items }, { timeout });
  return mergePreview.parse(data);
}

export async function mergeItems(person: string, items: MergeItem[]): Promise<Merged> {
  const { data } = await http.post(mergesOf(person), { items }, { timeout });
  return merged.parse(data);
}

/** @returns what was undone; null if there's nothing to undo, as after an Undo whose response was lost */
export async function undoItems(person: string, id: string): Promise<MergeUndone | null> {
  try {
    const { data } = await http.delete(`${mergesOf(person)}/${id}`, { timeout });
    return mergeUndone.parse(data);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Refetches everything about the person, including whether they have a plan, after a merge or its Undo. */
export async function invalidatePerson(person: string): Promise<void> {
  void sessionStore.getState().verify();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(person) });
}
