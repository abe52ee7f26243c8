/** Stubs for what jsdom lacks: nothing is measured, nothing intersects, nothing scrolls. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Gives jsdom observers, media queries and scrolling; `reducedMotion` is the person's system setting. The
 * browser becomes idle only if a test says `rests`: only then does work scheduled for idle time run.
 */
export function stubBrowser({ reducedMotion = false, rests = false } = {}) {
  const matchMedia = (query: string) => ({
    matches: reducedMotion && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    matchMedia,
    requestIdleCallback: (callback: () => void) => (rests ? setTimeout(callback) : 0),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
    scrollTo() {},
  });
}
