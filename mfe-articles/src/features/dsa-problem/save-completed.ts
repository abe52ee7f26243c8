import { events, personKey, sessionStore, toast, useWanted } from '@site/shared/platform';
import { saveProgress } from '@site/shared/progress';

const INTENT = 'completed';

/** Marks the problem complete for someone who left the page to log in, and has come back. */
export const useIntendedCompletion = (): void =>
  useWanted<string>(INTENT, ({ meta: unitId }) => void saveCompleted(unitId, true));

/**
 * Saves whether a practice problem is completed, for the person who is signed in at that time. A visitor is prompted
 * to log in, and it's saved afterwards.
 */
export async function saveCompleted(unitId: string, completed: boolean): Promise<void> {
  if (!sessionStore.getState().user) return promptLogin(unitId);
  // One notice per problem: repeated clicks replace it.
  const notice = { id: `completed-${unitId}` };
  try {
    const change = { person: personKey(), unitId, patch: { completed } };
    const { status } = await saveProgress(change);
    if (status === 'sent') toast.success('Question status updated successfully!', notice);
  } catch {
    toast.error('Login to update question status', notice);
  }
}

function promptLogin(unitId: string): void {
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', {
    reason: 'Log in to track your progress.',
    resume: () => void saveCompleted(unitId, true),
    wanted: { kind: INTENT, purpose: 'track your progress', meta: unitId },
  });
}
