import { useCallback, useEffect, useState } from 'react';
import type { DiscussionBody } from './discussion-body.tsx';

/** The component that shows comments, loaded once it's `needed`. A failed load can be retried. */
export function useDiscussionBody(needed: boolean) {
  const [Body, setBody] = useState<typeof DiscussionBody | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await import('./discussion-body.tsx');
      setBody(() => loaded.DiscussionBody);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (needed) void load();
  }, [needed, load]);
  return { Body, failed, retry: () => void load() };
}
