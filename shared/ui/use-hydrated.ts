import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is the browser's: false while it is rendered on a server, and while the browser takes over
 * what came from there. Until it is true, a page shows nothing that only a browser knows, such as what it has
 * stored, its language or the size of its window: that would differ from the markup.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
