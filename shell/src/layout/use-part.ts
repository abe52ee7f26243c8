import { toast } from '@site/shared/platform';
import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of the shell that is fetched when somebody wants it. Returns the component, null until it is
 * there, and the function that fetches it (`load` must be the same at each render). A failed fetch says so, and the next wish tries again.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const want = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast.error('This could not be loaded. Check your connection and try again.');
      return false;
    }
  }, [load]);
  return [Part, want] as const;
}
