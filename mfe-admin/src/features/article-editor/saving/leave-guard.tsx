import { useBlocker } from '@site/shared/platform';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { useEffect } from 'react';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Saves what was typed before the page is left. If that isn't possible, prompts; what isn't saved stays in
 * this browser.
 */
export function LeaveGuard({ saver }: { saver: DraftSaver }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      saver.hasUnsaved() && from.pathname !== to.pathname && to.pathname !== addressOf(saver),
  );
  const { state, proceed } = blocker;

  useEffect(() => {
    if (state !== 'blocked') return;
    saver.flush().then((isSaved) => isSaved && proceed?.());
  }, [saver, state, proceed]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saver.hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saver]);

  return (
    <LeaveDialog
      open={state === 'blocked'}
      description="Your last changes aren't on the server yet. They stay in this browser: open the article again to restore them."
      onStay={() => blocker.reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}

/** Where a new article goes once it exists. */
const addressOf = (saver: DraftSaver) => `/admin/articles/${saver.id()}`;
