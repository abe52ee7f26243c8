import { useQuery } from '@site/shared/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { adminSessionEndedQuery } from '../../session/admin-session.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

/** A saver for as long as the page lasts. */
export function useDraftSaver(options: Parameters<typeof createDraftSaver>[0]): DraftSaver {
  const [saver] = useState(() => createDraftSaver(options));
  useEffect(() => saver.start(), [saver]);
  const { data: hasEnded } = useQuery(adminSessionEndedQuery);
  useEffect(() => {
    // What couldn't be saved since is saved once they have signed in again.
    if (!hasEnded) void saver.flush();
  }, [saver, hasEnded]);
  return saver;
}

export const useSaveState = (saver: DraftSaver) =>
  useSyncExternalStore(saver.subscribe, saver.state, saver.state);
