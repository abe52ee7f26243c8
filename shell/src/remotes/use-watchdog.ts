import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loader } from './loader.ts';

const TICK_MS = 1_000;
/** How long a page may take for one task. */
const LIMIT_MS = 5_000;
/** How long it may keep the next page from being shown. React lets that through after five seconds. */
const TRAP_MS = 3_000;

/**
 * Sees in a visitor's browser what the proof of a release has missed: a page that keeps links from being followed, that
 * doesn't respond, or that hides the site's header or footer. That is thrown here, above the page, so that the previous
 * version takes over, as if the page had thrown by itself. It's reported even if the page is gone by then.
 */
export function useWatchdog(remote: string): void {
  const [fault, setFault] = useState<Error>();
  const { pathname } = useLocation();
  /** A transition that has nothing to wait for: a page that keeps rendering doesn't let it through either. */
  const [probe, setProbe] = useState(0);
  const rendered = useRef({ pathname, probe });

  useEffect(() => {
    rendered.current = { pathname, probe };
  }, [pathname, probe]);

  useEffect(() => {
    const report = (reason: string) => {
      const found = new Error(reason);
      clearInterval(timer);
      void loader.heal(remote, found);
      setFault(found);
    };
    let waiting: { since: number; probe: number; isResting: boolean } | null = null;
    let hidden = 0;

    function isTrapped(): boolean {
      if (isAt(rendered.current.pathname)) {
        waiting = null;
        return false;
      }
      if (!waiting) {
        const since = performance.now();
        // Safari can't say whether it rests.
        const isResting = !('requestIdleCallback' in globalThis);
        const visit = { since, probe: rendered.current.probe, isResting };
        waiting = visit;
        startTransition(() => setProbe((before) => before + 1));
        // A page that waits for the network leaves the browser time; one that renders without end doesn't.
        globalThis.requestIdleCallback?.(() => {
          visit.isResting = true;
        });
      }
      const isOver = performance.now() - waiting.since >= TRAP_MS;
      return isOver && !waiting.isResting && rendered.current.probe === waiting.probe;
    }

    const tick = () => {
      if (document.visibilityState === 'hidden') return;
      if (isTrapped()) report("the page doesn't let its visitors go");
      hidden = isFrameHidden() ? hidden + 1 : 0;
      // What is shown a moment later is no fault.
      if (hidden === 2) report("the page hides the site's header or footer");
    };
    const timer = setInterval(tick, TICK_MS);
    const stopWatching = watchTasks(() =>
      report(`the page didn't respond for ${LIMIT_MS / 1_000} s`),
    );
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [remote]);

  if (fault) throw fault;
}

/** Whether the address in the browser, which may be malformed, is the one whose page is shown. */
const isAt = (pathname: string) =>
  new URL(location.origin + pathname).pathname === location.pathname;

const isFrameHidden = () =>
  document.fullscreenElement === null &&
  ['header', 'main ~ footer'].some((part) => {
    const style = { opacityProperty: true, visibilityProperty: true };
    return document.querySelector(part)?.checkVisibility?.(style) === false;
  });

/** Calls back after a task that has blocked the page for too long, in browsers that say so. Frames have tasks of their own. */
function watchTasks(onBlocked: () => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => {};
  const observer = new PerformanceObserver((list) => {
    const isBlocking = ({ name, duration }: PerformanceEntry) =>
      name === 'self' && duration >= LIMIT_MS;
    if (list.getEntries().some(isBlocking)) onBlocked();
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}
