import { toast } from '@site/shared/platform';
import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that is loaded on demand. Returns the component, null until it has loaded, and a function
 * that loads it and says whether that worked. If loading fails, a notice says so, and the next call tries
 * again. `load` must be the same function at each render.
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const loadComponent = useCallback(async () => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      toast.error("We couldn't load this. Check your connection and try again.");
      return false;
    }
  }, [load]);
  return [Component, loadComponent] as const;
}
