/** What jsdom does not know: nothing is measured, nothing intersects, nothing scrolls. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Gives jsdom observers, media queries and scrolling; `reducedMotion` is what the person asked the system
 * for. The browser comes to rest only where a test says `rests`: what waits for that then begins.
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
