/** What jsdom does not know: nothing is measured, nothing intersects, nothing scrolls. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives jsdom observers, media queries and scrolling; `reducedMotion` is what the person asked the system for. */
export function stubBrowser({ reducedMotion = false } = {}) {
  const matchMedia = (query: string) => ({
    matches: reducedMotion && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    matchMedia,
    scrollTo() {},
  });
}
