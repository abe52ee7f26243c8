import { toast } from '@site/shared/platform';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

/**
 * A component that is loaded in the background once it's needed; null until then. If loading fails,
 * the page does without it. `load` must be the same function at each render.
 */
export function useBackgroundComponent(
  needed: boolean,
  load: () => Promise<ComponentType>,
): ComponentType | null {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!needed) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [needed, load]);
  return Component;
}

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
