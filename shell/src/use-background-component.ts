import { type ComponentType, useEffect, useState } from 'react';

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
