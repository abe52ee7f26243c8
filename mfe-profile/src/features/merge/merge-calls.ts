import { request } from '@site/shared/api';
import type { Merged, MergeItem, MergePreview, MergeUndone } from '@site/shared/contracts/practice';
import { queryClient, sessionStore, statusOf } from '@site/shared/platform';

/** A lot may be compared at once. */
const timeout = 60_000;

/** A dry run of a merge. */
export const previewMerge = (userId: string, items: MergeItem[]): Promise<MergePreview> =>
  request('POST /v1/users/{userId}/merges/preview', {
    params: { userId },
    body: { items },
    timeout,
  });

export const mergeItems = (userId: string, items: MergeItem[]): Promise<Merged> =>
  request('POST /v1/users/{userId}/merges', { params: { userId }, body: { items }, timeout });

/** @returns what was undone; null if there's nothing to undo, as after an Undo whose response was lost */
export async function undoItems(userId: string, id: string): Promise<MergeUndone | null> {
  try {
    return await request('DELETE /v1/users/{userId}/merges/{id}', {
      params: { userId, id },
      timeout,
    });
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
