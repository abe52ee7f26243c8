import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

/** A saver that lasts as long as the page. */
export function useDraftSaver(options: Parameters<typeof createDraftSaver>[0]): DraftSaver {
  const [saver] = useState(() => createDraftSaver(options));
  useEffect(() => saver.start(), [saver]);
  return saver;
}

export const useSaveState = (saver: DraftSaver) =>
  useSyncExternalStore(saver.subscribe, saver.state, saver.state);
