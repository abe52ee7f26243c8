import { useEffect, useEffectEvent } from 'react';

/** As far as it's used; TypeScript doesn't know it. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * While something is open over the page, a phone's Back closes it instead of leaving the page, in browsers that can
 * tell (Chrome on Android).
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const requested = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!open || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // Each hears one request, and what is open may stay so, such as for a confirmation.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        requested();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
