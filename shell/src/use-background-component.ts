import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is loaded once it's wanted, without anybody having asked for it; null until then. If loading fails,
 * the page does without it. `load` must be the same function at each render.
 */
export function useBackgroundComponent(
  wanted: boolean,
  load: () => Promise<ComponentType>,
): ComponentType | null {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [wanted, load]);
  return Component;
}
